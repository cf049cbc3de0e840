import CopyLint

/// Every flag, in the order of the help. Parsing and help both come from here.
let allFlags: [Flag] = [
  Flag("fix", "Write the safe fixes into the files.", for: [.check]) { $0.fixes = true },
  Flag("diff", "Show what would be written, and write nothing.", for: [.check]) { $0.showsDiff = true },
  Flag(
    "unsafe-fixes", "With “--fix” or “--diff”: include fixes that you should check.", for: [.check]
  ) { $0.fixesUnsafe = true },
  Flag(
    "add-suppressions", "Accept all that is shown, with a comment or a setting for each.",
    for: [.check]
  ) {
    $0.addsSuppressions = true
  },
  Flag("reason", takes: "TEXT", "With “--add-suppressions”: say why.", for: [.check]) { options, value in
    options.reason = value
    return SuppressionText.isReason(value)
  },
  Flag(
    "translations", "Check each translation against its source in another file.",
    for: [.check, .lsp]
  ) {
    $0.checksTranslations = true
  },
  Flag(
    "no-translations", "Don't compare translations, even if the settings say so.", for: [.check, .lsp]
  ) { $0.leavesTranslations = true },
  Flag(
    "since", takes: "REVISION", "Count only what your branch changed since it left this git revision.",
    for: [.check]
  ) { options, value in
    options.since = value
    return !value.isEmpty
  },
  Flag(
    "staged", "Count only what the next git commit changes, as it is staged.", for: [.check]
  ) {
    $0.isStaged = true
  },
  Flag(
    "stdin-filename", takes: "FILE", "With “-”: read the input as the content of this file.", for: [.check]
  ) { options, value in
    options.inputName = value
    return !value.isEmpty
  },
  Flag(
    "force-exclude", "Skip named files if the settings leave them out.", for: [.check]
  ) { $0.excludesNamed = true },
  Flag(
    "baseline", takes: "FILE", "Leave out the findings that this file lists.", for: [.check, .lsp]
  ) { options, value in
    options.baseline = value
    return !value.isEmpty
  },
  Flag("write-baseline", "List all current findings, so that only new ones fail.", for: [.check]) {
    $0.writesBaseline = true
  },
  Flag("no-baseline", "Show known findings, too.", for: [.check, .lsp]) {
    $0.ignoresBaseline = true
  },
  Flag(
    "format", takes: allReporters.map(\.name).joined(separator: "|"),
    "Choose how to report. “grade” supports text and json.",
    for: [.check, .grade, .rules]
  ) { options, value in
    options.format = value
    return formats(of: options.command).contains(value)
  },
  Flag("output", letter: "o", takes: "FILE", "Write the report to this file.", for: [.check, .grade, .dump]) {
    options, value in
    options.output = value
    return !value.isEmpty
  },
  Flag(
    "title", takes: "TEXT", "Set the title of the HTML report. The default is the folder's name.",
    for: [.check]
  ) {
    options, value in
    options.title = value
    return !value.isEmpty
  },
  Flag(
    "fail-on", takes: "error|warning|never",
    "Choose what makes the exit code 1. The settings have “failOn”.",
    for: [.check, .stream]
  ) { options, value in
    options.failOn = Options.FailOn(rawValue: value)
    return options.failOn != nil
  },
  Flag(
    "max-warnings", takes: "NUMBER", "Set the exit code to 1 if there are more warnings than this.",
    for: [.check]
  ) {
    options, value in
    options.maxWarnings = Int(value).flatMap { $0 >= 0 ? $0 : nil }
    return options.maxWarnings != nil
  },
  Flag(
    "on", takes: "TEXT", "Show whether the rule looks at this text, and what it finds.", for: [.explain]
  ) { options, value in
    options.text = value
    return true
  },
  Flag("role", takes: "ROLE", "Give the text of “--on” this role, such as “button”.", for: [.explain]) {
    options, value in
    options.role = value
    return Role(identifier: value) != nil
  },
  Flag("source", takes: "TEXT", "Treat the text of “--on” as a translation of this.", for: [.explain]) {
    options, value in
    options.source = value
    return true
  },
  Flag(
    "syntax", takes: "SYNTAX", "Read placeholders of “--on” as this, such as “printf”.",
    for: [.explain]
  ) { options, value in
    options.syntax = value
    return Syntax(rawValue: value) != nil
  },
  Flag(
    "locale", takes: "LANGUAGES", "Check only these languages, such as “en,de”.",
    for: [.check, .grade, .dump, .explain]
  ) { options, value in
    options.locales += items(of: value)
    return !value.isEmpty
  },
  Flag(
    "key", takes: "KEY", "Report and fix only this key or pattern. Repeat it for more.",
    for: [.check]
  ) { options, value in
    options.keys.append(value)
    return !value.isEmpty
  },
  Flag(
    "rule", takes: "RULES", "Check only these rules. Their notes are shown, too.",
    for: [.check, .stream, .lsp]
  ) { options, value in
    options.rules += items(of: value)
    return !value.isEmpty
  },
  Flag(
    "disable", takes: "RULES", "Turn these rules off.", for: [.check, .stream, .lsp]
  ) { options, value in
    options.disabled += items(of: value)
    return !value.isEmpty
  },
  Flag(
    "max-grade", takes: "GRADE", "Set the highest grade allowed, such as 8.",
    for: [.check, .stream, .lsp]
  ) { options, value in
    options.maxGrade = Double(value).flatMap { $0 > 0 && $0 < 100 ? $0 : nil }
    return options.maxGrade != nil
  },
  Flag(
    "own-terms", "Report and fix only the terms of your own glossary.", for: [.check]
  ) { $0.onlyOwnTerms = true },
  Flag("notes", "Show notes, too. “--fix” leaves them alone without it.", for: [.check, .stream, .lsp]) {
    $0.showsNotes = true
  },
  Flag(
    "all", "Show each finding, the page of “explain”, the files of “grade”.",
    for: [.check, .grade, .explain]
  ) {
    $0.showsAll = true
  },
  Flag("new-only", "Leave known findings out of SARIF.", for: [.check]) { $0.showsOnlyNew = true },
  Flag("statistics", "Show totals for each rule instead of findings.", for: [.check]) {
    $0.showsStatistics = true
  },
  Flag("text", "Write tables. This is the same as “--format text”.", for: [.grade]) { $0.format = "text" },
  Flag("json", "Write JSON. This is the same as “--format json”.", for: [.grade]) { $0.format = "json" },
  Flag("all-formulas", "Show the value of each formula.", for: [.grade]) { $0.showsAllFormulas = true },
  Flag("counts-only", "Count, and ask no rule. The answers have no findings.", for: [.stream]) {
    $0.onlyCounts = true
  },
  Flag("summary", "Write one more line at the end: the sums by language and rule.", for: [.stream]) {
    $0.showsSummary = true
  },
  Flag("strings", "Show each string, not only each file.", for: [.grade]) { $0.showsStrings = true },
  Flag(
    "jobs", letter: "j", takes: "1-256",
    "Use this many threads. The report stays the same. “stream” uses one.",
    for: [.check, .grade, .stream, .dump]
  ) { options, value in
    options.jobs = Int(value).flatMap { 1...256 ~= $0 ? $0 : nil }
    return options.jobs != nil
  },
  Flag(
    "config", takes: "FILE",
    "Read this settings file instead. Paths in it begin at its folder.",
    for: [.check, .grade, .stream, .dump, .lsp, .rules, .explain, .config, .contract, .initialize]
  ) { options, value in
    options.configuration = value
    return !value.isEmpty
  },
  Flag(
    "glossary", takes: "FILE", "Add this glossary (CSV or TBX) on top of the project's own.",
    for: [.check, .grade, .stream, .lsp]
  ) { options, value in
    options.glossaries.append(value)
    return !value.isEmpty
  },
  Flag("no-source", "Leave out Swift code, unless you name the file.", for: [.check, .grade, .dump]) {
    $0.readsCode = false
  },
  Flag(
    "allow-outside", "Follow settings and links that point outside the project.",
    for: [.check, .grade, .stream, .dump, .lsp, .config]
  ) { $0.opensOutside = true },
  Flag(
    "color", takes: "auto|always|never", "Choose when to use color. “NO_COLOR” works, too.",
    for: [.check, .grade, .explain]
  ) { options, value in
    guard let color = Options.Color(rawValue: value) else { return false }
    options.color = color
    return true
  },
  Flag(
    "quiet", letter: "q", "Leave out the tables and the closing lines.", for: [.check, .grade, .stream]
  ) { $0.isQuiet = true },
  Flag(
    "verbose", letter: "v", "Show which settings are used and what is left out.",
    for: [.check, .grade, .stream, .dump, .lsp]
  ) { $0.isVerbose = true },
  Flag("schema", "Print the JSON Schema of the settings, for editors.", for: [.config]) {
    $0.showsSchema = true
  },
  Flag("list", "Print the page of all settings, as Markdown.", for: [.config]) { $0.listsSettings = true },
  Flag("guide", "Write “ACCESSIBILITY.md” instead: rules and a checklist.", for: [.initialize]) {
    $0.writesGuide = true
  },
  Flag("write", "Write the contract into a file next to the settings.", for: [.contract]) {
    $0.writesContract = true
  },
  Flag("stdio", "Talk over standard input and output (the default).", for: [.lsp]) { _ in },
  Flag("help", letter: "h", "Show this help.") { $0.wantsHelp = true },
  Flag("version", letter: "V", "Show the version of copy-lint and of its Unicode data.") {
    $0.wantsVersion = true
  },
]

private func items(of list: String) -> [String] {
  list.split(separator: ",").map { item in
    String(item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
