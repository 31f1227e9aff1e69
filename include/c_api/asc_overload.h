/* c_api/asc_overload.h: one name for several forms and element types, in C and in C++.
 *
 * AIVD_ASC(asc_add, f16) is the name of one of them: the overload asc_add in C++, the function
 * asc_add__f16 in C, where a macro asc_add chooses by the number of arguments and _Generic. */
#ifndef C_API_ASC_OVERLOAD_H
#define C_API_ASC_OVERLOAD_H

/* Also without optimisation: messages name the line an operation is called in. */
#define AIVD_ASC_INLINE static inline __attribute__((always_inline))

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

/* AIVD_ASC_SELECT(a, b, c, f12, ..., f1, 0)(a, b, c) calls f3: the macro for that many arguments. */
#define AIVD_ASC_SELECT(...) AIVD_ASC_SELECT_(__VA_ARGS__)
#define AIVD_ASC_SELECT_(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, chosen, ...) chosen
/* Stands where a function has no form with that many arguments. */
#define AIVD_ASC_WRONG(...)                                                                        \
    ((void)sizeof(struct {                                                                         \
        _Static_assert(0, "no form of this function takes that many arguments");                   \
        int none;                                                                                  \
    }))
#endif

#endif
