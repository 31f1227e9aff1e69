/* Proves how HcclCommConfig is read: its size and version decide which fields are looked at, what
 * is set there wins over the environment, and every bad value is refused with a text that names it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <cmocka.h>

#include "base/status.h"
#include "hccl/hccl_comm.h"
#include "hccl/settings.h"

static const char *const variables[] = {"HCCL_BUFFSIZE", "HCCL_CONNECT_TIMEOUT",
                                        "HCCL_EXEC_TIMEOUT"};

static int clean(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
        unsetenv(variables[i]);
    return 0;
}

static HcclCommConfig fresh(void)
{
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    return config;
}

static void header_set(HcclCommConfig *config, uint64_t size, uint32_t magic, uint32_t version)
{
    memcpy((char *)config, &size, 8);
    memcpy((char *)config + 8, &magic, 4);
    memcpy((char *)config + 12, &version, 4);
}

static void refused(const HcclCommConfig *config, const char *word)
{
    hccl_settings settings;
    memset(&settings, 0x5a, sizeof settings);
    assert_int_equal(hccl_settings_read(config, &settings), AIVD_ERR_PARAM);
    assert_non_null(strstr(base_error_recent(), word));
    assert_int_equal(settings.buffer_mb, 0x5a5a5a5a);
}

static void defaults(void **state)
{
    (void)state;
    hccl_settings s;
    assert_int_equal(hccl_settings_read(NULL, &s), AIVD_OK);
    assert_int_equal(s.buffer_mb, 200);
    assert_int_equal(s.deterministic, 0);
    assert_int_equal(s.connect_ns, 120000000000ull);
    assert_int_equal(s.exec_ns, 1836000000000ull);
    assert_string_equal(s.name, "");
}

static void environment(void **state)
{
    (void)state;
    hccl_settings s;
    setenv("HCCL_BUFFSIZE", "7", 1);
    setenv("HCCL_CONNECT_TIMEOUT", "3", 1);
    setenv("HCCL_EXEC_TIMEOUT", "0.25", 1);
    assert_int_equal(hccl_settings_read(NULL, &s), AIVD_OK);
    assert_int_equal(s.buffer_mb, 7);
    assert_int_equal(s.connect_ns, 3000000000ull);
    assert_int_equal(s.exec_ns, 250000000ull);
    setenv("HCCL_EXEC_TIMEOUT", "0", 1); /* 0 = the default */
    assert_int_equal(hccl_settings_read(NULL, &s), AIVD_OK);
    assert_int_equal(s.exec_ns, 1836000000000ull);
    setenv("HCCL_EXEC_TIMEOUT", "0.009", 1);
    assert_int_equal(hccl_settings_read(NULL, &s), AIVD_ERR_ENV);
    assert_non_null(strstr(base_error_recent(), "0.01"));
    setenv("HCCL_EXEC_TIMEOUT", "0.01", 1);
    assert_int_equal(hccl_settings_read(NULL, &s), AIVD_OK);
    assert_int_equal(s.exec_ns, 10000000ull);
    setenv("HCCL_BUFFSIZE", "0", 1);
    assert_int_equal(hccl_settings_read(NULL, &s), AIVD_ERR_ENV);
    assert_non_null(strstr(base_error_recent(), "HCCL_BUFFSIZE"));
}

static void config_wins(void **state)
{
    (void)state;
    hccl_settings s;
    HcclCommConfig config = fresh();
    setenv("HCCL_BUFFSIZE", "7", 1);
    setenv("HCCL_EXEC_TIMEOUT", "9", 1);
    assert_int_equal(hccl_settings_read(&config, &s), AIVD_OK);
    assert_int_equal(s.buffer_mb, 7);
    assert_int_equal(s.exec_ns, 9000000000ull);
    config.hcclExecTimeOut = 0; /* the default, not the environment's */
    assert_int_equal(hccl_settings_read(&config, &s), AIVD_OK);
    assert_int_equal(s.exec_ns, 1836000000000ull);
    config.hcclBufferSize = 33;
    config.hcclExecTimeOut = 5;
    config.hcclDeterministic = 2;
    strcpy(config.hcclCommName, "pair");
    assert_int_equal(hccl_settings_read(&config, &s), AIVD_OK);
    assert_int_equal(s.buffer_mb, 33);
    assert_int_equal(s.exec_ns, 5000000000ull);
    assert_int_equal(s.deterministic, 2);
    assert_string_equal(s.name, "pair");
}

/* A structure of an old header ends right at the end of a page: reading one byte more would fault.
 */
static void old_sizes(void **state)
{
    (void)state;
    static const struct {
        uint64_t size;
        uint32_t version;
    } olds[] = {{32, 1}, {160, 2}, {288, 4}, {2240, 10}};
    uint8_t *pages = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_ptr_not_equal(pages, MAP_FAILED);
    assert_int_equal(mprotect(pages + 4096, 4096, PROT_NONE), 0);
    for (size_t i = 0; i < sizeof olds / sizeof *olds; i++) {
        hccl_settings s;
        HcclCommConfig full = fresh();
        header_set(&full, olds[i].size, 0xf0f0f0f0u, olds[i].version);
        full.hcclBufferSize = 12;
        full.hcclExecTimeOut = 3; /* beyond the end for all but the last */
        HcclCommConfig *config = (HcclCommConfig *)(void *)(pages + 4096 - olds[i].size);
        memcpy((void *)config, &full, olds[i].size);
        assert_int_equal(hccl_settings_read(config, &s), AIVD_OK);
        assert_int_equal(s.buffer_mb, 12);
        assert_int_equal(s.exec_ns, olds[i].size == 2240 ? 3000000000ull : 1836000000000ull);
    }
    munmap(pages, 8192);
}

static void newer_version(void **state)
{
    (void)state;
    hccl_settings s;
    struct {
        HcclCommConfig config;
        uint8_t later[64];
    } newer;
    memset(&newer, 0xee, sizeof newer);
    newer.config = fresh();
    header_set(&newer.config, sizeof newer, 0xf0f0f0f0u, 12);
    newer.config.hcclBufferSize = 5;
    assert_int_equal(hccl_settings_read(&newer.config, &s), AIVD_OK);
    assert_int_equal(s.buffer_mb, 5);
}

static void bad_headers(void **state)
{
    (void)state;
    HcclCommConfig config = fresh();
    header_set(&config, sizeof config, 0x12345678u, 11);
    refused(&config, "magic");
    header_set(&config, sizeof config, 0xf0f0f0f0u, 0);
    refused(&config, "version");
    header_set(&config, 24, 0xf0f0f0f0u, 1);
    refused(&config, "size");
    memset(&config, 0, sizeof config);
    refused(&config, "HcclCommConfigInit");
}

static void bad_values(void **state)
{
    (void)state;
    HcclCommConfig config = fresh();
    config.hcclBufferSize = 0;
    refused(&config, "hcclBufferSize");
    config.hcclBufferSize = 65537;
    refused(&config, "65536");
    config = fresh();
    config.hcclDeterministic = 3;
    refused(&config, "hcclDeterministic");
    config = fresh();
    config.hcclOpExpansionMode = 7;
    refused(&config, "hcclOpExpansionMode");
    config = fresh();
    config.hcclExecTimeOut = -2;
    refused(&config, "hcclExecTimeOut");
    config = fresh();
    config.hcclRdmaTrafficClass = 130;
    refused(&config, "hcclRdmaTrafficClass");
    config = fresh();
    config.hcclRdmaServiceLevel = 8;
    refused(&config, "hcclRdmaServiceLevel");
    config = fresh();
    memset(config.hcclCommName, 'x', sizeof config.hcclCommName);
    refused(&config, "127");
}

static void longest_name(void **state)
{
    (void)state;
    hccl_settings s;
    HcclCommConfig config = fresh();
    memset(config.hcclCommName, 'n', 127);
    assert_int_equal(hccl_settings_read(&config, &s), AIVD_OK);
    assert_int_equal(strlen(s.name), 127);
}

static void process_wide(void **state)
{
    (void)state;
    hccl_settings s;
    HcclConfigValue value = {.value = 1};
    assert_int_equal(HcclSetConfig(HCCL_DETERMINISTIC, value), HCCL_SUCCESS);
    value.value = 77;
    assert_int_equal(HcclGetConfig(HCCL_DETERMINISTIC, &value), HCCL_SUCCESS);
    assert_int_equal(value.value, 1);
    assert_int_equal(hccl_settings_read(NULL, &s), AIVD_OK);
    assert_int_equal(s.deterministic, 1);
    value.value = 3;
    assert_int_equal(HcclSetConfig(HCCL_DETERMINISTIC, value), HCCL_E_PARA);
    assert_int_equal(HcclSetConfig(HCCL_CONFIG_RESERVED, value), HCCL_E_PARA);
    assert_int_equal(HcclGetConfig(HCCL_DETERMINISTIC, NULL), HCCL_E_PTR);
    value.value = 0;
    assert_int_equal(HcclSetConfig(HCCL_DETERMINISTIC, value), HCCL_SUCCESS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(defaults, clean),      cmocka_unit_test_setup(environment, clean),
        cmocka_unit_test_setup(config_wins, clean),   cmocka_unit_test_setup(old_sizes, clean),
        cmocka_unit_test_setup(newer_version, clean), cmocka_unit_test_setup(bad_headers, clean),
        cmocka_unit_test_setup(bad_values, clean),    cmocka_unit_test_setup(longest_name, clean),
        cmocka_unit_test_setup(process_wide, clean),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
