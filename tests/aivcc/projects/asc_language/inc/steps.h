#ifndef STEPS_H
#define STEPS_H
void scale(int *data, int count, int factor, void *stream);
void shift(int *data, int count, int by, void *stream);
void twice(int *data, int count, void *stream);
void offset(int *data, int count, void *stream);
#endif
