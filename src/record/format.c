/* record/format: the kinds' names. */
#include "record/format.h"

static const char *const names[] = {[RECORD_NOTHING] = "?",
#define NAME(id, name, fields) [id] = name,
                                    RECORD_KINDS(NAME)
#undef NAME
};

static const char *const kind_fields[] = {[RECORD_NOTHING] = "",
#define FIELDS(id, name, fields) [id] = fields,
                                          RECORD_KINDS(FIELDS)
#undef FIELDS
};

const char *record_kind_name(unsigned kind)
{
    return kind < RECORD_KIND_COUNT ? names[kind] : "?";
}

const char *record_kind_fields(unsigned kind)
{
    return kind < RECORD_KIND_COUNT ? kind_fields[kind] : "";
}
