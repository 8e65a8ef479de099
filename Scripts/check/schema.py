"""Holds documents against the schema; see schema.sh, which runs this."""

import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "Schemas" / "choicescript.schema.json"


def undescribed(schema, path=""):
    """Places of properties that nothing describes."""
    if isinstance(schema, dict):
        for name, value in schema.get("properties", {}).items():
            if isinstance(value, dict) and not {"description", "$ref"} & value.keys():
                yield f"{path}/{name}"
        for key, value in schema.items():
            yield from undescribed(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from undescribed(value, f"{path}/{index}")


def main():
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    faults = [f"{SCHEMA.name}: {place} has no description" for place in undescribed(schema)]

    right = sorted([*ROOT.glob("Examples/*.json"), *ROOT.glob("Tests/Faces/*.json")])
    for file in right:
        for error in validator.iter_errors(json.loads(file.read_text(encoding="utf-8"))):
            faults.append(f"{file.relative_to(ROOT)}: {error.json_path}: {error.message[:200]}")

    wrong = json.loads((ROOT / "Tests/WrongScripts/wrong.json").read_text(encoding="utf-8"))
    known = [case for case in wrong if case["schema"]]
    for case in known:
        if validator.is_valid(case["document"]):
            faults.append(f"the schema accepts what is wrong: {json.dumps(case['document'])}")

    for fault in faults:
        print(f"schema: {fault}", file=sys.stderr)
    print(f"{len(right)} documents, {len(known)} wrong ones")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
