/* record/modules: where code lies in the recorded processes, so that a reader can name the lines of
 * return addresses: the program and its libraries by their files, kernel images by a copy. */
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "record/ring.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned long long adds_told;

/* Executable range of a loaded object. */
static bool code_range(const struct dl_phdr_info *info, uint64_t *low, uint64_t *high)
{
    *low = UINT64_MAX;
    *high = 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        uint64_t begin = info->dlpi_addr + p->p_vaddr;
        if (p->p_type != PT_LOAD || (p->p_flags & PF_X) == 0)
            continue;
        *low = begin < *low ? begin : *low;
        *high = begin + p->p_memsz > *high ? begin + p->p_memsz : *high;
    }
    return *low < *high;
}

static int tell_module(struct dl_phdr_info *info, size_t size, void *context)
{
    (void)size;
    (void)context;
    uint64_t low, high;
    char path[PATH_MAX];
    const char *name = info->dlpi_name;
    if (name == NULL || strstr(name, "/fd/") != NULL || !code_range(info, &low, &high))
        return 0; /* images are told by record_image() */
    if (name[0] == '\0') {
        ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
        path[n > 0 ? n : 0] = '\0';
        name = path;
    }
    record_host(&(record_event){.kind = RECORD_MODULE,
                                .from = low,
                                .size = high - low,
                                .value = info->dlpi_addr,
                                .device = -1},
                name);
    return 0;
}

static int count_adds(struct dl_phdr_info *info, size_t size, void *context)
{
    (void)size;
    *(unsigned long long *)context = info->dlpi_adds;
    return 1;
}

void record_modules(void)
{
    unsigned long long adds = 0;
    if (!record_on())
        return;
    dl_iterate_phdr(count_adds, &adds);
    pthread_mutex_lock(&lock);
    bool fresh = adds != adds_told;
    adds_told = adds;
    pthread_mutex_unlock(&lock);
    if (fresh)
        dl_iterate_phdr(tell_module, NULL);
}

static uint64_t hash_bytes(const uint8_t *bytes, size_t size)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
    return hash;
}

/* Ranks load the same image: whoever comes first writes it. */
static bool keep(const char *path, const void *bytes, size_t size)
{
    char hidden[PATH_MAX];
    if (access(path, F_OK) == 0)
        return true;
    int n = snprintf(hidden, sizeof hidden, "%s.%d.new", path, (int)getpid());
    if (n < 0 || (size_t)n >= sizeof hidden)
        return false;
    int fd = open(hidden, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0)
        return false;
    size_t at = 0;
    while (at < size) {
        ssize_t w = write(fd, (const uint8_t *)bytes + at, size - at);
        if (w < 0 && errno == EINTR)
            continue;
        if (w <= 0)
            break;
        at += (size_t)w;
    }
    close(fd);
    if (at == size && rename(hidden, path) == 0)
        return true;
    unlink(hidden);
    return false;
}

typedef struct image_place {
    uint64_t symbol, low, high, bias;
} image_place;

static int find_image(struct dl_phdr_info *info, size_t size, void *context)
{
    (void)size;
    image_place *place = context;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        uint64_t begin = info->dlpi_addr + p->p_vaddr;
        if (p->p_type == PT_LOAD && place->symbol >= begin && place->symbol < begin + p->p_memsz) {
            place->bias = info->dlpi_addr;
            return code_range(info, &place->low, &place->high) ? 1 : 0;
        }
    }
    return 0;
}

void record_image(const void *bytes, size_t size, const void *loaded_symbol)
{
    char name[64], path[PATH_MAX];
    image_place place = {.symbol = (uint64_t)(uintptr_t)loaded_symbol};
    if (!record_on() || dl_iterate_phdr(find_image, &place) == 0)
        return;
    record_modules();
    snprintf(name, sizeof name, "image-%016llx.so", (unsigned long long)hash_bytes(bytes, size));
    int n = snprintf(path, sizeof path, "%s/%s", record_folder(), name);
    if (n < 0 || (size_t)n >= sizeof path || !keep(path, bytes, size))
        name[0] = '\0';
    record_host(&(record_event){.kind = RECORD_IMAGE,
                                .from = place.low,
                                .size = place.high - place.low,
                                .value = place.bias,
                                .device = -1},
                name);
}
