"""An editor that talks to a language server and writes down all that it says."""

import json
import subprocess
import threading

from .running import ENVIRONMENT, Failure, end, shown

SECONDS = 300


class Editor:
    """Talks to a server and writes down what it says."""

    def __init__(self, program, arguments, app, encoding):
        self.sent = []
        self.written = 0
        self.number = 0
        # What is published, by document.
        self.found = {}
        self.encoding = encoding
        self.command = shown(program, arguments, app.folder)
        self.process = subprocess.Popen(
            [program, *arguments], cwd=app.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=ENVIRONMENT, start_new_session=True)
        self.timer = threading.Timer(SECONDS, self.process.kill)
        self.timer.start()

    def tell(self, method, values):
        self.sent.append({"jsonrpc": "2.0", "method": method, "params": values})

    def ask(self, method, values):
        """Sends what was told together with the question, and waits for the answer."""
        self.number += 1
        self.sent.append({"jsonrpc": "2.0", "id": self.number, "method": method, "params": values})
        return self.exchange()

    def exchange(self):
        new = self.sent[self.written:]
        self.written = len(self.sent)
        try:
            self.process.stdin.write(framed(new))
            self.process.stdin.flush()
            while True:
                message = self.read()
                if message.get("method") == "textDocument/publishDiagnostics":
                    self.found[message["params"]["uri"]] = message["params"]["diagnostics"]
                if message.get("id") == self.number and "method" not in message:
                    return message.get("result")
        except (BrokenPipeError, EOFError):
            raise Failure(f"stopped talking in the middle of a session: {self.command}") from None

    def read(self):
        length = None
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                raise EOFError
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def close(self):
        self.timer.cancel()
        end(self.process)
        for stream in (self.process.stdin, self.process.stdout):
            stream.close()


def framed(messages):
    bodies = [json.dumps(message, ensure_ascii=False).encode("utf-8", "surrogatepass") for message in messages]
    return b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)
