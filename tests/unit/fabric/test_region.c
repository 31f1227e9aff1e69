/* Device regions: created at their address, populated before use, refused (never SIGBUS) when the
 * host has no room, given back, not inherited by fork, sealed against resizing. */
#include "ranks.h"

#include <fcntl.h>
#include <sys/stat.h>

#include "base/cpu.h"

#define MIB ((uint64_t)1 << 20)

static fabric_region *create(uint32_t device)
{
    fabric_region *region = NULL;
    CHECK(fabric_region_create(device, &region) == AIVD_OK);
    return region;
}

static uint64_t bytes_held(const fabric_region *region)
{
    struct stat facts;
    CHECK(fstat(region->memfd, &facts) == 0);
    return (uint64_t)facts.st_blocks * 512;
}

static void life(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    fabric_region *a = create(0), *b = create(5), *again = NULL;
    CHECK(a->own && a->pid == getpid() && a->users == 1 && a->device == 0);
    CHECK(a->size == (uint64_t)1 << fabric_the_map.shift);
    CHECK((uint8_t *)a->control == fabric_device_base(0));
    CHECK((uint8_t *)b->control == fabric_device_base(5));
    CHECK(a->control->magic == FABRIC_CONTROL_MAGIC && a->control->pid == getpid());
    CHECK(b->control->device == 5 && b->control->region_id == b->id && a->id != b->id);
    CHECK(atomic_load(&a->control->state) == FABRIC_ALIVE);
    CHECK(atomic_load(&fabric_regions[0]) == a && atomic_load(&fabric_regions[5]) == b);
    CHECK(fabric_region_create(0, &again) == AIVD_ERR_EXISTS && !again);
    CHECK(fabric_region_create(fabric_the_map.devices, &again) == AIVD_ERR_PARAM);
    uint64_t id = a->id;
    fabric_region_destroy(a);
    CHECK(!atomic_load(&fabric_regions[0]));
    a = create(0);
    CHECK(a->id != id);
    fabric_region_destroy(a);
    fabric_region_destroy(b);
    fabric_region_destroy(NULL);
}

static void populate(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    fabric_region *r = create(2);
    uint8_t *heap = fabric_device_base(2) + FABRIC_CONTROL_SIZE;
    uint64_t before = bytes_held(r);
    CHECK(before == 2 * MIB); /* the block of the control pages, nothing else */
    CHECK(fabric_populate(heap + 10 * MIB, 1) == AIVD_OK);
    CHECK(bytes_held(r) == 4 * MIB);
    CHECK(atomic_load(&r->touched[0]) == (1u | 1u << 5)); /* 1 MiB + 10 MiB lies in block 5 */
    CHECK(atomic_load(&r->control->populated[0]) == (1u | 1u << 5));
    CHECK(fabric_populate(heap + 10 * MIB, 1) == AIVD_OK);
    CHECK(fabric_populate(heap, 0) == AIVD_OK);
    CHECK(bytes_held(r) == 4 * MIB);
    CHECK(fabric_touch(heap + 3 * MIB - 1, 2) == AIVD_OK); /* blocks 1 and 2 */
    CHECK(atomic_load(&r->touched[0]) == (1u | 1u << 1 | 1u << 2 | 1u << 5));
    heap[3 * MIB] = 77;
    CHECK(fabric_touch(heap + 3 * MIB - 1, 2) == AIVD_OK); /* populating again changes nothing */
    atomic_store(&r->touched[0], 1);
    CHECK(fabric_touch(heap + 3 * MIB - 1, 2) == AIVD_OK);
    CHECK(heap[3 * MIB] == 77);
    fabric_release_pages(heap + 1 * MIB + 1, 19 * MIB); /* not block 1, which keeps a byte */
    CHECK(bytes_held(r) == 4 * MIB);
    CHECK(atomic_load(&r->touched[0]) == (1u | 1u << 1));
    CHECK(atomic_load(&r->control->populated[0]) == (1u | 1u << 1));
    CHECK(fabric_touch(heap + 3 * MIB, 1) == AIVD_OK);
    CHECK(heap[3 * MIB] == 0);
    fabric_release_pages(fabric_device_base(2), 2 * MIB); /* never the control pages */
    CHECK(r->control->magic == FABRIC_CONTROL_MAGIC);
}

static void bad_ranges(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    int host = 0;
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    fabric_region *r = create(1);
    uint8_t *end = fabric_device_base(1) + r->size;
    CHECK(fabric_touch(&host, sizeof host) == AIVD_OK); /* host memory needs nothing */
    CHECK(fabric_populate(&host, sizeof host) == AIVD_ERR_PARAM);
    CHECK(fabric_touch(end - 16, 16) == AIVD_OK);
    CHECK(fabric_touch(end - 16, 17) == AIVD_ERR_PARAM);
    CHECK(fabric_populate(end - 16, UINT64_MAX) == AIVD_ERR_PARAM);
    CHECK(fabric_touch(fabric_device_base(3), 1) == AIVD_ERR_NOT_FOUND);
    CHECK(strstr(base_error_recent(), "device 3"));
    fabric_release_pages(&host, 1);
    fabric_release_pages(fabric_device_base(3), 4 * MIB);
}

/* Asks for more than the host has: an error with both numbers, everything given back. */
static void no_room(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    char number[32];
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    fabric_region *r = create(0);
    uint64_t asked = base_memory_available() + 512 * MIB;
    if (asked > r->size - 2 * MIB) /* more memory than the address range of a device */
        return;
    CHECK(fabric_populate(fabric_device_base(0) + 2 * MIB, asked) == AIVD_ERR_MEMORY);
    snprintf(number, sizeof number, "%llu bytes", (unsigned long long)asked);
    CHECK(strstr(base_error_recent(), number));
    CHECK(strstr(base_error_recent(), "are free"));
    CHECK(bytes_held(r) == 2 * MIB);
    CHECK(fabric_populate(fabric_device_base(0) + 2 * MIB, 2 * MIB) == AIVD_OK);
}

static void child_of_fork(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    fabric_region *r = create(0);
    uint32_t *word = (uint32_t *)(void *)(fabric_device_base(0) + FABRIC_CONTROL_SIZE);
    *word = 1;
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) { /* nothing inherited, a device of its own possible */
        fabric_region *own;
        CHECK(!atomic_load(&fabric_regions[0]));
        CHECK(fabric_touch(word, 4) == AIVD_ERR_NOT_FOUND);
        CHECK(fabric_region_create(0, &own) == AIVD_OK);
        CHECK(*word == 0);
        *word = 2;
        fabric_region_destroy(own);
        _exit(0);
    }
    int state = -1;
    CHECK(waitpid(child, &state, 0) == child && state == 0);
    CHECK(*word == 1 && atomic_load(&r->control->state) == FABRIC_ALIVE);
}

static bool vm_flags(const void *address, char *flags, size_t size)
{
    char line[512], wanted[32];
    bool found = false;
    FILE *smaps = fopen("/proc/self/smaps", "re");
    if (!smaps)
        return false;
    snprintf(wanted, sizeof wanted, "%lx-", (unsigned long)(uintptr_t)address);
    while (fgets(line, sizeof line, smaps)) {
        found = found || strncmp(line, wanted, strlen(wanted)) == 0;
        if (found && strncmp(line, "VmFlags:", 8) == 0) {
            snprintf(flags, size, "%s", line);
            fclose(smaps);
            return true;
        }
    }
    fclose(smaps);
    return false;
}

static void mapping_flags(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    char flags[512];
    fabric_region *r = create(0);
    if (vm_flags(fabric_device_base(0), flags, sizeof flags)) {
        CHECK(strstr(flags, " dd")); /* not in core dumps */
        CHECK(strstr(flags, " dc")); /* not in children */
    }
    CHECK(ftruncate(r->memfd, 4096) != 0); /* sealed: no peer can shrink it under the others */
    CHECK((fcntl(r->memfd, F_GETFD) & FD_CLOEXEC) != 0);
    fabric_region_destroy(r);
    setenv("AIVDRIVE_CORE_DUMP_MEMORY", "1", 1);
    create(0);
    if (vm_flags(fabric_device_base(0), flags, sizeof flags))
        CHECK(!strstr(flags, " dd"));
}

#define IN_CHILD(name)                                                                             \
    static void test_##name(void **state)                                                          \
    {                                                                                              \
        (void)state;                                                                               \
        fresh_process(name);                                                                       \
    }

IN_CHILD(life)
IN_CHILD(populate)
IN_CHILD(bad_ranges)
IN_CHILD(no_room)
IN_CHILD(child_of_fork)
IN_CHILD(mapping_flags)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_life),          cmocka_unit_test(test_populate),
        cmocka_unit_test(test_bad_ranges),    cmocka_unit_test(test_no_room),
        cmocka_unit_test(test_child_of_fork), cmocka_unit_test(test_mapping_flags),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
