/* aivdrive/constant.h: how the public headers spell a typed number in both languages. C++ gets the
 * typed constant the interface documents (std::min and overloads see its type), C gets an
 * enumerator, which unlike a const object may be a case label, an array length or an initialiser.
 */
#ifndef AIVDRIVE_CONSTANT_H
#define AIVDRIVE_CONSTANT_H

#ifdef __cplusplus
#define AIVD_CONSTANT(type, name, value) static const type name = value
#else
#define AIVD_CONSTANT(type, name, value) enum { name = value }
#endif

#endif
