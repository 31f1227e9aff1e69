/* record/reader: merges the rings of a session into one row. Numbers have no gaps, so the next
 * event is known: whoever has it comes first in a heap of the rings' oldest events. A number that
 * no living writer can still deliver was given to a process that died: it is counted as lost. */
#include "record/reader.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "record/ring.h"

enum { SPINS = 64, NAP_NS = 100000, LOOK_NS = 20000000 };

typedef struct read_ring {
    record_ring_header *shared;
    const record_event *slots;
    uint64_t mask, tail;
    uint64_t seq; /* of the event at the tail, when it is in the heap */
    size_t map_size;
    bool queued;
    bool done; /* closed, or its process is dead, and empty */
    char name[48];
} read_ring;

struct record_reader {
    record_facts facts;
    char folder[PATH_MAX];
    record_source *file;
    record_session *session;
    read_ring **rings;
    uint32_t ring_count, ring_space, rings_seen;
    read_ring **heap; /* of ring_space */
    uint32_t heap_count;
    uint64_t next; /* number wanted */
    uint64_t looked_ns;
    record_event event;
    char text[RECORD_TEXT_MAX + RECORD_SLOT];
};

/* ---- heap by number ---- */

static void heap_push(record_reader *r, read_ring *ring)
{
    uint32_t i = r->heap_count++;
    while (i > 0 && r->heap[(i - 1) / 2]->seq > ring->seq) {
        r->heap[i] = r->heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    r->heap[i] = ring;
    ring->queued = true;
}

static read_ring *heap_pop(record_reader *r)
{
    read_ring *top = r->heap[0], *last = r->heap[--r->heap_count];
    uint32_t i = 0;
    for (;;) {
        uint32_t child = 2 * i + 1;
        if (child >= r->heap_count)
            break;
        if (child + 1 < r->heap_count && r->heap[child + 1]->seq < r->heap[child]->seq)
            child++;
        if (r->heap[child]->seq >= last->seq)
            break;
        r->heap[i] = r->heap[child];
        i = child;
    }
    r->heap[i] = last;
    top->queued = false;
    return top;
}

/* ---- rings ---- */

static bool grow(record_reader *r)
{
    uint32_t space = r->ring_space ? 2 * r->ring_space : 64;
    read_ring **rings = realloc(r->rings, space * sizeof *rings);
    if (rings == NULL)
        return false;
    r->rings = rings;
    read_ring **heap = realloc(r->heap, space * sizeof *heap);
    if (heap == NULL)
        return false;
    r->heap = heap;
    r->ring_space = space;
    return true;
}

static bool header_is_right(const record_reader *r, const record_ring_header *h)
{
    return memcmp(h->magic, RECORD_RING_MAGIC, sizeof h->magic) == 0 &&
           h->version == RECORD_VERSION && h->slots == r->session->ring_slots;
}

static bool ring_add(record_reader *r, const char *name)
{
    char path[2 * PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", r->folder, name);
    size_t size = RECORD_RING_HEADER + (size_t)r->session->ring_slots * RECORD_SLOT;
    struct stat info;
    int fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0)
        return errno == ENOENT;
    void *map = MAP_FAILED;
    if (fstat(fd, &info) == 0 && (size_t)info.st_size >= size)
        map = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    read_ring *ring = map != MAP_FAILED && header_is_right(r, map) ? calloc(1, sizeof *ring) : NULL;
    if (ring == NULL || (r->ring_count == r->ring_space && !grow(r))) {
        if (map != MAP_FAILED)
            munmap(map, size);
        free(ring);
        return false;
    }
    ring->shared = map;
    ring->slots = (const record_event *)((uint8_t *)map + RECORD_RING_HEADER);
    ring->mask = r->session->ring_slots - 1;
    ring->map_size = size;
    snprintf(ring->name, sizeof ring->name, "%s", name);
    r->rings[r->ring_count++] = ring;
    return true;
}

static bool known(const record_reader *r, const char *name)
{
    for (uint32_t i = 0; i < r->ring_count; i++)
        if (strcmp(r->rings[i]->name, name) == 0)
            return true;
    return false;
}

/* Looks for ring files when some were announced since the last time. False: one is no ring. */
static bool find_rings(record_reader *r)
{
    /* Acquire: a ring counted is a file by now; pairs with record_ring_create. */
    uint32_t announced = atomic_load_explicit(&r->session->rings, memory_order_acquire);
    if (announced == r->rings_seen)
        return true;
    DIR *d = opendir(r->folder);
    if (d == NULL)
        return false;
    bool good = true;
    struct dirent *entry;
    while (good && (entry = readdir(d)) != NULL) {
        size_t length = strlen(entry->d_name);
        if (length > 5 && length < sizeof r->rings[0]->name &&
            strcmp(entry->d_name + length - 5, ".ring") == 0 && !known(r, entry->d_name))
            good = ring_add(r, entry->d_name);
    }
    closedir(d);
    r->rings_seen = announced;
    return good;
}

/* A ring that is over gives its memory back. */
static void retire(record_reader *r, uint32_t i)
{
    char path[2 * PATH_MAX];
    read_ring *ring = r->rings[i];
    snprintf(path, sizeof path, "%s/%s", r->folder, ring->name);
    unlink(path);
    munmap(ring->shared, ring->map_size);
    free(ring);
    r->rings[i] = r->rings[--r->ring_count];
}

static bool refill(record_reader *r, read_ring *ring)
{
    /* Acquire: pairs with the release of the writer. */
    uint64_t head = atomic_load_explicit(&ring->shared->head, memory_order_acquire);
    if (head == ring->tail)
        return false;
    ring->seq = ring->slots[ring->tail & ring->mask].seq;
    heap_push(r, ring);
    return true;
}

/* True when some ring had something that was not in the heap. */
static bool refill_all(record_reader *r)
{
    bool some = false;
    for (uint32_t i = 0; i < r->ring_count; i++)
        if (!r->rings[i]->queued)
            some |= refill(r, r->rings[i]);
    return some;
}

static bool writer_alive(const read_ring *ring)
{
    return atomic_load_explicit(&ring->shared->closed, memory_order_acquire) == 0 &&
           record_process_alive(ring->shared->pid);
}

/* Whether the wanted number can still come. Called when no ring shows it. */
static bool may_come(record_reader *r)
{
    /* Acquire: whoever has taken the number has set `taking` before; pairs with record_put. */
    uint64_t given = atomic_load_explicit(&r->session->next, memory_order_acquire);
    if (given < r->next)
        return true;
    for (uint32_t i = 0; i < r->ring_count; i++) {
        read_ring *ring = r->rings[i];
        bool taking = atomic_load_explicit(&ring->shared->taking, memory_order_acquire) != 0;
        if (taking && writer_alive(ring))
            return true;
    }
    /* A writer that has just finished shows it now; so does one whose ring was not known. */
    if (!find_rings(r) || refill_all(r))
        return true;
    return false;
}

static bool named_by_us(int32_t pid, const char *thread)
{
    char path[64], name[32] = "";
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/comm", (int)pid, thread);
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return true; /* it has just ended */
    bool ours = fgets(name, sizeof name, file) != NULL && strncmp(name, "aivd-", 5) == 0;
    fclose(file);
    return ours;
}

static uint32_t threads_of(int32_t pid)
{
    char path[64];
    uint32_t count = 0;
    snprintf(path, sizeof path, "/proc/%d/task", (int)pid);
    DIR *folder = opendir(path);
    for (struct dirent *one; folder != NULL && (one = readdir(folder)) != NULL;)
        count += one->d_name[0] != '.' && !named_by_us(pid, one->d_name);
    if (folder != NULL)
        closedir(folder);
    return count;
}

bool record_reader_strangers(const record_reader *r)
{
    for (uint32_t i = 0; i < r->ring_count; i++) {
        uint32_t known = 0;
        int32_t pid = r->rings[i]->shared->pid;
        for (uint32_t k = 0; k < r->ring_count; k++)
            known += r->rings[k]->shared->pid == pid && writer_alive(r->rings[k]);
        if (known > 0 && threads_of(pid) > known)
            return true;
    }
    return false;
}

static bool run_is_over(record_reader *r)
{
    if (atomic_load_explicit(&r->session->ended, memory_order_acquire) != 0)
        return true;
    return !record_process_alive(r->session->creator) && r->ring_count == 0;
}

/* Forgets rings of threads and processes that have ended and left nothing. */
static void look_around(record_reader *r)
{
    for (uint32_t i = 0; i < r->ring_count;) {
        read_ring *ring = r->rings[i];
        bool alive = writer_alive(ring);
        if (!alive && !ring->queued && !refill(r, ring))
            retire(r, i);
        else
            i++;
    }
}

/* ---- taking ---- */

static record_result take(record_reader *r, read_ring *ring)
{
    const record_event *slot = &ring->slots[ring->tail & ring->mask];
    r->event = *slot;
    uint32_t bytes = r->event.text_bytes;
    if (bytes > RECORD_TEXT_MAX || r->event.kind == RECORD_NOTHING ||
        r->event.kind >= RECORD_KIND_COUNT) {
        base_fail(AIVD_ERR_FORMAT, NULL, "the ring %s/%s holds bytes that are no event", r->folder,
                  ring->name);
        return RECORD_BROKEN;
    }
    uint32_t more = record_text_slots(bytes);
    for (uint32_t i = 0; i < more; i++)
        memcpy(r->text + (size_t)i * RECORD_SLOT, &ring->slots[(ring->tail + 1 + i) & ring->mask],
               RECORD_SLOT);
    r->text[bytes] = '\0';
    ring->tail += 1 + more;
    /* Release: the slots are copied; pairs with the acquire in record_ring_wait. */
    atomic_store_explicit(&ring->shared->tail, ring->tail, memory_order_release);
    r->next = r->event.seq + 1;
    return RECORD_GOT;
}

/* The event with the wanted number, when a ring shows it. */
static record_result try_take(record_reader *r)
{
    if (r->heap_count == 0 || r->heap[0]->seq > r->next)
        refill_all(r);
    if (r->heap_count == 0 || r->heap[0]->seq > r->next)
        return RECORD_LATER;
    read_ring *ring = heap_pop(r);
    record_result result = take(r, ring);
    refill(r, ring);
    return result;
}

/* Nothing shows the wanted number: skip it when it cannot come. */
static record_result try_skip(record_reader *r)
{
    if (may_come(r))
        return RECORD_LATER;
    if (r->heap_count == 0) {
        uint64_t given = atomic_load_explicit(&r->session->next, memory_order_acquire);
        r->facts.lost += given + 1 - r->next;
        r->next = given + 1;
        return RECORD_LATER;
    }
    r->facts.lost += r->heap[0]->seq - r->next;
    r->next = r->heap[0]->seq;
    return try_take(r);
}

static record_result live_next(record_reader *r, uint64_t timeout_ns)
{
    uint64_t begin = 0;
    for (uint32_t tries = 0;; tries++) {
        record_result result = try_take(r);
        if (result != RECORD_LATER)
            return result;
        bool over = run_is_over(r);
        if (!find_rings(r)) {
            base_fail(AIVD_ERR_FORMAT, NULL, "%s holds a ring this release cannot read", r->folder);
            return RECORD_BROKEN;
        }
        result = try_skip(r);
        if (result != RECORD_LATER)
            return result;
        if (over && atomic_load_explicit(&r->session->next, memory_order_acquire) < r->next)
            return RECORD_DONE;
        if (tries < SPINS)
            continue;
        uint64_t now = base_now_ns();
        if (begin == 0)
            begin = now;
        if (now - r->looked_ns > LOOK_NS) {
            r->looked_ns = now;
            look_around(r);
        }
        if (now - begin >= timeout_ns)
            return RECORD_LATER;
        nanosleep(&(struct timespec){0, NAP_NS}, NULL);
    }
}

record_result record_reader_next(record_reader *r, const record_event **event, const char **text,
                                 uint64_t timeout_ns)
{
    r->text[0] = '\0';
    record_result result =
        r->file != NULL ? record_file_next(r->file, &r->event, r->text) : live_next(r, timeout_ns);
    *event = &r->event;
    *text = r->text;
    return result;
}

/* ---- life ---- */

static bool exists(const char *folder, const char *name)
{
    char path[PATH_MAX];
    int n = snprintf(path, sizeof path, "%s/%s", folder, name);
    return n > 0 && (size_t)n < sizeof path && access(path, F_OK) == 0;
}

static aivd_status open_live(record_reader *r)
{
    aivd_status status = record_session_open(r->folder, &r->session);
    if (status)
        return status;
    int32_t none = 0;
    if (!atomic_compare_exchange_strong_explicit(&r->session->reader, &none, (int32_t)getpid(),
                                                 memory_order_relaxed, memory_order_relaxed))
        return base_fail(AIVD_ERR_EXISTS, NULL,
                         "the session in %s is read by process %d already; one reader takes the "
                         "events",
                         r->folder, (int)none);
    r->facts.live = true;
    r->facts.wall_ns = r->session->wall_ns;
    r->next = 1;
    return AIVD_OK;
}

static aivd_status open_file(record_reader *r, const char *path, bool is_folder)
{
    char file[PATH_MAX + 16];
    snprintf(file, sizeof file, is_folder ? "%s/" RECORD_FILE_NAME : "%s", path);
    if (!is_folder) {
        char *slash = strrchr(r->folder, '/');
        if (slash != NULL)
            *slash = '\0';
        else
            strcpy(r->folder, ".");
    }
    return record_file_open(file, &r->file, &r->facts);
}

aivd_status record_reader_open(const char *path, record_reader **made)
{
    struct stat info;
    if (strlen(path) >= PATH_MAX || stat(path, &info) != 0)
        return base_fail(AIVD_ERR_FILE, NULL, "cannot open the record %s: %s", path,
                         strerror(errno));
    record_reader *r = calloc(1, sizeof *r);
    if (r == NULL)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory to read a record");
    snprintf(r->folder, sizeof r->folder, "%s", path);
    r->facts.folder = r->folder;
    aivd_status status;
    bool is_folder = S_ISDIR(info.st_mode);
    if (is_folder && exists(path, "session") && !exists(path, RECORD_FILE_NAME))
        status = open_live(r);
    else if (is_folder && !exists(path, RECORD_FILE_NAME))
        status = base_fail(AIVD_ERR_NOT_FOUND, NULL,
                           "the folder %s holds no record (no %s in it); make one with aivrun "
                           "--record DIR",
                           path, RECORD_FILE_NAME);
    else
        status = open_file(r, path, is_folder);
    if (status) {
        record_reader_close(r);
        return status;
    }
    *made = r;
    return AIVD_OK;
}

void record_reader_close(record_reader *r)
{
    for (uint32_t i = 0; i < r->ring_count; i++) {
        munmap(r->rings[i]->shared, r->rings[i]->map_size);
        free(r->rings[i]);
    }
    if (r->session != NULL)
        record_session_unmap(r->session);
    if (r->file != NULL)
        record_file_close(r->file);
    free(r->rings);
    free(r->heap);
    free(r);
}

const record_facts *record_reader_facts(const record_reader *r)
{
    return &r->facts;
}

record_session *record_reader_session(record_reader *r)
{
    return r->session;
}
