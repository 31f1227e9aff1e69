/* c_api/kernel_pack.h: the arguments of a kernel with a parameter pack, laid out one behind the
 * other as members of a struct are. aivcc writes the uses. */
#ifndef C_API_KERNEL_PACK_H
#define C_API_KERNEL_PACK_H

#ifdef __cplusplus

template <unsigned long... I> struct aivd_indices {
};

template <unsigned long N, unsigned long... I>
struct aivd_count_to : aivd_count_to<N - 1, N - 1, I...> {
};

template <unsigned long... I> struct aivd_count_to<0, I...> {
    typedef aivd_indices<I...> type;
};

/* T: the types of all parameters, in their order. */
template <class... T> struct aivd_kernel_area {
    typedef typename aivd_count_to<sizeof...(T)>::type indices;

    /* A parameter begins at the next multiple of its alignment; `i` of the count: the end. */
    static constexpr unsigned long offset(unsigned long i)
    {
        const unsigned long sizes[] = {sizeof(T)..., 0}, aligns[] = {alignof(T)..., 1};
        unsigned long at = 0;

        for (unsigned long j = 0; j <= i; j++) {
            at = (at + aligns[j] - 1) / aligns[j] * aligns[j];
            at += j < i ? sizes[j] : 0;
        }
        return at;
    }

    static constexpr unsigned long widest()
    {
        const unsigned long aligns[] = {alignof(T)..., 1};
        unsigned long most = 1;

        for (unsigned long one : aligns)
            most = one > most ? one : most;
        return most;
    }

    static constexpr unsigned long size = offset(sizeof...(T)), align = widest();

    /* Count, then offset and size of every parameter. */
    struct place_list {
        unsigned int words[1 + 2 * sizeof...(T)];
    };

    static constexpr place_list places()
    {
        const unsigned long sizes[] = {sizeof(T)..., 0};
        place_list list = {{(unsigned int)sizeof...(T)}};

        for (unsigned long i = 0; i < sizeof...(T); i++) {
            list.words[1 + 2 * i] = (unsigned int)offset(i);
            list.words[2 + 2 * i] = (unsigned int)sizes[i];
        }
        return list;
    }

    template <unsigned long... I>
    static void spread(void (*kernel)(T...), const char *bytes, aivd_indices<I...>)
    {
        (void)bytes;
        kernel(*(const T *)(bytes + offset(I))...);
    }

    static void call(void (*kernel)(T...), const void *bytes)
    {
        spread(kernel, (const char *)bytes, indices());
    }

    static void fill(char *bytes, const T &...values)
    {
        const void *from[] = {&values..., bytes};
        const unsigned long sizes[] = {sizeof(T)..., 0};

        for (unsigned long i = 0; i < sizeof...(T); i++)
            __builtin_memcpy(bytes + offset(i), from[i], sizes[i]);
    }
};

#endif
#endif
