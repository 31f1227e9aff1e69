/* Proves that kernel images load from bytes and files, that every broken, foreign or cut-off image
 * is refused with a reason and without a crash, that each device has its own globals, and what
 * launches check. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdatomic.h>

#include "base/time.h"
#include "image_maker.h"
#include "npu/npu.h"

static unsigned char *good;
static size_t good_size;

static void refused(const unsigned char *bytes, size_t size, aivd_status status, const char *why)
{
    npu_image *image = NULL;
    base_error_clear();
    assert_int_equal(npu_image_load_data(bytes, size, &image), status);
    assert_null(image);
    if (!strstr(base_error_recent(), why))
        fail_msg("\"%s\" is not in \"%s\"", why, base_error_recent());
}

static void refused_source(const char *switches, const char *why)
{
    size_t size;
    unsigned char *bytes = image_make(switches, &size);
    assert_non_null(bytes);
    refused(bytes, size, AIVD_ERR_FORMAT, why);
    free(bytes);
}

static void garbage_is_refused(void **state)
{
    (void)state;
    unsigned char text[5000];
    memset(text, 'x', sizeof text);
    refused(text, sizeof text, AIVD_ERR_FORMAT, "compile it with aivcc");
    refused(text, 1, AIVD_ERR_FORMAT, "aivcc");
    refused((const unsigned char *)"\177ELF", 4, AIVD_ERR_FORMAT, "cut off");
    refused(text, 0, AIVD_ERR_PARAM, "0 bytes");
    refused(NULL, 10, AIVD_ERR_NULL, "(nil)");
}

static void wrong_elf_is_refused(void **state)
{
    (void)state;
    unsigned char *copy = malloc(good_size);
    memcpy(copy, good, good_size);
    copy[18] = 0x29; /* e_machine */
    copy[19] = 0x10;
    refused(copy, good_size, AIVD_ERR_FORMAT, "another machine");
    memcpy(copy, good, good_size);
    copy[16] = 1; /* e_type: relocatable */
    refused(copy, good_size, AIVD_ERR_FORMAT, "not linked");
    memcpy(copy, good, good_size);
    copy[4] = 1; /* 32 bit */
    refused(copy, good_size, AIVD_ERR_FORMAT, "64-bit");
    free(copy);
}

/* A refusal at every length; the bytes are handed over in a buffer of that very length, so that
 * sanitizers see every read behind the end. */
static void truncated_images_are_refused(void **state)
{
    (void)state;
    for (size_t size = 1; size < good_size; size += size < 1200 ? 7 : 331) {
        unsigned char *copy = malloc(size);
        npu_image *image;
        memcpy(copy, good, size);
        assert_int_equal(npu_image_load_data(copy, size, &image), AIVD_ERR_FORMAT);
        free(copy);
    }
}

/* Random bytes in the headers: refused or loaded, never a crash of the checks. Only the section
 * table is hit: the dynamic linker trusts segments as every linker does. */
static void flipped_section_tables_never_crash(void **state)
{
    (void)state;
    unsigned seed = 4711;
    uint64_t table;
    memcpy(&table, good + 40, sizeof table); /* e_shoff */
    printf("seed %u\n", seed);
    for (int i = 0; i < 300; i++) {
        npu_image *image;
        unsigned char *copy = malloc(good_size);
        memcpy(copy, good, good_size);
        for (int k = 0; k < 4; k++)
            copy[table + (unsigned)rand_r(&seed) % (good_size - table)] =
                (unsigned char)rand_r(&seed);
        if (npu_image_load_data(copy, good_size, &image) == AIVD_OK)
            npu_image_unload(image);
        free(copy);
    }
}

static void broken_contents_are_refused(void **state)
{
    (void)state;
    refused_source("-DNO_IMAGE", "no symbol aivd_image");
    refused_source("-DBAD_MAGIC", "not a kernel table");
    refused_source("-DBAD_VERSION", "image version 77");
    refused_source("-DNO_KERNELS", "holds no kernel");
    refused_source("-DNO_META", "k_none");
    refused_source("-DBAD_META=2", "K_TYPE_AIV");
    refused_source("-DUNRESOLVED", "aivd_there_is_no_such_operation");
}

static void files_load_and_missing_files_do_not(void **state)
{
    (void)state;
    char path[128];
    npu_image *image;
    snprintf(path, sizeof path, "%s/file.o", image_folder);
    assert_int_equal(npu_image_load_file(path, &image), AIVD_ERR_FILE);
    assert_non_null(strstr(base_error_recent(), path));
    FILE *f = fopen(path, "wb");
    fwrite(good, 1, good_size, f);
    fclose(f);
    assert_int_equal(npu_image_load_file(path, &image), AIVD_OK);
    unlink(path);
    assert_int_equal(npu_image_unload(image), AIVD_OK);
    assert_int_equal(npu_image_unload(image), AIVD_ERR_HANDLE);
    assert_int_equal(npu_image_load_file("/", &image), AIVD_ERR_FORMAT);
}

static void binaries_may_go_before_their_images(void **state)
{
    (void)state;
    npu_binary *binary;
    npu_image *image;
    npu_function *function, *again;
    assert_int_equal(npu_binary_create(good, good_size, &binary), AIVD_OK);
    assert_int_equal(npu_image_load(binary, &image), AIVD_OK);
    assert_int_equal(npu_binary_destroy(binary), AIVD_OK);
    assert_int_equal(npu_image_load(binary, &image), AIVD_ERR_HANDLE);
    assert_int_equal(npu_image_function(image, "k_add", &function), AIVD_OK);
    assert_int_equal(npu_image_function(image, "k_add", &again), AIVD_OK);
    assert_ptr_equal(function, again);
    assert_string_equal(npu_function_name(function), "k_add");
    assert_int_equal(npu_image_function(image, "k_ad", &again), AIVD_ERR_NOT_FOUND);
    assert_non_null(strstr(base_error_recent(), "k_add, k_calls, k_none"));
    assert_int_equal(npu_image_unload(image), AIVD_OK);
    assert_int_equal(npu_launch(function, NULL, 1, good, 12, NULL), AIVD_ERR_HANDLE);
}

typedef struct add_args {
    int *out;
    int value;
} add_args;

static void *device_memory(int device, size_t size)
{
    void *p;
    assert_int_equal(npu_mem_alloc(device, size, NPU_MEM_POPULATED, &p), AIVD_OK);
    memset(p, 0, size);
    return p;
}

static void launches_check_their_arguments(void **state)
{
    (void)state;
    npu_image *image;
    npu_function *add, *none;
    npu_image_load_data(good, good_size, &image);
    npu_image_function(image, "k_add", &add);
    npu_image_function(image, "k_none", &none);
    add_args args = {device_memory(0, 64), 5};
    const npu_launch_config batch = {.batch = true};
    assert_int_equal(npu_launch(add, NULL, 1, &args, 11, NULL), AIVD_ERR_PARAM);
    assert_non_null(strstr(base_error_recent(), "takes 12 bytes"));
    assert_non_null(strstr(base_error_recent(), "gives 11"));
    assert_int_equal(npu_launch(add, NULL, 1, &args, 24, NULL), AIVD_ERR_PARAM);
    assert_int_equal(npu_launch(add, NULL, 0, &args, 12, NULL), AIVD_ERR_PARAM);
    assert_int_equal(npu_launch(add, NULL, 49, &args, 12, &batch), AIVD_ERR_PARAM);
    assert_non_null(strstr(base_error_recent(), "48"));
    assert_non_null(strstr(base_error_recent(), "--cores"));
    assert_int_equal(npu_launch(add, NULL, 1, &args, 12, NULL), AIVD_OK);
    assert_int_equal(npu_launch(add, NULL, 1, &args, 16, NULL), AIVD_OK); /* sizeof the struct */
    args.value = 1000;                                                    /* copied at the launch */
    assert_int_equal(npu_launch(add, NULL, 48, &(add_args){args.out, 1}, 16, &batch), AIVD_OK);
    assert_int_equal(npu_launch(none, NULL, 3, NULL, 0, NULL), AIVD_OK);
    assert_int_equal(npu_device_synchronize(BASE_NEVER), AIVD_OK);
    assert_int_equal(*args.out, 5 + 5 + 48);
    npu_mem_free(args.out);
    npu_image_unload(image);
}

static _Atomic bool gate_open;

/* Holds its stream until the gate is open, whoever runs it. */
static aivd_status gate(npu_stream *stream, void *args)
{
    (void)stream;
    (void)args;
    while (!gate_open)
        usleep(200);
    return AIVD_OK;
}

static void arguments_may_lie_in_device_memory(void **state)
{
    (void)state;
    npu_image *image;
    npu_function *add;
    npu_image_load_data(good, good_size, &image);
    npu_image_function(image, "k_add", &add);
    int *out = device_memory(0, 64);
    add_args *args = device_memory(0, sizeof *args);
    *args = (add_args){out, 1};
    const npu_args where = {.data = args, .size = sizeof *args, .in_device = true};
    npu_stream *stream;
    assert_int_equal(npu_stream_check(NULL, &stream), AIVD_OK);
    assert_int_equal(npu_stream_enqueue(stream, "gate", gate, NULL, 0), AIVD_OK);
    assert_int_equal(npu_launch_with(add, NULL, 1, &where, NULL), AIVD_OK);
    args->value = 9; /* read when the kernel runs */
    gate_open = true;
    assert_int_equal(npu_device_synchronize(BASE_NEVER), AIVD_OK);
    assert_int_equal(*out, 9);
    npu_mem_free(args);
    npu_mem_free(out);
    npu_image_unload(image);
}

static void placeholders_point_at_data_behind_the_arguments(void **state)
{
    (void)state;
    npu_image *image;
    npu_function *add;
    struct {
        add_args args;
        int data[4];
    } packed = {{NULL, 3}, {40, 0, 0, 0}};
    npu_image_load_data(good, good_size, &image);
    npu_image_function(image, "k_add", &add);
    npu_placeholder place = {0, offsetof(__typeof__(packed), data)};
    npu_args args = {
        .data = &packed, .size = sizeof packed, .placeholders = &place, .placeholder_count = 1};
    assert_int_equal(npu_launch_with(add, NULL, 2, &args, NULL), AIVD_OK);
    assert_int_equal(npu_device_synchronize(BASE_NEVER), AIVD_OK);
    assert_null(packed.args.out); /* the caller's bytes stay */
    assert_int_equal(packed.data[0], 40);
    place.data_offset = sizeof packed;
    assert_int_equal(npu_launch_with(add, NULL, 1, &args, NULL), AIVD_ERR_PARAM);
    place = (npu_placeholder){4, 16};
    assert_int_equal(npu_launch_with(add, NULL, 1, &args, NULL), AIVD_ERR_PARAM);
    place = (npu_placeholder){UINT32_MAX - 7, 16};
    assert_int_equal(npu_launch_with(add, NULL, 1, &args, NULL), AIVD_ERR_PARAM);
    npu_image_unload(image);
}

/* One function handle, two devices, as programs with a thread per device use it. */
static void every_device_has_its_own_globals(void **state)
{
    (void)state;
    npu_image *image;
    npu_function *add, *calls;
    npu_context *home;
    npu_context_current(&home);
    npu_image_load_data(good, good_size, &image);
    npu_image_function(image, "k_add", &add);
    npu_image_function(image, "k_calls", &calls);
    int *out[2];
    for (int device = 0; device < 2; device++) {
        assert_int_equal(npu_device_set(device), AIVD_OK);
        out[device] = device_memory(device, 64);
        add_args args = {out[device], 0};
        for (int i = 0; i <= device; i++)
            assert_int_equal(npu_launch(add, NULL, 1, &args, 12, NULL), AIVD_OK);
        assert_int_equal(npu_launch(calls, NULL, 1, &args, 8, NULL), AIVD_OK);
        assert_int_equal(npu_device_synchronize(BASE_NEVER), AIVD_OK);
        assert_int_equal(*out[device], device + 1);
    }
    assert_int_equal(npu_device_reset(1, false), AIVD_OK);
    assert_int_equal(npu_context_set(home), AIVD_OK);
    assert_int_equal(npu_image_unload(image), AIVD_OK);
    assert_int_equal(npu_device_reset(0, false), AIVD_OK); /* set twice */
}

/* Unloading waits for queued kernels of the image. */
static void unload_waits_for_queued_kernels(void **state)
{
    (void)state;
    npu_image *image;
    npu_function *add;
    npu_image_load_data(good, good_size, &image);
    npu_image_function(image, "k_add", &add);
    add_args args = {device_memory(0, 64), 2};
    for (int i = 0; i < 10; i++)
        assert_int_equal(npu_launch(add, NULL, 1, &args, 12, NULL), AIVD_OK);
    assert_int_equal(npu_image_unload(image), AIVD_OK);
    assert_int_equal(*args.out, 20);
    npu_mem_free(args.out);
}

static int open_all(void **state)
{
    (void)state;
    good = image_make("", &good_size);
    return good ? (int)npu_device_set(0) : -1;
}

static int close_all(void **state)
{
    (void)state;
    free(good);
    image_clean();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(garbage_is_refused),
        cmocka_unit_test(wrong_elf_is_refused),
        cmocka_unit_test(truncated_images_are_refused),
        cmocka_unit_test(flipped_section_tables_never_crash),
        cmocka_unit_test(broken_contents_are_refused),
        cmocka_unit_test(files_load_and_missing_files_do_not),
        cmocka_unit_test(binaries_may_go_before_their_images),
        cmocka_unit_test(launches_check_their_arguments),
        cmocka_unit_test(arguments_may_lie_in_device_memory),
        cmocka_unit_test(placeholders_point_at_data_behind_the_arguments),
        cmocka_unit_test(every_device_has_its_own_globals),
        cmocka_unit_test(unload_waits_for_queued_kernels),
    };
    if (system("cc --version > /dev/null 2>&1") != 0) {
        puts("skipped: no C compiler (cc) to make images with");
        return 77;
    }
    return cmocka_run_group_tests(tests, open_all, close_all);
}
