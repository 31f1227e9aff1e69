/* The root's address: interface patterns, port lists, what is chosen by default and what is refused
 * with the list of what is present. */
#include "ranks.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include "fabric/interface.h"

static void patterns(void **state)
{
    static const struct {
        const char *patterns, *name;
        bool match;
    } cases[] = {
        {"eth", "eth0", true},
        {"eth", "lo", false},
        {"enp,eth", "eth0", true},
        {"eth0", "eth01", true},
        {"=eth0", "eth0", true},
        {"=eth0", "eth01", false},
        {"=eth1,eth0", "eth0", true},
        {"=eth", "eth0", false},
        {"^lo", "eth0", true},
        {"^lo,docker", "lo", false},
        {"^lo,docker", "docker0", false},
        {"^lo,docker", "eth0", true},
        {"^=docker0", "docker0", false},
        {"^=docker0", "docker01", true},
        {"", "eth0", false},
        {",", "eth0", false},
        {"^", "eth0", true},
        {"=", "eth0", false},
        {"eth0,", "lo", false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (interface_matches(cases[i].patterns, cases[i].name) != cases[i].match)
            fail_msg("\"%s\" against \"%s\"", cases[i].patterns, cases[i].name);
}

static void port_lists(void **state)
{
    static const char *const wrong[] = {"",      "x",  "0",    "65536",  "10-5",
                                        "1-",    "-1", "1,,2", "1,",     ",1",
                                        "1-2-3", " 1", "1 ",   "auto,1", "99999999999999999999"};
    interface_ports ports;
    (void)state;
    assert_int_equal(interface_ports_parse("60000-60050,60100", &ports), AIVD_OK);
    assert_int_equal(ports.count, 2);
    assert_false(ports.any);
    assert_int_equal(ports.ranges[0].first, 60000);
    assert_int_equal(ports.ranges[0].last, 60050);
    assert_int_equal(ports.ranges[1].first, 60100);
    assert_int_equal(ports.ranges[1].last, 60100);
    assert_int_equal(interface_ports_parse("1-65535", &ports), AIVD_OK);
    assert_int_equal(interface_ports_parse("auto", &ports), AIVD_OK);
    assert_true(ports.any);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (interface_ports_parse(wrong[i], &ports) != AIVD_ERR_PARAM)
            fail_msg("\"%s\" was taken", wrong[i]);
    char many[INTERFACE_RANGES_MAX * 4 + 8] = "";
    for (int i = 0; i < INTERFACE_RANGES_MAX; i++)
        strcat(many, "7,");
    strcat(many, "7");
    assert_int_equal(interface_ports_parse(many, &ports), AIVD_ERR_PARAM);
}

static void variables(int rank, int ranks, shared *s)
{
    interface_ports ports;
    (void)rank, (void)ranks, (void)s;
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    CHECK(interface_ports_wanted(&ports) == AIVD_OK && ports.any);
    setenv("HCCL_IF_BASE_PORT", "61000", 1);
    CHECK(interface_ports_wanted(&ports) == AIVD_OK && !ports.any && ports.count == 1);
    CHECK(ports.ranges[0].first == 61000 && ports.ranges[0].last == 61031);
    setenv("HCCL_IF_BASE_PORT", "65521", 1);
    CHECK(interface_ports_wanted(&ports) == AIVD_ERR_ENV);
    CHECK(strstr(base_error_recent(), "HCCL_IF_BASE_PORT"));
    setenv("HCCL_HOST_SOCKET_PORT_RANGE", "auto", 1); /* wins */
    CHECK(interface_ports_wanted(&ports) == AIVD_OK && ports.any);
    setenv("HCCL_HOST_SOCKET_PORT_RANGE", "60000-", 1);
    CHECK(interface_ports_wanted(&ports) == AIVD_ERR_ENV);
    CHECK(strstr(base_error_recent(), "EI0001") && strstr(base_error_recent(), "60000-"));
}

static void by_default(int rank, int ranks, shared *s)
{
    fabric_interface chosen;
    interface_ports any = {.any = true};
    char text[96];
    int fd;
    (void)rank, (void)ranks, (void)s;
    CHECK(interface_choose(&chosen) == AIVD_OK);
    CHECK(strcmp(chosen.name, "lo") == 0);
    CHECK(chosen.address.ss_family == AF_INET || chosen.address.ss_family == AF_INET6);
    CHECK(interface_listen(&any, &chosen, &fd) == AIVD_OK);
    interface_text(&chosen, text, sizeof text);
    CHECK(strstr(text, "(lo)") && interface_port(&chosen) > 0);
    close(fd);
}

static bool works(const char *variable, const char *value)
{
    fabric_interface chosen;
    setenv(variable, value, 1);
    aivd_status status = interface_choose(&chosen);
    unsetenv(variable);
    CHECK(status == AIVD_OK ||
          (status == AIVD_ERR_ENV && strstr(base_error_recent(), "EI0001") &&
           strstr(base_error_recent(), variable) && strstr(base_error_recent(), "127.0.0.1") &&
           strstr(base_error_recent(), value)));
    return status == AIVD_OK;
}

static void by_choice(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    CHECK(works("HCCL_IF_IP", "127.0.0.1"));
    CHECK(!works("HCCL_IF_IP", "203.0.113.77"));
    CHECK(!works("HCCL_IF_IP", "2001:db8::77"));
    CHECK(!works("HCCL_IF_IP", "localhost"));
    CHECK(!works("HCCL_IF_IP", "127.0.0.1%eth99"));
    CHECK(works("HCCL_IF_IP", "127.0.0.1%lo"));
    CHECK(works("HCCL_SOCKET_IFNAME", "=lo"));
    CHECK(works("HCCL_SOCKET_IFNAME", "lo"));
    CHECK(works("HCCL_SOCKET_IFNAME", "^eth99"));
    CHECK(!works("HCCL_SOCKET_IFNAME", "eth99"));
    CHECK(!works("HCCL_SOCKET_IFNAME", "=l"));
    setenv("HCCL_SOCKET_IFNAME", "eth99", 1); /* the address wins over the name */
    CHECK(works("HCCL_IF_IP", "127.0.0.1"));
    setenv("HCCL_SOCKET_IFNAME", "=lo", 1);
    works("HCCL_SOCKET_FAMILY", "AF_INET6"); /* either: hosts without IPv6 refuse by name */
    fabric_interface chosen;
    setenv("HCCL_SOCKET_FAMILY", "AF_INET7", 1);
    CHECK(interface_choose(&chosen) == AIVD_ERR_ENV);
}

/* A whole rendezvous over IPv6 where the host has it. */
static void over_ipv6(int rank, int ranks, shared *s)
{
    setenv("HCCL_SOCKET_IFNAME", "=lo", 1);
    setenv("HCCL_SOCKET_FAMILY", "AF_INET6", 1);
    if (rank == 0) {
        fabric_interface chosen;
        setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
        if (interface_choose(&chosen) != AIVD_OK) {
            atomic_store(&s->counter[0], 1);
            atomic_store(&s->root_ready, 1);
            return;
        }
        CHECK(chosen.address.ss_family == AF_INET6);
        root_publish(s);
    }
    root_await(s);
    if (atomic_load(&s->counter[0]))
        return;
    fabric_group *group = rank_join(s, rank, (uint32_t)rank, (uint32_t)ranks, (uint32_t)rank, 60);
    CHECK(group);
    fabric_leave(group);
}

/* One line at info level names interface, address and port. */
static void choice_is_logged(int rank, int ranks, shared *s)
{
    uint8_t info[FABRIC_ROOT_INFO_BYTES];
    char log[4096] = "";
    (void)rank, (void)ranks, (void)s;
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "1", 1);
    setenv("HCCL_IF_IP", "127.0.0.1", 1);
    int saved = dup(STDERR_FILENO), file = memfd_create("log", MFD_CLOEXEC);
    CHECK(saved >= 0 && file >= 0 && dup2(file, STDERR_FILENO) >= 0);
    aivd_status status = fabric_root_open(info);
    dup2(saved, STDERR_FILENO);
    CHECK(status == AIVD_OK);
    CHECK(pread(file, log, sizeof log - 1, 0) > 0);
    const char *line = strstr(log, "interface lo, address and port 127.0.0.1:");
    CHECK(line && strtol(line + strlen("interface lo, address and port 127.0.0.1:"), NULL, 10) > 0);
}

static void test_choice_is_logged(void **state)
{
    (void)state;
    fresh_process(choice_is_logged);
}

static void test_variables(void **state)
{
    (void)state;
    fresh_process(variables);
}

static void test_by_default(void **state)
{
    (void)state;
    fresh_process(by_default);
}

static void test_by_choice(void **state)
{
    (void)state;
    fresh_process(by_choice);
}

static void test_over_ipv6(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, over_ipv6, s), 0);
    bool without = atomic_load(&s->counter[0]) != 0;
    shared_free(s);
    if (without)
        skip();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(patterns),
        cmocka_unit_test(port_lists),
        cmocka_unit_test(test_variables),
        cmocka_unit_test(test_by_default),
        cmocka_unit_test(test_by_choice),
        cmocka_unit_test(test_over_ipv6),
        cmocka_unit_test(test_choice_is_logged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
