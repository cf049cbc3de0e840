"""Neovim by its own remote control, which presses keys and asks for values."""
FILE = "strings"
BLOCK = ("lua", -1)
VERSION = ["nvim", "--version"]


def open_file(screen, settings, file, folder):
    (folder / "init.lua").write_text(settings)
    screen.socket = str(folder / "socket")
    screen.terminal(["nvim", "--listen", screen.socket, "-u", str(folder / "init.lua"), str(file)], file.parent.parent)


def ask(screen, value):
    return screen.run(["nvim", "--server", screen.socket, "--remote-expr", value])


def findings(screen):
    return ask(screen, "luaeval('#vim.diagnostic.get(0)')")


def fix(screen):
    def keys(text):
        screen.run(["nvim", "--server", screen.socket, "--remote-send", text])
    keys("gg/Network<CR>:lua vim.lsp.buf.code_action()<CR>")
    yield "menu"
    keys("1<CR>")
    yield "fixed"
    keys(":w<CR>")
