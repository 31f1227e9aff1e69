/* aivdrive/version.h: which aivdrive a program runs with. Source document: this project's releases.
 */
#ifndef AIVDRIVE_VERSION_H
#define AIVDRIVE_VERSION_H

#ifdef __cplusplus
extern "C" {
#endif

/* The library's version as text, such as "0.1.0". Constant, belongs to the library, usable from any
 * thread; pkg-config and the CMake package tell the version a program is built against. */
extern const char aivd_version[];

#ifdef __cplusplus
}
#endif

#endif
