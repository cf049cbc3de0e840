"""What a command costs: user CPU as the least of several runs, instructions of perf or callgrind, peak memory."""

import functools, os, re, shutil, subprocess, sys, tempfile

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
        if counter() == "perf":
            with tempfile.NamedTemporaryFile("r") as log:
                self._spawn(["perf", "stat", "-x,", "-e", "instructions:u", "-o", log.name, *self.command]).wait()
                found = re.search(r"^(\d+),", log.read(), re.M)
                return int(found[1]) if found else None
        if counter() != "callgrind":
            return None
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
        count = f"{self.instructions / 1e6:,.0f} M" if self.instructions else "not counted" if counter() is None else ""
        print(f"  {name:<40} {self.seconds:8.3f} s {count:>12} {self.peak / MIB:8.1f} MiB", flush=True)


@functools.cache
def counter():
    """What counts instructions here: a processor that a virtual machine hides from perf leaves callgrind."""
    if shutil.which("perf"):
        tried = subprocess.run(["perf", "stat", "-x,", "-e", "instructions:u", "true"], capture_output=True, text=True)
        if re.search(r"^\d+,", tried.stderr, re.M):
            return "perf"
    return "callgrind" if shutil.which("valgrind") else None


def ratio(upper, lower):
    """Of two counts; None where one of them could not be counted."""
    return upper / lower if upper and lower else None


def verdict(what, value, limit, most=True):
    """Prints a ratio with its limit: `most` is what it may be, else what it has to be at least."""
    bound = f"{'at most' if most else 'at least'} {limit:g}"
    if value is None:
        line = f"  {what:<50} not counted ({bound}): neither perf nor valgrind counts instructions here"
    else:
        is_kept = value <= limit if most else value >= limit
        line = f"  {what:<50} {value:8.2f} ({bound}: {'kept' if is_kept else 'missed'})"
    print(line, flush=True)
    # `run` shows all of them again at its end.
    if "BENCH_TABLE" in os.environ:
        with open(os.environ["BENCH_TABLE"], "a") as table:
            print(f"{os.path.basename(sys.argv[0]):<13}{line}", file=table)
