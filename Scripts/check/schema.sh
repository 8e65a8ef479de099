#!/usr/bin/env bash
# Fails where a document in Examples/ or Tests/Faces/ is not as Schemas/choicescript.schema.json
# says, or where the schema accepts one of the wrong documents in Tests/WrongScripts/ that it can
# know to be wrong. Needs python3 and, once, PyPI: jsonschema goes to build/schema-check.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=4.23.0
folder=build/schema-check
if ! "$folder/bin/python" -c "
import importlib.metadata as m, sys
sys.exit(m.version('jsonschema') != '$version')" 2>/dev/null; then
  rm -rf "$folder"
  python3 -m venv "$folder"
  "$folder/bin/pip" install --quiet --disable-pip-version-check "jsonschema==$version"
fi
exec "$folder/bin/python" Scripts/check/schema.py
