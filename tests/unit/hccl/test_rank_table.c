/* Proves how rank tables are read: both templates and both versions, numbers as texts and as
 * numbers, and that every mistake is refused with its code, its field and its place. Tables are
 * written out here; expected ranks, servers and devices are literal. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/status.h"
#include "hccl/rank_table.h"

#define HEAD              "{\"status\":\"completed\",\"version\":\"1.0\",\"server_count\":\"1\",\"server_list\":"
#define ONE(devices)      HEAD "[{\"server_id\":\"a\",\"device\":[" devices "]}]}"
#define DEV(id, ip, rank) "{\"device_id\":" id ",\"device_ip\":\"" ip "\",\"rank_id\":" rank "}"

static void read_ok(const char *text, hccl_rank_table *table)
{
    memset(table, 0x5a, sizeof *table);
    assert_int_equal(hccl_rank_table_parse(text, strlen(text), "t.json", table), AIVD_OK);
}

static void refused(const char *text, const char *code, const char *words)
{
    hccl_rank_table table;
    memset(&table, 0x5a, sizeof table);
    assert_int_equal(hccl_rank_table_parse(text, strlen(text), "t.json", &table), AIVD_ERR_PARAM);
    const char *said = base_error_recent();
    if (!strstr(said, code) || !strstr(said, words) || !strstr(said, "t.json"))
        fail_msg("\"%s\" has not %s and %s", said, code, words);
    assert_int_equal(table.size, 0x5a5a5a5a);
}

static void version_1_0(void **state)
{
    (void)state;
    hccl_rank_table t;
    read_ok("{\"status\":\"completed\",\"version\":\"1.0\",\"server_count\":2,\"server_list\":["
            "{\"server_id\":\"b\",\"host_ip\":\"10.0.0.1\",\"device\":[" DEV(
                "\"3\"", "10.1.0.1", "\"2\"") "," DEV("5", "10.1.0.2",
                                                      "0") "]},"
                                                           "{\"server_id\":\"a\",\"device\":[" DEV(
                                                               "\"0\"", "fe80::1", "\"1\"") "]}]}",
            &t);
    assert_int_equal(t.servers, 2);
    assert_int_equal(t.size, 3);
    assert_int_equal(t.stride, 6);
    assert_int_equal(t.ranks[0].server, 0);
    assert_int_equal(t.ranks[0].device, 5);
    assert_int_equal(t.ranks[1].server, 1);
    assert_int_equal(t.ranks[1].device, 0);
    assert_int_equal(t.ranks[2].server, 0);
    assert_int_equal(t.ranks[2].device, 3);
    hccl_rank_table_free(&t);
    read_ok(ONE("{\"device_id\":\"0\",\"rank_id\":\"0\"}"), &t); /* one server needs no address */
    hccl_rank_table_free(&t);
}

#define POD_DEV(id, super, ip, rank)                                                               \
    "{\"device_id\":\"" id "\",\"super_device_id\":\"" super "\",\"device_ip\":\"" ip              \
    "\",\"backup_device_ip\":\"10.9.9.9\",\"device_port\":\"16666\",\"rank_id\":\"" rank "\"}"
#define PODS(super, pods)                                                                          \
    "{\"status\":\"completed\",\"version\":\"1.2\",\"server_count\":\"2\",\"server_list\":["       \
    "{\"server_id\":\"a\",\"device\":[" POD_DEV(                                                   \
        "0", "0", "10.1.0.1", "0") "]},"                                                           \
                                   "{\"server_id\":\"b\",\"device\":[" POD_DEV(                    \
                                       "0", super, "10.1.0.2", "1") "]}],"                         \
                                                                    "\"super_pod_list\":" pods "}"

static void version_1_2(void **state)
{
    (void)state;
    hccl_rank_table t;
    read_ok(PODS("1", "[{\"super_pod_id\":\"p\",\"server_list\":[{\"server_id\":\"a\"},"
                      "{\"server_id\":\"b\"}]}]"),
            &t);
    assert_int_equal(t.size, 2);
    hccl_rank_table_free(&t);
    refused(PODS("0", "[]"), "EI0014",
            "server_list[1].device[0].super_device_id \"0\" stands already at "
            "server_list[0].device[0]");
    refused(PODS("1", "[]"), "EI0004", "super_pod_list is an empty list");
    refused(PODS("1", "[{\"super_pod_id\":\"p\",\"server_list\":[{\"server_id\":\"a\"}]}]"),
            "EI0004", "names 1 of 2 servers");
    refused(PODS("1", "[{\"super_pod_id\":\"p\",\"server_list\":[{\"server_id\":\"c\"}]}]"),
            "EI0004", "\"c\" is not in server_list");
}

static void old_form(void **state)
{
    (void)state;
    hccl_rank_table t;
#define INSTANCE(id, devices)                                                                      \
    "{\"pod_name\":\"x\",\"server_id\":\"" id "\",\"devices\":[" devices "]}"
    read_ok("{\"status\":\"completed\",\"group_count\":\"2\",\"group_list\":["
            "{\"group_name\":\"g\",\"instance_count\":\"1\",\"device_count\":\"2\",\"instance_"
            "list\":[" INSTANCE("a",
                                "{\"device_id\":\"1\",\"device_ip\":\"10.0.0.1\"},{\"device_id\":"
                                "\"0\"}") "]},"
                                          "{\"group_name\":\"h\",\"instance_count\":\"1\",\"device_"
                                          "count\":\"1\",\"instance_list\":[" INSTANCE(
                                              "b", "{\"device_id\":\"4\"}") "]}]}",
            &t);
    assert_int_equal(t.size, 3);
    assert_int_equal(t.servers, 2);
    assert_int_equal(t.ranks[0].device, 1);
    assert_int_equal(t.ranks[1].device, 0);
    assert_int_equal(t.ranks[2].device, 4);
    assert_int_equal(t.ranks[2].server, 1);
    hccl_rank_table_free(&t);
    refused("{\"status\":\"completed\",\"group_count\":\"2\",\"group_list\":[{}]}", "EI0004",
            "group_count is 2, but group_list has 1 entries");
    refused(
        "{\"status\":\"completed\",\"group_count\":\"1\",\"group_list\":[{\"instance_count\":\"1\","
        "\"device_count\":\"3\",\"instance_list\":[" INSTANCE("a", "{\"device_id\":\"0\"}") "]}]}",
        "EI0004", "group_list[0].device_count is 3, but its instances have 1 devices");
}

static void mistakes(void **state)
{
    (void)state;
    refused("", "EI0004", "no JSON");
    refused("{\"status\":", "EI0004", "line 1");
    refused("[]", "EI0004", "it is a list");
    refused("{}", "EI0004", "status is missing");
    refused("{\"status\":\"completed\",\"status\":\"completed\"}", "EI0004", "no JSON");
    refused("{\"status\":\"initializing\"}", "EI0004", "status is \"initializing\"");
    refused("{\"status\":\"completed\",\"version\":\"3.0\"}", "EI0004", "version is \"3.0\"");
    refused("{\"status\":\"completed\",\"version\":1}", "EI0004", "version is a whole number");
    refused("{\"status\":\"completed\",\"server_list\":[]}", "EI0004", "version is missing");
    refused("{\"status\":\"completed\"}", "EI0004", "group_list is missing");
    refused(HEAD "[]}", "EI0004", "server_list is an empty list");
    refused(HEAD "{}}", "EI0004", "server_list is an object");
    refused(HEAD "[{\"server_id\":\"a\"},{\"server_id\":\"b\"}]}", "EI0004", "server_count is 1");
    refused(HEAD "[{\"device\":[]}]}", "EI0004", "server_list[0].server_id is missing");
    refused(HEAD "[{\"server_id\":\"\",\"device\":[]}]}", "EI0004", "0 characters");
    refused(HEAD "[{\"server_id\":\"a\"}]}", "EI0004", "server_list[0].device is missing");
    refused(ONE("7"), "EI0004", "server_list[0].device[0] is a whole number");
    refused(ONE("{\"rank_id\":\"0\"}"), "EI0004", "device[0].device_id is missing");
    refused(ONE("{\"device_id\":\"0\"}"), "EI0004", "device[0].rank_id is missing");
    refused(ONE("{\"device_id\":\"x\",\"rank_id\":\"0\"}"), "EI0004",
            "device_id is x, allowed are");
    refused(ONE("{\"device_id\":\"-1\",\"rank_id\":\"0\"}"), "EI0004", "device_id is -1");
    refused(ONE("{\"device_id\":\"99999\",\"rank_id\":\"0\"}"), "EI0004", "device_id is 99999");
    refused(ONE("{\"device_id\":\"0\",\"rank_id\":\"1\"}"), "EI0004",
            "rank_id is 1, allowed are 0 to 0");
    refused(ONE(DEV("0", "10.0.0.1", "0") "," DEV("1", "10.0.0.2", "0")), "EI0004",
            "server_list[0].device[1].rank_id 0 stands twice");
    refused(ONE(DEV("0", "10.0.0.1", "0") "," DEV("0", "10.0.0.2", "1")), "EI0004",
            "device_id \"0\" stands already at server_list[0].device[0]");
    refused(ONE(DEV("0", "10.0.0.1", "0") "," DEV("1", "10.0.0.1", "1")), "EI0014",
            "device_ip \"10.0.0.1\" stands already");
    refused(ONE(DEV("0", "10.0.0.256", "0")), "EI0014", "no IPv4 or IPv6 address");
    refused(ONE("{\"device_id\":\"0\",\"device_port\":\"0\",\"rank_id\":\"0\"}"), "EI0004",
            "device_port is 0");
    refused("{\"status\":\"completed\",\"version\":\"1.0\",\"server_count\":\"2\",\"server_list\":["
            "{\"server_id\":\"a\",\"device\":[" DEV(
                "0", "10.0.0.1",
                "0") "]},"
                     "{\"server_id\":\"b\",\"device\":[{\"device_id\":\"0\",\"rank_id\":\"1\"}]}]}",
            "EI0004", "server_list[1].device[0].device_ip is missing");
    refused("{\"status\":\"completed\",\"version\":\"1.0\",\"server_count\":\"2\",\"server_list\":["
            "{\"server_id\":\"a\",\"device\":[" DEV(
                "0", "10.0.0.1", "0") "]},"
                                      "{\"server_id\":\"a\",\"device\":[" DEV("0", "10.0.0.2",
                                                                              "1") "]}]}",
            "EI0004", "server_list[1].server_id \"a\" stands already at server_list[0]");
}

static void files(void **state)
{
    (void)state;
    hccl_rank_table t;
    char path[] = "/tmp/aivdrive-test-XXXXXX";
    int fd = mkstemp(path);
    static const char text[] = ONE(DEV("2", "10.0.0.1", "0"));
    assert_true(fd >= 0);
    assert_int_equal(write(fd, text, sizeof text - 1), sizeof text - 1);
    close(fd);
    assert_int_equal(hccl_rank_table_read(path, &t), AIVD_OK);
    assert_int_equal(t.size, 1);
    assert_int_equal(t.ranks[0].device, 2);
    hccl_rank_table_free(&t);
    unlink(path);
    assert_int_equal(hccl_rank_table_read(path, &t), AIVD_ERR_FILE);
    assert_non_null(strstr(base_error_recent(), path));
    assert_int_equal(hccl_rank_table_read("/", &t), AIVD_ERR_FILE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(version_1_0), cmocka_unit_test(version_1_2), cmocka_unit_test(old_form),
        cmocka_unit_test(mistakes),    cmocka_unit_test(files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
