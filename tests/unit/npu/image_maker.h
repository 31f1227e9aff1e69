/* For tests: makes kernel images by hand with the C compiler, so that the loader is tested without
 * aivcc. The kernels:
 *   k_add    {int *out; int value}: *out += value, and counts its calls in a global
 *   k_calls  {int *out}: *out = that count
 *   k_none   no arguments
 * Compile switches: -DNO_META, -DBAD_META=type, -DBAD_MAGIC, -DBAD_VERSION, -DNO_KERNELS,
 * -DNO_IMAGE, -DUNRESOLVED. */
#ifndef IMAGE_MAKER_H
#define IMAGE_MAKER_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char image_source[] =
    "#include \"aivdrive/image.h\"\n"
    "static int calls;\n"
    "typedef struct { int *out; int value; } add_args;\n"
    "static void k_add(const void *p) { const add_args *a = p; *a->out += a->value; calls++; }\n"
    "typedef struct { int *out; } calls_args;\n"
    "static void k_calls(const void *p) { const calls_args *a = p; *a->out = calls; }\n"
    "#ifdef UNRESOLVED\n"
    "void aivd_there_is_no_such_operation(void);\n"
    "static void k_none(const void *p) { (void)p; aivd_there_is_no_such_operation(); }\n"
    "#else\n"
    "static void k_none(const void *p) { (void)p; }\n"
    "#endif\n"
    "#ifndef BAD_META\n"
    "#define BAD_META 3\n"
    "#endif\n"
    "#define META(name, type) __attribute__((used, section(\".ascend.meta.\" #name))) \\\n"
    "    static const struct { unsigned short t, l; unsigned v; } meta_##name = {1, 4, type};\n"
    "META(k_add, 3) META(k_calls, 3)\n"
    "#ifndef NO_META\n"
    "META(k_none, BAD_META)\n"
    "#endif\n"
    "static const aivd_image_kernel kernels[] = {\n"
    "    {\"k_add\", k_add, 0, 12, 8, \"image.c\", 10, 0},\n"
    "    {\"k_calls\", k_calls, 0, 8, 8, \"image.c\", 20, 0},\n"
    "    {\"k_none\", k_none, 0, 0, 1, \"image.c\", 30, 0}};\n"
    "#ifdef BAD_MAGIC\n#define MAGIC 1\n#else\n#define MAGIC AIVD_IMAGE_MAGIC\n#endif\n"
    "#ifdef BAD_VERSION\n#define VERSION 77\n#else\n#define VERSION AIVD_IMAGE_VERSION\n#endif\n"
    "#ifdef NO_KERNELS\n#define COUNT 0\n#else\n#define COUNT 3\n#endif\n"
    "#ifndef NO_IMAGE\n"
    "const aivd_image_table aivd_image = {MAGIC, VERSION, kernels, kernels + COUNT, 0, 0};\n"
    "#else\n"
    "const void *something = kernels;\n"
    "#endif\n";

static char image_folder[] = "/tmp/aivdrive-test-XXXXXX";

/* Folder of the public headers, from the place of this file. */
static void image_include(char *text, size_t size)
{
    snprintf(text, size, "%s", __FILE__);
    for (int up = 0; up < 4; up++) { /* image_maker.h, npu, unit, tests */
        char *slash = strrchr(text, '/');
        if (slash)
            *slash = '\0';
    }
    strncat(text, "/include", size - strlen(text) - 1);
}

/* Compiles the source; NULL when there is no C compiler. The caller frees the bytes. */
static unsigned char *image_make(const char *switches, size_t *size)
{
    char include[512], command[2048], path[128], out[128];
    static bool made; /* the name itself does not tell: a made one may end in X */
    if (!made && !mkdtemp(image_folder))
        return NULL;
    made = true;
    snprintf(path, sizeof path, "%s/image.c", image_folder);
    snprintf(out, sizeof out, "%s/image.so", image_folder);
    FILE *f = fopen(path, "w");
    if (!f)
        return NULL;
    fputs(image_source, f);
    fclose(f);
    image_include(include, sizeof include);
    snprintf(command, sizeof command, "cc -shared -fPIC -g -I'%s' %s -o %s %s 2>&1", include,
             switches, out, path);
    if (system(command) != 0)
        return NULL;
    f = fopen(out, "rb");
    struct stat info;
    if (!f || fstat(fileno(f), &info) != 0)
        return NULL;
    unsigned char *bytes = malloc((size_t)info.st_size);
    *size = fread(bytes, 1, (size_t)info.st_size, f);
    fclose(f);
    return bytes;
}

static void image_clean(void)
{
    char path[160];
    static const char *const names[] = {"image.c", "image.so", "file.o"};
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", image_folder, names[i]);
        unlink(path);
    }
    rmdir(image_folder);
}

#endif
