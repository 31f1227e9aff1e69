/* aivdrive/device_error.h: the end of a kernel that finds its ranks in disagreement. */
#ifndef AIVDRIVE_DEVICE_ERROR_H
#define AIVDRIVE_DEVICE_ERROR_H

#ifdef __cplusplus
extern "C" {
#endif

/* Ends the kernel: what must agree between ranks does not. The text (one line, printf) says what,
 * with both values; it becomes the stream's error, with the code EI0005. Only inside a kernel. */
void aivd_dev_disagree(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

#ifdef __cplusplus
}
#endif

#endif
