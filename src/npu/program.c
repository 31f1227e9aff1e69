/* npu/program: see program.h. Owns the list of images that programs and libraries carry inside, and
 * what a launch site remembers of its kernel. Knows nothing of launch configurations (acl/program).
 *
 * A site keeps the kernel's handle and the life (npu_slot.generation) of the place it sits in:
 * after aclFinalize, or when the library is opened again, the pair no longer fits and is looked up
 * anew. */
#include "npu/program.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "npu/image.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* the list, and members of the library */
static aivd_program *first;
static _Atomic bool ending;

/* Handlers of exit() run before the destructors of programs: what those would wait for may never
 * end, and the system takes everything anyway. */
static void note_end(void)
{
    atomic_store_explicit(&ending, true, memory_order_relaxed); /* same thread as the destructors */
}

static aivd_program **find(const aivd_program *program)
{
    aivd_program **place = &first;
    while (*place && *place != program)
        place = &(*place)->next;
    return place;
}

void npu_program_open(aivd_program *program)
{
    static bool watched;
    if (program->version != AIVD_PROGRAM_VERSION)
        return; /* another layout: its launches say so */
    pthread_mutex_lock(&lock);
    if (!watched)
        watched = atexit(note_end) == 0;
    if (!*find(program)) {
        program->loaded = NULL;
        program->next = first;
        first = program;
    }
    pthread_mutex_unlock(&lock);
}

void npu_program_close(aivd_program *program)
{
    if (atomic_load_explicit(&ending, memory_order_relaxed))
        return;
    pthread_mutex_lock(&lock);
    aivd_program **place = find(program);
    npu_image *image = *place ? program->loaded : NULL;
    if (*place)
        *place = program->next;
    program->loaded = NULL;
    pthread_mutex_unlock(&lock);
    if (image)
        npu_image_unload(image);
}

void npu_programs_forget(void)
{
    pthread_mutex_lock(&lock);
    for (aivd_program *p = first; p; p = p->next)
        p->loaded = NULL;
    pthread_mutex_unlock(&lock);
}

static aivd_status check(const aivd_program *program)
{
    if (program->magic == AIVD_PROGRAM_MAGIC && program->version == AIVD_PROGRAM_VERSION &&
        program->image)
        return AIVD_OK;
    if (program->magic == AIVD_PROGRAM_MAGIC && !program->image)
        return base_fail(AIVD_ERR_NOT_FOUND, NULL,
                         "%s: its kernels are compiled for the host only; are they between #ifdef "
                         "__NPU_HOST__ and #endif?",
                         program->file);
    return base_fail(
        AIVD_ERR_FORMAT, NULL,
        "the program's kernels are of version %u, this library runs version %u; compile "
        "it again with the aivcc of this release",
        program->version, AIVD_PROGRAM_VERSION);
}

static npu_image *loaded_image(aivd_program *program)
{
    pthread_mutex_lock(&lock);
    npu_image *image = program->loaded;
    pthread_mutex_unlock(&lock);
    return image;
}

/* Without the lock: loading takes the dynamic linker's lock, and whoever closes a library holds
 * that one when its destructor comes here for ours. Of two threads that load at once one gives up.
 */
static aivd_status load(aivd_program *program, npu_image **image)
{
    size_t size = (size_t)((const char *)program->image_end - (const char *)program->image);
    npu_image *mine;
    aivd_status status = check(program);
    if (status)
        return status;
    *image = loaded_image(program);
    if (*image)
        return AIVD_OK;
    status = npu_image_load_named(program->image, size, program->file, &mine);
    if (status)
        return status;
    pthread_mutex_lock(&lock);
    if (!program->loaded)
        program->loaded = mine;
    *image = program->loaded;
    pthread_mutex_unlock(&lock);
    return *image == mine ? AIVD_OK : npu_image_unload(mine);
}

static aivd_status look_up(aivd_launch_site *site, npu_function **found)
{
    npu_function *function;
    npu_image *image;
    npu_program_open(site->program);
    aivd_status status = load(site->program, &image);
    if (status == AIVD_OK)
        status = npu_image_function(image, site->kernel, &function);
    if (status)
        return status;
    *found = function;
    atomic_store_explicit((_Atomic uint64_t *)&site->life, function->slot.generation,
                          memory_order_relaxed);
    /* release: whoever sees the function sees its life (acquire below) */
    atomic_store_explicit((void *_Atomic *)&site->function, (void *)function, memory_order_release);
    return AIVD_OK;
}

aivd_status npu_program_function(aivd_launch_site *site, npu_function **found)
{
    /* acquire: pairs with the release in look_up() of another thread */
    npu_function *function =
        atomic_load_explicit((void *_Atomic *)&site->function, memory_order_acquire);
    if (BASE_LIKELY(
            function && npu_function_live(function) &&
            function->slot.generation ==
                atomic_load_explicit((_Atomic uint64_t *)&site->life, memory_order_relaxed))) {
        *found = function;
        return AIVD_OK;
    }
    return look_up(site, found);
}

static aivd_launch_site *site_of(const void *stub)
{
    aivd_launch_site *site = NULL;
    pthread_mutex_lock(&lock);
    for (aivd_program *p = first; p && !site; p = p->next)
        for (aivd_kernel_stub *s = p->stubs; s < p->stubs_end && !site; s++)
            if (s->stub == stub)
                site = &s->site;
    pthread_mutex_unlock(&lock);
    return site;
}

aivd_status npu_program_stub(const void *stub, npu_function **function)
{
    aivd_launch_site *site = site_of(stub);
    if (site)
        return npu_program_function(site, function);
    return base_fail(AIVD_ERR_HANDLE, NULL,
                     "%p is neither a kernel function (aclrtBinaryGetFunction) nor the name of a "
                     "kernel of this program; templates and overloads are launched by <<<>>>",
                     stub);
}
