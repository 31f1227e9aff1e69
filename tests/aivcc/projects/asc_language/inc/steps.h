#ifndef STEPS_H
#define STEPS_H
void scale(int *data, int count, int factor, void *stream);
void shift(int *data, int count, int by, void *stream);
void twice(int *data, int count, void *stream);
void offset(int *data, int count, void *stream);
/* The elements of a block: whole lines of 64 bytes, since two cores that store to one line undo each
 * other's stores. */
#define OWN_LINES(i, count)                                                                        \
    for (int i = (int)block_idx * 16; i < (count); i += i % 16 == 15 ? 16 * (int)block_num - 15 : 1)
#endif
