"""Runs Examples/Crowdin against a server that answers as Crowdin does. Scripts/try-platforms starts it."""
import http.server, json, os, pathlib, subprocess, threading, urllib.parse

root = pathlib.Path(__file__).resolve().parent.parent.parent
STRINGS = [
    {"id": 1, "identifier": "offline.error.title", "text": "Network connectivity unavailable.", "context": "Title of an error"},
    {"id": 2, "identifier": "save", "text": "Save", "context": None, "maxLength": 0},
    {"id": 3, "identifier": "files", "text": {"one": "Utilize %d file", "other": "Utilize %d files"}, "context": ""},
    *({"id": number, "identifier": f"open{number}", "text": "Open the map", "context": ""} for number in range(4, 1200)),
]
issues = []


class Crowdin(http.server.BaseHTTPRequestHandler):
    def answer(self, body, code=200):
        self.send_response(code)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def do_GET(self):
        assert self.headers["Authorization"] == "Bearer secret"
        address = urllib.parse.urlsplit(self.path)
        asked = dict(urllib.parse.parse_qsl(address.query))
        items = {"/projects/7/strings": STRINGS, "/projects/7/comments": issues}[address.path]
        start = int(asked["offset"])
        self.answer({"data": [{"data": item} for item in items[start:start + min(int(asked["limit"]), 500)]]})

    def do_POST(self):
        assert self.path == "/projects/7/comments"
        issues.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.answer({"data": issues[-1]}, 201)

    def log_message(self, *_):
        pass


def main():
    server = http.server.HTTPServer(("127.0.0.1", 0), Crowdin)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    variables = dict(os.environ, CROWDIN_API=f"http://127.0.0.1:{server.server_port}", CROWDIN_TOKEN="secret")

    def run(*flags):
        return subprocess.run([root / "Examples/Crowdin/comment-findings", "7", *flags], env=variables, check=True,
                              capture_output=True, text=True)

    print("crowdin:", run().stderr.strip())
    assert not issues
    print("crowdin:", run("--write").stderr.strip())
    assert [issue["stringId"] for issue in issues] == [1, 3] and "You're offline" in issues[0]["text"], issues
    assert all(issue["type"] == "issue" and issue["issueType"] == "source_mistake" for issue in issues)
    print("crowdin:", run("--write").stderr.strip())
    assert len(issues) == 2, issues
    print("crowdin: works")


main()
