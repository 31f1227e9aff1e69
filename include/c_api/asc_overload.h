/* c_api/asc_overload.h: one name for several forms and element types, in C and in C++.
 *
 * AIVD_ASC(asc_add, f16) is the name of one of them: the overload asc_add in C++, the function
 * asc_add__f16 in C, where a macro asc_add chooses by the number of arguments and _Generic. */
#ifndef C_API_ASC_OVERLOAD_H
#define C_API_ASC_OVERLOAD_H

#ifdef __cplusplus
#define AIVD_ASC(name, form)     name
#define AIVD_ASC_REFERENCE(name) &name
#define AIVD_ASC_ADDRESS(name)   &name
#else
#define AIVD_ASC(name, form)     name##__##form
#define AIVD_ASC_REFERENCE(name) *name
#define AIVD_ASC_ADDRESS(name)   name

/* Stands where no form takes these element types: calling it with arguments is the error. */
void aivd_asc_no_such_form(void);

/* AIVD_ASC_BY_COUNT(asc_add__args, a, b, c): calls asc_add__args3(a, b, c). */
#define AIVD_ASC_BY_COUNT(prefix, ...)                                                             \
    AIVD_ASC_JOIN(prefix, AIVD_ASC_COUNT(__VA_ARGS__))(__VA_ARGS__)
#define AIVD_ASC_JOIN(prefix, count)                                                   AIVD_ASC_JOIN_(prefix, count)
#define AIVD_ASC_JOIN_(prefix, count)                                                  prefix##count
#define AIVD_ASC_COUNT(...)                                                            AIVD_ASC_COUNT_(__VA_ARGS__, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define AIVD_ASC_COUNT_(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, count, ...) count
#endif

#endif
