"""What differs between two answers to the same input: lines of `stream` and messages of the language server."""

import json
import os
import urllib.parse

from . import findings, outputs


def stream(old, new):
    """Yields (what, kind, place, old, new); `what` is None for anything but a finding."""
    left, right = old.decode("utf-8").split("\n"), new.decode("utf-8").split("\n")
    if len(left) != len(right):
        yield None, "lines", "", f"{len(left)} lines", f"{len(right)} lines"
    for a, b in zip(left, right):
        if a == b:
            continue
        try:
            a, b = json.loads(a), json.loads(b)
        except json.JSONDecodeError:
            yield None, "output", "", *outputs.first_lines(old, new)
            return
        path = str(a.get("id")).rpartition("#")[0]
        before = None
        for rule, kind, finding, was, now in findings.compare(a.pop("findings", []), b.pop("findings", [])):
            before = True
            yield rule, kind, f"{path}:{finding['key']}", was, now
        for kind, place, was, now in outputs.json_values(a, b):
            before = True
            yield None, kind, f"{a.get('id')} {place}".strip(), was, now
        if not before:
            yield None, "bytes", path, *outputs.first_lines(old, new)


def session(old, new, sent, folder):
    """Yields (kind, place, old, new) for each message that differs; the kind is its method."""
    asked = {message["id"]: message for message in messages(sent) if "id" in message}
    left, right = messages(old), messages(new)
    for number, (a, b) in enumerate(zip(left, right), 1):
        if a == b:
            continue
        kind, place = about(a, asked, folder)
        if about(b, asked, folder) != (kind, place):
            other = about(b, asked, folder)
            yield "sequence", place, f"message {number}: {kind}", f"message {number}: {other[0]}, {other[1]}"
            return
        yield kind, place, *difference(a, b)
    if len(left) != len(right):
        yield "sequence", "", f"{len(left)} messages", f"{len(right)} messages"


def session_findings(old, new, sent, folder):
    """Yields (rule, kind, place, old, new) for what is published differently."""
    asked = {message["id"]: message for message in messages(sent) if "id" in message}
    for a, b in zip(messages(old), messages(new)):
        name = about(a, asked, folder)
        if about(b, asked, folder) != name:
            return
        if a != b and name[0] == "publishDiagnostics":
            found = [[finding(each) for each in message["params"]["diagnostics"]] for message in (a, b)]
            for rule, kind, _, was, now in findings.compare(*found):
                yield rule, kind, name[1], was, now


def finding(diagnostic):
    """A published finding, in the form of a report's."""
    start, end = (f"{place['line'] + 1}:{place['character']}" for place in (diagnostic["range"]["start"], diagnostic["range"]["end"]))
    others = {name: value for name, value in diagnostic.items() if name not in ("range", "code", "severity")}
    severity = {1: "error", 2: "warning", 3: "note"}.get(diagnostic["severity"], diagnostic["severity"])
    return others | {"rule": diagnostic["code"], "severity": severity, "start": start, "end": end}


def difference(a, b):
    """The first value that differs."""
    for kind, _, was, now in outputs.json_values(a, b):
        return f"{kind}: {was}", f"{kind}: {now}"
    return "other bytes", "of the same values"


def messages(data):
    """The bodies of messages; what is not a frame is a message that equals no other."""
    found = []
    while data:
        head, mark, rest = data.partition(b"\r\n\r\n")
        try:
            length = int(head.split(b":")[1]) if mark else len(rest)
            found.append(json.loads(rest[:length]))
        except (ValueError, IndexError):
            found.append({"method": "no message", "params": {"data": outputs.brief(data.decode("utf-8", "replace"))}})
            break
        data = rest[length:]
    return found


def about(message, asked, folder):
    """The method of a message or of what it answers, and its file."""
    question = message if "method" in message else asked.get(message.get("id"), {"method": "an answer to nothing"})
    values = question.get("params") or {}
    uri = values.get("uri") or (values.get("textDocument") or {}).get("uri") or ""
    path = urllib.parse.unquote(urllib.parse.urlparse(uri).path)
    method = question["method"].split("/")[-1]
    return method, os.path.relpath(path, folder) if path else ""
