"""What a command costs: user CPU as the least of several runs, callgrind's instructions, peak memory."""

import os, re, shutil, subprocess, tempfile

MIB = 1 << 20


class Cost:
    def __init__(self, command, stdin=None, runs=5, instructions=True):
        self.command, self.stdin = command, stdin
        self.seconds = min(self._run() for _ in range(runs))
        self.peak = self._peak()
        self.instructions = self._count() if instructions else None

    def _spawn(self, command):
        stdin = open(self.stdin, "rb") if self.stdin else subprocess.DEVNULL
        return subprocess.Popen(command, stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def _run(self):
        process = self._spawn(self.command)
        _, status, usage = os.wait4(process.pid, 0)
        # copy-lint and wc end with 0; so do the others on text.
        if status != 0:
            raise SystemExit(f"{' '.join(self.command)} failed")
        return usage.ru_utime

    def _peak(self):
        # Not from wait4, which counts what this interpreter had before it became the program.
        with tempfile.NamedTemporaryFile("r") as log:
            self._spawn(["time", "-q", "-f", "%M", "-o", log.name, *self.command]).wait()
            return int(log.read()) * 1024

    def _count(self):
        with tempfile.TemporaryDirectory() as folder:
            program = shutil.which(self.command[0])
            # valgrind 3.19 gives up on Swift's debugging data.
            bare = os.path.join(folder, os.path.basename(program))
            subprocess.run(["strip", "-g", "-o", bare, program], check=True)
            log = os.path.join(folder, "log")
            tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", f"--log-file={log}"]
            self._spawn([*tool, bare, *self.command[1:]]).wait()
            found = re.search(r"Collected : (\d+)", open(log).read())
            return int(found[1]) if found else None

    def row(self, name):
        count = f"{self.instructions / 1e6:,.0f} M" if self.instructions else ""
        print(f"  {name:<40} {self.seconds:8.3f} s {count:>12} {self.peak / MIB:8.1f} MiB", flush=True)


def verdict(what, value, limit, most=True):
    """Prints a ratio with its limit: `most` is what it may be, else what it has to be at least."""
    is_kept = value <= limit if most else value >= limit
    bound = f"{'at most' if most else 'at least'} {limit:g}"
    print(f"  {what:<40} {value:8.2f} ({bound}: {'kept' if is_kept else 'missed'})", flush=True)
