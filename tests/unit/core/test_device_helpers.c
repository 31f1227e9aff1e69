/* Proves: the flags of aivdrive/device.h order what they must. Two-variable litmus tests made of
 * the flag functions alone: who sees the second flag sees the first (10 million rounds), who waits
 * for a flag sees the plain data stored before it (ThreadSanitizer checks the same). Both run on
 * fibers and with a thread per block. And: messages carry their data, short and long, and nothing
 * else; splits are even, in order, without gaps, against a plain count. */
#include "testing.h"

#include "aivdrive/device_impl.h"
#include "aivdrive/device_split.h"

enum { ROUNDS = 10000000 };
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__) || defined(__aarch64__)
enum { HANDOVERS = 20000 };
#else
enum { HANDOVERS = 200000 };
#endif

typedef struct slot {
    _Alignas(64) uint64_t word[8];
} slot;

static slot first, second, answer;
static uint64_t payload[32], copy[32];
static uint64_t forbidden, backwards, looks, torn;

/* ---- message passing, free running ---- */

static void writer(void)
{
    uint64_t words[8] = {0};
    for (uint64_t i = 1; i <= ROUNDS; i++) {
        words[0] = words[3] = i;
        aivd_dev_flag_store(&first, words, 32);
        aivd_dev_flag_store(&second, words, 64);
    }
}

static void reader(void)
{
    uint64_t a[8], b[8], last = 0;
    do {
        aivd_dev_flag_load(&second, b, 64);
        aivd_dev_flag_load(&first, a, 32);
        forbidden += a[0] < b[0];
        backwards += b[0] < last;
        torn += b[3] < b[0]; /* a word that came with a tag is not older than it */
        last = b[0];
        looks++;
    } while (last < ROUNDS);
}

static void message_passing_entry(const void *args)
{
    (void)args;
    if (core_block_index() == 0)
        writer();
    else
        reader();
}

static void the_second_flag_vouches_for_the_first(void **state)
{
    (void)state;
    memset(&first, 0, sizeof first);
    memset(&second, 0, sizeof second);
    forbidden = backwards = looks = torn = 0;
    assert_int_equal(testing_run(message_passing_entry, NULL, 2), AIVD_OK);
    print_message("%llu looks at %d rounds\n", (unsigned long long)looks, ROUNDS);
    assert_true(looks >= 1);
    assert_int_equal(forbidden, 0);
    assert_int_equal(torn, 0);
    assert_int_equal(backwards, 0);
}

/* ---- plain data behind a flag ---- */

static void give(void)
{
    uint64_t words[4] = {0}, seen[4];
    for (uint64_t i = 1; i <= HANDOVERS; i++) {
        for (int k = 0; k < 32; k++)
            payload[k] = i * 32 + (uint64_t)k; /* plain stores */
        words[0] = i;
        aivd_dev_flag_store(&first, words, 32);
        aivd_dev_flag_wait(&answer, seen, 32, i, true);
    }
}

static void take(void)
{
    uint64_t words[4] = {0}, seen[4];
    for (uint64_t i = 1; i <= HANDOVERS; i++) {
        aivd_dev_flag_wait(&first, seen, 32, i, i % 2 == 0);
        if (i % 3 == 0) /* by the direct copy: into the own memory, then looked at */
            aivd_dev_copy(copy, payload, sizeof copy, (void *)64, 64);
        else
            memcpy(copy, payload, sizeof copy);
        for (int k = 0; k < 32; k++)
            torn += copy[k] != i * 32 + (uint64_t)k;
        words[0] = i;
        aivd_dev_flag_store(&answer, words, 32);
    }
}

static void handover_entry(const void *args)
{
    (void)args;
    if (core_block_index() == 0)
        give();
    else
        take();
}

static void a_flag_vouches_for_plain_data(void **state)
{
    (void)state;
    memset(&first, 0, sizeof first);
    memset(&answer, 0, sizeof answer);
    torn = 0;
    assert_int_equal(testing_run(handover_entry, NULL, 2), AIVD_OK);
    assert_int_equal(torn, 0);
    assert_int_equal(answer.word[0], HANDOVERS);
}

/* ---- rules ---- */

static void tag_never_comes(const void *args)
{
    (void)args;
    uint64_t seen[4];
    aivd_dev_flag_wait(&first, seen, 32, 99, true);
}

static void a_wait_ends_with_its_deadline(void **state)
{
    (void)state;
    memset(&first, 0, sizeof first);
    core_launch launch = testing_launch(tag_never_comes, NULL, 1);
    launch.stall_ns = BASE_NS_PER_S / 5;
    assert_int_equal(core_grid_run(&launch, NULL), AIVD_ERR_KERNEL_TIMEOUT);
    assert_non_null(strstr(base_error_recent(), "flag to be equal"));
    assert_non_null(strstr(base_error_recent(), "wanted 0x63"));
}

static void odd_slot(const void *args)
{
    (void)args;
    uint64_t words[8] = {0};
    aivd_dev_flag_store((uint8_t *)&first + 32, words, 64);
}

static void odd_size(const void *args)
{
    (void)args;
    uint64_t words[8] = {0};
    aivd_dev_flag_load(&first, words, 48);
}

static void slots_are_checked(void **state)
{
    (void)state;
    testing_expect_rule(odd_slot, NULL, "not a multiple of its 64 bytes");
    testing_expect_rule(odd_size, NULL, "a slot of 48 bytes");
}

/* ---- splits ---- */

static void check_parts(uint64_t n, uint32_t parts, uint64_t unit)
{
    uint64_t at = 0, units = 0, all = n / unit + (n % unit != 0);
    for (uint32_t i = 0; i < parts; i++) {
        aivd_part p = aivd_split_aligned(n, parts, i, unit);
        uint64_t own = p.count / unit + (p.count % unit != 0);
        if (p.count != 0)
            assert_int_equal(p.begin, at);
        assert_true(own == all / parts || own == all / parts + 1);
        assert_true(own == all / parts + (i < all % parts ? 1 : 0));
        at += p.count;
        units += own;
        assert_true(at % unit == 0 || at == n);
    }
    assert_true(at == n);
    assert_true(units == all);
    assert_int_equal(aivd_split_aligned(n, parts, parts, unit).count, 0);
}

static void splits_are_even(void **state)
{
    (void)state;
    static const uint64_t sizes[] = {
        0, 1, 2, 31, 32, 33, 47, 48, 49, 1000, 65537, UINT64_MAX, UINT64_MAX - 5};
    static const uint64_t units[] = {1, 2, 8, 32, 100, 1ull << 40};
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++)
        for (uint32_t parts = 1; parts <= 48; parts += 1 + parts / 8)
            for (size_t u = 0; u < sizeof units / sizeof units[0]; u++)
                check_parts(sizes[s], parts, units[u]);
    /* literal: 10 in 4 parts is 3 3 2 2 */
    static const uint64_t want[4][2] = {{0, 3}, {3, 3}, {6, 2}, {8, 2}};
    for (uint32_t i = 0; i < 4; i++) {
        aivd_part p = aivd_split(10, 4, i);
        assert_int_equal(p.begin, want[i][0]);
        assert_int_equal(p.count, want[i][1]);
    }
    assert_int_equal(aivd_split_aligned(100, 3, 2, 32).begin, 96);
    assert_int_equal(aivd_split_aligned(100, 3, 2, 32).count, 4);
    assert_int_equal(aivd_split_aligned(100, 3, 0, 32).count, 64);
}

/* ---- messages ---- */

enum { LONG = 300, SHORT = 50 };
static _Alignas(64) uint8_t mailbox[64 + LONG];
static uint8_t letter[LONG], received[LONG];
static uint64_t tags_seen[4];

static void messages_entry(const void *args)
{
    (void)args;
    aivd_dev_message_send(mailbox, 1, letter, SHORT);
    aivd_dev_message_receive(mailbox, 1, 1, received, SHORT, &tags_seen[0]);
    aivd_dev_message_send(mailbox, 2, letter + 1, LONG - 1);
    aivd_dev_message_receive(mailbox, 2, 2, received + 100, LONG - 1 - 100, &tags_seen[1]);
    /* Another tag than expected, and data that stay. */
    aivd_dev_message_receive(mailbox, 2, 3, received, SHORT, &tags_seen[2]);
    aivd_dev_message_receive(mailbox, 1, 2, NULL, LONG - 1, &tags_seen[3]);
}

static void messages_carry_their_data(void **state)
{
    (void)state;
    memset(mailbox, 0, sizeof mailbox);
    memset(received, 0xee, sizeof received);
    for (int i = 0; i < LONG; i++)
        letter[i] = (uint8_t)(3 * i + 1);
    assert_int_equal(testing_run(messages_entry, NULL, 1), AIVD_OK);
    for (int i = 0; i < SHORT; i++)
        assert_int_equal(received[i], (uint8_t)(3 * i + 1));
    for (int i = SHORT; i < 100; i++)
        assert_int_equal(received[i], 0xee);
    for (int i = 0; i < LONG - 1 - 100; i++)
        assert_int_equal(received[100 + i], (uint8_t)(3 * (i + 1) + 1));
    assert_int_equal(received[LONG - 1], 0xee);
    assert_int_equal(tags_seen[0], 1);
    assert_int_equal(tags_seen[1], 2);
    assert_int_equal(tags_seen[2], 2);
    assert_int_equal(tags_seen[3], 2);
}

static uint64_t head_words[8], other_words[8];

static void put_and_take_entry(const void *args)
{
    (void)args;
    assert_true(aivd_dev_message_put(mailbox, head_words, letter, 13, false));
    assert_true(aivd_dev_message_take(mailbox, head_words, received, 13, false));
    assert_true(aivd_dev_message_put(mailbox, other_words, letter + 20, 17, true));
    assert_true(aivd_dev_message_take(mailbox, other_words, received + 20, 17, true));
    /* More than a head holds is left to the caller. */
    assert_false(aivd_dev_message_put(mailbox, other_words, letter, 57, false));
}

/* Data alone: into the words behind the tag, or behind the head; other words stay. */
static void data_stand_in_or_behind_a_head(void **state)
{
    (void)state;
    memset(mailbox, 0, sizeof mailbox);
    memset(received, 0xee, sizeof received);
    memset(head_words, 0x77, sizeof head_words);
    memset(other_words, 0x77, sizeof other_words);
    for (int i = 0; i < LONG; i++)
        letter[i] = (uint8_t)(5 * i + 2);
    assert_int_equal(testing_run(put_and_take_entry, NULL, 1), AIVD_OK);
    for (int i = 0; i < 13; i++)
        assert_int_equal(((uint8_t *)head_words)[8 + i], (uint8_t)(5 * i + 2));
    assert_int_equal(head_words[0], UINT64_C(0x7777777777777777));
    assert_int_equal(head_words[3], UINT64_C(0x7777777777777777));
    assert_int_equal(other_words[1], UINT64_C(0x7777777777777777));
    assert_int_equal(mailbox[8], 0);
    for (int i = 0; i < 64; i++)
        assert_int_equal(received[i], i < 13 || (i >= 20 && i < 37) ? (uint8_t)(5 * i + 2) : 0xee);
    for (int i = 0; i < 17; i++)
        assert_int_equal(mailbox[64 + i], (uint8_t)(5 * (20 + i) + 2));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_second_flag_vouches_for_the_first),
        cmocka_unit_test(a_flag_vouches_for_plain_data),
        cmocka_unit_test(a_wait_ends_with_its_deadline),
        cmocka_unit_test(slots_are_checked),
        cmocka_unit_test(messages_carry_their_data),
        cmocka_unit_test(data_stand_in_or_behind_a_head),
        cmocka_unit_test(splits_are_even),
    };
    (void)argc;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return failed != 0 ? failed : testing_again("AIVDRIVE_BLOCKS", "threads", argv);
}
