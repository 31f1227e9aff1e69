#!/bin/sh
# Proves that `aivdrive check --sarif` writes what the schema of SARIF 2.1.0 allows, with findings of
# one and of two sides, and none.
#
#     sarif_test.sh BIN CORPUS CORPUS_HOST
#
# The schema is not part of this project: SARIF_SCHEMA names it; without it, it is taken from an npm
# package that carries it. Without network, or python3's jsonschema: skipped (77).
set -u
bin=$1 corpus=$2 host=$3
package=@microsoft/jest-sarif@1.0.0-beta.0
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

skip() { echo "skipped: $*"; exit 77; }
python3 -c 'import jsonschema' 2> /dev/null || skip "python3 has no jsonschema"
schema=${SARIF_SCHEMA:-}
if [ -z "$schema" ]; then
    command -v npm > /dev/null || skip "no npm, and SARIF_SCHEMA is not set"
    (cd "$work" && timeout 120 npm pack --silent "$package" > /dev/null 2>&1 && tar xzf ./*.tgz) ||
        skip "npm does not give $package, and SARIF_SCHEMA is not set"
    schema=$work/package/lib/schemas/sarif-2.1.0-rtm.5.json
fi

look() { # NAME RESULTS RANKS FAULT: a case of the corpus
    "$bin/aivcc" -w ${4:+-DFAULT} -I "$corpus" "$corpus/$1.c" -o "$work/$1.o" || exit 1
    "$bin/aivrun" --record "$work/$1" -n "$3" "$host" "$work/$1.o" 1 1 "${4:-0}" ${5:-} \
        > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
    "$bin/aivdrive" check --sarif "$work/$1" > "$work/$1.sarif" 2> /dev/null
    python3 - "$schema" "$work/$1.sarif" "$2" << 'P' || exit 1
import json, sys
import jsonschema
with open(sys.argv[1]) as s, open(sys.argv[2]) as t:
    schema, log = json.load(s), json.load(t)
jsonschema.Draft7Validator.check_schema(schema)
errors = list(jsonschema.Draft7Validator(schema).iter_errors(log))
assert not errors, "\n".join("%s: %s" % (list(e.path), e.message[:300]) for e in errors)
assert len(log["runs"][0]["results"]) == int(sys.argv[3]), log
P
    rm -rf "${work:?}/$1"
    echo "$1: $2 results, valid"
}

look flag_overtakes 1 2 1
look flag_overtakes 0 2 ''
look leak 1 1 1 leak
