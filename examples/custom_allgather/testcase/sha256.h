/* testcase/sha256.h: SHA-256 (FIPS 180-4) of a byte array. */
#ifndef CUSTOM_ALLGATHER_SHA256_H
#define CUSTOM_ALLGATHER_SHA256_H

#include <stddef.h>

#define SHA256_HEX_BYTES 65 /* 64 digits and NUL */

void Sha256Hex(const void *data, size_t bytes, char hex[SHA256_HEX_BYTES]);

#endif
