/* Proves that memory is shown only by a name that the exporter made: to processes of the same user
 * that may have it, never to malformed names or foreign bytes on its socket; and that names end. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fabric/region.h"
#include "fabric/share.h"
#include "fabric/socket.h"

#define MIB ((uint64_t)1 << 20)

static fabric_region *region;
static uint8_t *memory; /* on device 3 */

static int open_device(void **state)
{
    (void)state;
    if (fabric_region_create(3, &region) != AIVD_OK)
        return -1;
    memory = fabric_device_base(3) + 4 * MIB;
    if (fabric_populate(memory, 2 * MIB) != AIVD_OK)
        return -1;
    memcpy(memory, "shown", 6);
    return 0;
}

static fabric_share_name name_of(bool open)
{
    const fabric_share what = {.kind = SHARE_MEMORY,
                               .device = 3,
                               .address = (uint64_t)(uintptr_t)memory,
                               .size = 4096,
                               .life = 77};
    fabric_share_name name;
    assert_int_equal(fabric_share_export(&what, open, &name), AIVD_OK);
    return name;
}

static void names_are_text_and_numbers(void **state)
{
    (void)state;
    fabric_share_name name = name_of(true), other = name_of(true), back;
    char text[FABRIC_KEY_BYTES];
    fabric_share_text(&name, text);
    assert_true(strlen(text) < FABRIC_KEY_BYTES);
    assert_true(fabric_share_parse(text, &back));
    assert_memory_equal(back.token, name.token, 16);
    assert_int_equal(back.socket, name.socket);
    assert_int_equal(back.kind, SHARE_MEMORY);
    assert_true(memcmp(name.token, other.token, 16) != 0);
    /* Every text that differs in one place names something else or nothing. */
    for (size_t i = 0; text[i]; i++) {
        char was = text[i];
        for (const char *c = "0g -z"; *c; c++) {
            text[i] = *c;
            if (*c == was)
                continue;
            if (fabric_share_parse(text, &back))
                assert_true(back.kind != name.kind || back.socket != name.socket ||
                            memcmp(back.token, name.token, 16) != 0);
        }
        text[i] = '\0';
        assert_false(fabric_share_parse(text, &back));
        text[i] = was;
    }
    assert_false(fabric_share_parse("", &back));
    back = fabric_share_of_number(fabric_share_number(&name), SHARE_MEMORY);
    assert_int_equal(back.socket, name.socket);
    assert_int_equal(back.token_bytes, 4);
    fabric_share what;
    assert_int_equal(fabric_share_import(&back, &what, NULL), AIVD_OK);
    assert_int_equal(what.life, 77);
    back.kind = SHARE_NOTIFY; /* a name of one kind opens no other */
    assert_int_equal(fabric_share_import(&back, &what, NULL), AIVD_ERR_NOT_FOUND);
    assert_int_equal(fabric_share_end(&name), AIVD_OK);
    assert_int_equal(fabric_share_end(&other), AIVD_OK);
}

static void only_own_memory_is_exported(void **state)
{
    (void)state;
    fabric_share_name name;
    fabric_share what = {.kind = SHARE_MEMORY, .device = 5};
    assert_int_equal(fabric_share_export(&what, true, &name), AIVD_ERR_PARAM);
    what.device = 1u << 20;
    assert_int_equal(fabric_share_export(&what, true, &name), AIVD_ERR_PARAM);
    name = name_of(true);
    fabric_share_end_range(memory, 4096);
    assert_int_equal(fabric_share_end(&name), AIVD_ERR_NOT_FOUND);
    assert_int_equal(fabric_share_allow(&name, &(int32_t){1}, 1), AIVD_ERR_NOT_FOUND);
    assert_int_equal(fabric_share_import(&name, &what, NULL), AIVD_ERR_NOT_FOUND);
}

/* What the import returned in a child of this process; 200 when the bytes are not there. */
static int import_in_child(const fabric_share_name *name, const int *go)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        fabric_share what;
        char byte;
        if (go && read(go[0], &byte, 1) != 1)
            _exit(250);
        aivd_status status = fabric_share_import(name, &what, NULL);
        if (status)
            _exit((int)status);
        bool there = memcmp((void *)(uintptr_t)what.address, "shown", 6) == 0;
        fabric_share_drop(&what);
        _exit(there ? 0 : 200);
    }
    if (go) {
        assert_int_equal(fabric_share_allow(name, &(int32_t){child}, 1), AIVD_OK);
        assert_int_equal(write(go[1], "x", 1), 1);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void processes_that_may(void **state)
{
    (void)state;
    int go[2];
    assert_int_equal(pipe(go), 0);
    fabric_share_name open = name_of(true), closed = name_of(false), wrong = open;
    assert_int_equal(import_in_child(&open, NULL), AIVD_OK);
    assert_int_equal(import_in_child(&closed, NULL), AIVD_ERR_PERMISSION);
    assert_int_equal(import_in_child(&closed, go), AIVD_OK);
    wrong.token[15] ^= 1;
    assert_int_equal(import_in_child(&wrong, NULL), AIVD_ERR_NOT_FOUND);
    wrong = open;
    wrong.socket += 2; /* nobody listens */
    assert_int_equal(import_in_child(&wrong, NULL), AIVD_ERR_NOT_FOUND);
    assert_int_equal(fabric_share_end(&open), AIVD_OK);
    assert_int_equal(import_in_child(&open, NULL), AIVD_ERR_NOT_FOUND);
    assert_int_equal(fabric_share_end(&closed), AIVD_OK);
    close(go[0]);
    close(go[1]);
}

static int connect_to(uint32_t number)
{
    struct sockaddr_un address;
    char text[32];
    int size = snprintf(text, sizeof text, "aivdrive-share-%08x", number);
    socklen_t length = socket_local_address(&address, text, (size_t)size);
    int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    assert_int_equal(connect(fd, (struct sockaddr *)(void *)&address, length), 0);
    return fd;
}

static void foreign_bytes_disturb_nobody(void **state)
{
    (void)state;
    fabric_share_name name = name_of(true);
    uint8_t bytes[300];
    for (size_t size = 0; size <= sizeof bytes; size += size < 50 ? 1 : 50) {
        for (size_t i = 0; i < size; i++)
            bytes[i] = (uint8_t)(i * 37 + size);
        int fd = connect_to(name.socket);
        if (size)
            assert_int_equal(send(fd, bytes, size, MSG_NOSIGNAL), (ssize_t)size);
        if (size % 2)
            shutdown(fd, SHUT_RDWR);
        close(fd);
    }
    int silent = connect_to(name.socket); /* holds the thread for a second at most */
    assert_int_equal(import_in_child(&name, NULL), AIVD_OK);
    close(silent);
    assert_int_equal(fabric_share_end(&name), AIVD_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_text_and_numbers),
        cmocka_unit_test(only_own_memory_is_exported),
        cmocka_unit_test(processes_that_may),
        cmocka_unit_test(foreign_bytes_disturb_nobody),
    };
    return cmocka_run_group_tests(tests, open_device, NULL);
}
