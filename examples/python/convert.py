#!/usr/bin/env python3
"""Converts a file through a Docmill service, with nothing but the standard library.

usage: DOCMILL_KEY=dm_live_... python3 convert.py FILE [--model pdf-to-excel] [--to xlsx] [--server http://127.0.0.1:3000]

Writes FILE with the ending of the format beside the current folder's files, and prints its name.
"""

import argparse
import json
import os
import pathlib
import sys
import time
import urllib.error
import urllib.request
import uuid

TRIES = 4


def ask(server, key, method, path, body=None, headers=None):
    """Makes a call of the API; tries again where that may help. Gives the answer's bytes."""
    for tries in range(1, TRIES + 1):
        request = urllib.request.Request(
            f"{server}/api/docmill/dev{path}",
            method=method,
            data=body,
            headers={"Authorization": f"Bearer {key}", **(headers or {})},
        )
        try:
            with urllib.request.urlopen(request, timeout=90) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            problem = json.loads(error.read() or b"{}")
            worth_trying = error.code in (429, 502, 503, 504) and problem.get("code") != "daily-limit-reached"
            if not worth_trying or tries == TRIES:
                sys.exit(f"{problem.get('code', error.code)}: {problem.get('message', error.reason)}")
            time.sleep(float(error.headers.get("Retry-After") or 2**tries))
        except urllib.error.URLError as error:
            if tries == TRIES:
                sys.exit(f"the service could not be reached: {error.reason}")
            time.sleep(2**tries)


def multipart(fields, file):
    """A multipart body with these fields and one file, and its media type."""
    boundary = uuid.uuid4().hex
    lines = b""
    for name, value in fields.items():
        lines += f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
    name = file.name.replace('"', "%22")
    lines += f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n'.encode()
    lines += b"Content-Type: application/octet-stream\r\n\r\n" + file.read_bytes() + f"\r\n--{boundary}--\r\n".encode()
    return lines, f"multipart/form-data; boundary={boundary}"


def main():
    arguments = argparse.ArgumentParser(description="Converts a file through a Docmill service.")
    arguments.add_argument("file", type=pathlib.Path)
    arguments.add_argument("--model", default="pdf-to-excel")
    arguments.add_argument("--to", default="xlsx")
    arguments.add_argument("--server", default=os.environ.get("DOCMILL_SERVER", "http://127.0.0.1:3000"))
    given = arguments.parse_args()
    key = os.environ.get("DOCMILL_KEY") or sys.exit("set DOCMILL_KEY to the key from API access")

    options = json.dumps({"formats": [given.to]})
    body, media_type = multipart({"model_name": given.model, "options": options}, given.file)
    headers = {"Content-Type": media_type, "Prefer": "wait=30", "Idempotency-Key": str(uuid.uuid4())}
    job = json.loads(ask(given.server, key, "POST", "/convert", body, headers))
    while job["state"] in ("queued", "running"):
        time.sleep(1)
        job = json.loads(ask(given.server, key, "GET", f"/jobs/{job['id']}"))

    document = job["documents"][0]
    if document["error"]:
        sys.exit(f"{document['error']['code']}: {document['error']['message']}")
    result = ask(given.server, key, "GET", f"/jobs/{job['id']}/results/{given.to}")
    target = pathlib.Path(document["formats"][0]["file_name"])
    target.write_bytes(result)
    print(target)


if __name__ == "__main__":
    main()
