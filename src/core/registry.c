/* core/registry: which blocks sleep and for what, written into the device's control page for other
 * processes to see. One store a word and a sleep; nothing while a kernel runs. */
#include "core/registry.h"

#include "base/time.h"

static void register_wait(fabric_control *control, core_block *block, uint64_t now_ns)
{
    if (block->since_ns == 0)
        block->since_ns = now_ns;
    if (control == NULL || block->registry >= 0)
        return;
    uint64_t address = (uint64_t)(uintptr_t)block->polled;
    if (address == 0)
        address = 1; /* waits for something that has no address in device memory */
    for (int i = 0; i < FABRIC_WAITS_MAX; i++) {
        fabric_wait *entry = &control->waits[i];
        uint64_t none = 0;
        if (!atomic_compare_exchange_strong_explicit(&entry->address, &none, address,
                                                     memory_order_relaxed, memory_order_relaxed))
            continue;
        /* Readers only print: a torn entry is a torn line. */
        atomic_store_explicit(&entry->seen, block->polled_value, memory_order_relaxed);
        atomic_store_explicit(&entry->wanted, block->wanted, memory_order_relaxed);
        atomic_store_explicit(&entry->since_ns, block->since_ns, memory_order_relaxed);
        atomic_store_explicit(&entry->block, block->index, memory_order_relaxed);
        atomic_store_explicit(&entry->blocks, block->grid->blocks, memory_order_relaxed);
        block->registry = i;
        return;
    }
}

void core_registry_forget(fabric_control *control, core_block *block)
{
    block->since_ns = 0;
    if (control != NULL && block->registry >= 0)
        atomic_store_explicit(&control->waits[block->registry].address, 0, memory_order_relaxed);
    block->registry = -1;
}

/* Before the first sleep of a streak: printf so far comes out, and others can see who waits. */
void core_registry_enter(void *argument)
{
    core_worker *worker = argument;
    fabric_control *control = worker->grid->control;
    uint64_t now_ns = base_now_ns();
    if (worker->running != NULL) {
        core_text_flush(&worker->running->block);
        register_wait(control, &worker->running->block, now_ns);
    }
    core_fiber *fiber = worker->tail;
    for (uint32_t i = 0; i < worker->waiting; i++, fiber = fiber->next) {
        core_text_flush(&fiber->block);
        register_wait(control, &fiber->block, now_ns);
    }
    worker->registered = true;
}

void core_registry_clear(core_worker *worker)
{
    fabric_control *control = worker->grid->control;
    if (worker->running != NULL)
        core_registry_forget(control, &worker->running->block);
    core_fiber *fiber = worker->tail;
    for (uint32_t i = 0; i < worker->waiting; i++, fiber = fiber->next)
        core_registry_forget(control, &fiber->block);
    worker->registered = false;
}
