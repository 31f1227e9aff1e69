/* aivcc: compiles device C and C++ into a kernel image, and sources that hold host and device code
 * into programs. An image: each source is preprocessed, its kernels are found (scan.c), their
 * thunks appended (thunk.c), the result compiled; everything is linked to a shared object (link.c).
 * A program: each source becomes an image of its own, whose bytes stand in the object of its host
 * code (sides.c); the objects are linked as ever. */
#include "aivcc.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void complain(const char *format, ...)
{
    va_list list;

    va_start(list, format);
    /* messages about a place begin with it, as compilers write them */
    if (strncmp(format, "%s:%d", 5) != 0)
        fputs("aivcc: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
}

static const char *result_of(const arguments *a, const input *in)
{
    if (a->output != NULL)
        return a->output;
    return preprocess_with_suffix(in->path, a->stop == STOP_ASSEMBLY ? ".s" : ".o");
}

/* ---- images: device code only ---- */

/* The native image, with the instrumented one inside. */
static int link_both(const arguments *a, const install *where, list *objects, list *recorded,
                     bool program, const char *output)
{
    if (recorded_wanted(a)) {
        const char *image = process_temporary("recorded.so");
        const char *support = recorded_support(a);
        if (support == NULL)
            return 1;
        list_add(recorded, support);
        int code = link_image(a, where, recorded, program, image);
        if (code != 0)
            return code;
        const char *packed = recorded_pack_image(a, image);
        if (packed == NULL)
            return 1;
        list_add(objects, packed);
    }
    return link_image(a, where, objects, program, output);
}

/* Asked for the device's side only, code of the host in the source is dropped by the link. */
static int compile_alone(const arguments *a, source *s, const char *object, const char **recorded)
{
    int code = compile_device(a, s, object, recorded);

    if (code != 0 || a->side != SIDE_DEVICE || a->stop < STOP_OBJECT)
        return code;
    return link_prepare_device(object, s->found.program) &&
                   (*recorded == NULL || link_prepare_device(*recorded, s->found.program))
               ? 0
               : 1;
}

static int make_image(const arguments *a, const install *where, source *sources)
{
    const char *output = a->output != NULL ? a->output : "kernel.o";
    list objects = {0}, recorded = {0};
    size_t kernels = 0;
    bool linked = false;

    for (size_t i = 0; i < a->input_count; i++) {
        const input *in = &a->inputs[i];
        if (in->kind == INPUT_LINK) {
            list_add(&objects, in->path);
            list_add(&recorded, recorded_unpack_object(in->path, i));
            linked = true;
            continue;
        }
        const char *object = process_temporary(text_printf("object%zu.o", i)), *second;
        int code = compile_alone(a, &sources[i], object, &second);
        if (code != 0)
            return code;
        kernels += sources[i].found.count;
        list_add(&objects, object);
        list_add(&recorded, second != NULL ? second : object);
    }
    if (kernels == 0 && !linked) {
        complain("%s: no kernel: mark at least one function __global__ (-c makes an object without "
                 "kernels)",
                 a->inputs[0].path);
        return 1;
    }
    int code = link_both(a, where, &objects, &recorded, a->side == SIDE_DEVICE, output);
    if (code == 0 && !linked && !recorded_has_section(output, "aivd_kernels")) {
        complain("%s: no kernel: kernel templates alone; write an explicit instantiation: template "
                 "__global__ __aicore__ void kernel<int>(parameters);",
                 a->inputs[0].path);
        remove(output);
        return 1;
    }
    return code;
}

static int make_object(const arguments *a, source *s)
{
    const char *result = result_of(a, s->in), *recorded;
    bool both = a->stop == STOP_OBJECT && recorded_wanted(a);
    const char *object = both ? process_temporary(text_printf("object%zu.o", s->index)) : result;
    int code = compile_alone(a, s, object, &recorded);

    return code == 0 && both ? recorded_pack_object(a, object, recorded, result) : code;
}

/* ---- programs: host and device ---- */

/* The kernel image of one source; *image is NULL when it has no kernel. */
static int make_inner_image(const arguments *a, const install *where, source *s, const char **image)
{
    const char *object = process_temporary(text_printf("object%zu.o", s->index)), *second;
    list objects = {0}, recorded = {0};

    *image = NULL;
    if (s->found.count == 0)
        return 0;
    int code = compile_device(a, s, object, &second);
    if (code != 0 || a->stop == STOP_SYNTAX)
        return code;
    list_add(&objects, object);
    if (!link_prepare_device(object, true) ||
        (second != NULL && !link_prepare_device(second, true)))
        return 1;
    if (second != NULL)
        list_add(&recorded, second);
    *image = process_temporary(text_printf("image%zu.so", s->index));
    return link_both(a, where, &objects, &recorded, true, *image);
}

static int make_program_object(const arguments *a, const install *where, source *device,
                               const char *result)
{
    const char *image;
    source host;
    int code = make_inner_image(a, where, device, &image);

    if (code != 0)
        return code;
    code = compile_read(a, where, device->in, device->index, true, result, &host);
    if (code != 0)
        return code;
    host.found.program = true;
    return compile_host(a, &host, image, result);
}

static int make_program(const arguments *a, const install *where, source *sources)
{
    list objects = {0};

    for (size_t i = 0; i < a->input_count; i++) {
        const input *in = &a->inputs[i];
        if (in->kind == INPUT_LINK) {
            list_add(&objects, in->path);
            continue;
        }
        const char *object = process_temporary(text_printf("program%zu.o", i));
        int code = make_program_object(a, where, &sources[i], object);
        if (code != 0)
            return code;
        list_add(&objects, object);
    }
    return link_program(a, where, &objects, a->output != NULL ? a->output : "a.out");
}

/* ---- which of the two ---- */

static bool objects_hold_kernels(const arguments *a, bool *any)
{
    bool kernels = false;

    *any = false;
    for (size_t i = 0; i < a->input_count; i++) {
        if (a->inputs[i].kind != INPUT_LINK)
            continue;
        *any = true;
        kernels = kernels || recorded_has_section(a->inputs[i].path, "aivd_kernels");
    }
    return kernels;
}

/* Code of the host in one source makes a program of all of them. */
static int read_sources(const arguments *a, const install *where, source *sources, bool *program)
{
    size_t count = 0;
    bool objects, kernels = objects_hold_kernels(a, &objects);

    *program = a->side == SIDE_PROGRAM;
    for (size_t i = 0; i < a->input_count; i++) {
        const input *in = &a->inputs[i];
        const char *final =
            a->stop == STOP_IMAGE ? (a->output != NULL ? a->output : "kernel.o") : result_of(a, in);
        if (in->kind == INPUT_LINK)
            continue;
        int code = compile_read(a, where, in, i, false, final, &sources[i]);
        if (code != 0)
            return code;
        count++;
        *program = *program || (sources[i].found.program && a->side == SIDE_AUTO);
    }
    if (count == 0 && a->side == SIDE_AUTO)
        *program = objects && !kernels;
    if (*program && kernels) {
        complain(
            "an object with device code only is linked to a program: compile it for both sides "
            "(-x asc in front of its source)");
        return 2;
    }
    for (size_t i = 0; i < a->input_count && a->side != SIDE_DEVICE; i++)
        sources[i].found.program = *program;
    return 0;
}

static int run_steps(const arguments *a, const install *where, source *sources, bool program)
{
    int code = 0;

    if (a->stop == STOP_IMAGE)
        return program ? make_program(a, where, sources) : make_image(a, where, sources);
    if (program && a->stop == STOP_ASSEMBLY) {
        complain("-S shows one side: --cce-aicore-only gives the device's assembly");
        return 2;
    }
    for (size_t i = 0; i < a->input_count && code == 0; i++) {
        if (a->inputs[i].kind == INPUT_LINK)
            continue;
        code = program ? make_program_object(a, where, &sources[i], result_of(a, &a->inputs[i]))
                       : make_object(a, &sources[i]);
    }
    return code;
}

static int run(const arguments *a, const install *where)
{
    source *sources = memory_grow(NULL, (a->input_count + 1) * sizeof(*sources));
    bool program;
    int code = 0;

    memset(sources, 0, (a->input_count + 1) * sizeof(*sources));
    if (a->stop <= STOP_DEPENDENCIES) {
        for (size_t i = 0; i < a->input_count && code == 0; i++)
            if (a->inputs[i].kind != INPUT_LINK)
                code = preprocess_only(a, where, &a->inputs[i]);
        return code;
    }
    code = read_sources(a, where, sources, &program);
    return code != 0 ? code : run_steps(a, where, sources, program);
}

int main(int argc, char **argv)
{
    arguments a = {0};
    install where = {0};
    int code;

    atexit(memory_release); /* runs last: process_clean() is registered later */
    if (!arguments_read(&a, argc, argv, &code))
        return code;
    if (!install_find(&where))
        return 1;
    code = run(&a, &where);
    return code == 0 || code == 2 ? code : 1;
}
