/// What the command can be told to do.
enum Command: String, CaseIterable, Sendable {
  case check, grade, stream, lsp, dump, rules, explain, config, contract
  case initialize = "init"
  case completions, manual, help, version

  /// The command that other tools call by this name.
  init?(otherTool name: String) {
    switch name {
    case "lint", "scan", "run", "validate", "analyze", "test": self = .check
    case "score", "measure", "stats", "readability": self = .grade
    case "list", "export", "extract": self = .dump
    case "setup", "start", "new", "create": self = .initialize
    case "describe", "show", "why", "rule": self = .explain
    case "settings", "configure": self = .config
    default: return nil
    }
  }

  /// The operands after its name.
  var operands: String {
    switch self {
    case .dump, .contract: "[PATH…]"
    case .check, .grade: "[PATH…|-]"
    case .explain: "RULE"
    case .config: "[PATH]"
    case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
    case .help: "[COMMAND|FLAG]"
    case .stream, .lsp, .rules, .initialize, .manual, .version: ""
    }
  }

  /// One line for the list of commands.
  var summary: String {
    switch self {
    case .check: "Check files and folders (the default)."
    case .grade: "Show only how easy the words are to read."
    case .stream: "Check one string per line: JSON lines in, JSON lines out."
    case .lsp: "Check as you type: a language server for editors."
    case .dump: "List the strings of each file as JSON lines."
    case .rules: "List the rules."
    case .explain: "Explain what a rule looks for, why, and what to write."
    case .config: "Show which settings apply to a file, and where they come from."
    case .contract: "Make a contract: the keys, roles and texts of spoken strings."
    case .initialize: "Write a first “.copy-lint.yml” for this folder."
    case .completions: "Print the script that completes commands in your shell."
    case .manual: "Print the manual page."
    case .help: "Show this help, or help for one command or flag."
    case .version: "Show the version of copy-lint and of its Unicode data."
    }
  }

  /// What `--help` says beyond the summary.
  var details: String {
    switch self {
    case .check:
      """
      Name files or folders. Without a path, the “paths” of your settings are checked,
      else the folder “Strings”, else this folder. In a folder, each file of a known
      format is checked. Hidden folders, “node_modules” and “Pods” are left out. With
      “-”, the input is read as the file that “--stdin-filename” names.

      With “--translations”, a table has a row for each language. To review are texts
      that are marked so (fuzzy) or still in English; missing are those without a text;
      stale are those that the source no longer has.
      """
    case .grade:
      """
      Shows the counts, the Flesch-Kincaid grade and the Flesch reading ease. Where
      there are translations, each other language is one line; “--all” shows its files.
      With “-”, plain text is read from the input; an empty line ends a paragraph.
      """
    case .stream:
      """
      Each line of the input is an object. Only “text” is needed. Each line of the
      output answers one line of the input, in the same order. A line of the input:

      {"id":1,"text":"Start recording","role":"button","locale":"en"}

      It can also have: “key”, “comment”, “syntax” such as “icu”, “platform”,
      “maxLength”, “plural” such as “one”; for a translation “source” and
      “sourceLocale”. A line with “counts” in place of a “text” is measured: those are
      sums of the counts of other answers.
      Documentation/Stream.md explains what each one is for. Rules that compare the
      strings of a file don't run here: “rules --format json” names them,
      as “scope” “file” or “project”.
      """
    case .lsp:
      """
      Your editor starts it and talks to it over standard input and output. It shows
      findings as you type, offers fixes, and shows the grade of the string under the
      pointer.
      """
    case .dump: "Each line has the key, the text, its place, its role and its language."
    case .rules:
      """
      Use “copy-lint explain RULE” to read more about one rule. As “markdown”, it is a
      page for everyone who works on the app: the rules in force, and a checklist.
      """
    case .explain:
      """
      Shows what the rule finds, how often it is right and how to turn it off. With
      “--all”, it shows the whole page. It works without a network. With “--on”, it shows
      whether the rule looks at a text, what keeps it from looking, and what it finds:

      copy-lint explain error-no-next-action --on "Your trip could not be saved." --role error
      """
    case .config:
      """
      Without a path, it shows the settings of this folder. Each line names the file and
      the line of its setting, or “default”.
      """
    case .contract:
      """
      Prints settings that record each spoken string as it is now. When a text changes
      or a string is gone, `check` says so before a test of the app does.
      """
    case .initialize: "Looks at the files here and never overwrites one."
    case .completions:
      """
      Put the script where your shell looks for it:

      \(Shell.allCases.map(\.example).joined(separator: "\n"))
      """
    case .manual:
      """
      Read it right away, or put it where “man” looks:

      copy-lint manual | man -l -
      """
    case .help:
      """
      Name a command to see what it does and which flags it takes, such as:

      copy-lint help check
      """
    case .version: "Include these lines when you report a bug."
    }
  }
}
