/* The one symbol of libaivdrive that belongs to no folder: its version, for tools and bug reports. */
extern const char aivd_version[];
__attribute__((visibility("default"))) const char aivd_version[] = AIVDRIVE_VERSION;
