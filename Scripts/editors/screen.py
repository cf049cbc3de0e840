"""A screen without a monitor, and terminals on it."""
import os, pathlib, shlex, subprocess, time


class Screen:
    def __init__(self, pictures, home, path):
        self.pictures, self.running = pictures, []
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1100x640x24"], pass_fds=[write],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        display = os.read(read, 16).decode().strip()
        self.variables = dict(
            os.environ, DISPLAY=f":{display}", HOME=str(home), PATH=f"{path}:{os.environ['PATH']}", LC_ALL="C.UTF-8",
            XDG_CONFIG_HOME=f"{home}/.config", XDG_DATA_HOME=f"{home}/.local/share", XDG_RUNTIME_DIR=str(home), TERM="xterm-256color")

    def start(self, command, folder):
        process = subprocess.Popen(
            command, cwd=folder, env=self.variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.running.append(process)
        return process

    def terminal(self, command, folder):
        return self.start(["xterm", "-fa", "DejaVu Sans Mono", "-fs", "11", "-geometry", "118x33+0+0", "-e", shlex.join(command)], folder)

    def run(self, command):
        done = subprocess.run(command, env=self.variables, capture_output=True, text=True, timeout=20)
        # Neovim 0.7 answers on the wrong one.
        return (done.stdout or done.stderr).strip()

    def keys(self, *keys):
        """Pressed where the pointer is, as xdotool names them; a text in parentheses is typed."""
        for key in keys:
            self.run(["xdotool", "mousemove", "300", "300", "type", "--delay", "20", key[1:-1]] if key[0] == "(" else
                     ["xdotool", "mousemove", "300", "300", "key", key])
            time.sleep(0.3)

    def picture(self, name):
        self.run(["import", "-window", "root", str(self.pictures / f"{name}.png")])

    def wait(self, what, answer, seconds=30):
        """Waits until the answer is not empty and not 0."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = answer()
            if seen and seen != "0":
                return seen
            time.sleep(0.2)
        self.picture("failed")
        raise SystemExit(f"try-editors: {what} did not come in {seconds} seconds; see {self.pictures / 'failed.png'}")

    def end(self):
        for process in self.running + [self.server]:
            process.terminate()
            process.wait()
