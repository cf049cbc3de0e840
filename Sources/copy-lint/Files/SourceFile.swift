import CopyLint

/// A file to check.
struct SourceFile: Sendable, Equatable {
  /// As reports show it: relative to the root of the project, else as it was given.
  let path: String
  /// The same with each byte of its name, for what leads back to the file.
  let exactPath: String
  /// Absolute.
  var location: String
  /// Whether a person named this very file.
  var isNamed: Bool
  /// Whether it is a link, or is reached through one. Such a file is read, but never written.
  var isLink = false

  init(path: String, location: String, isNamed: Bool, isLink: Bool = false) {
    self.path = shownPath(path)
    exactPath = path
    self.location = location
    self.isNamed = isNamed
    self.isLink = isLink
  }
}

/// A path that could not be checked.
struct Failure: Sendable, Equatable {
  var path: String
  var message: String
}

/// What to say about a file that was written and has more names.
func otherNames(of path: String) -> String {
  "Replace the other hard links to “\(path)”, too. They still have the old text."
}

/// What to say about a file that had strings at a revision.
func noLongerKnown(_ path: String, since name: String) -> String {
  "Restore the strings of “\(path)”, or list it under “exclude”. It had some at “\(printable(name))”, but its format is unknown now."
}

/// Whether a file may be one of strings by its path, though its content is in no known format: people look for it in the
/// report.
func mayHoldStrings(_ path: String) -> Bool {
  guard !FileSearch.isCode(path) else { return false }
  let folders = [
    "locale", "locales", "i18n", "l10n", "lang", "langs", "languages", "strings", "translations",
  ]
  let parts = path.split(separator: "/")
  let stem = parts.last?.split(separator: ".").first ?? ""
  return folders.contains(stem.lowercased())
    || parts.dropLast().contains { folders.contains($0.lowercased()) }
}

/// What to say about a file that no format recognizes.
func unknownFormat(_ path: String) -> String {
  let name = path.lowercased()
  if name.hasSuffix(".html") || name.hasSuffix(".htm") {
    return "Leave out “\(path)”. HTML is not one of the formats."
  }
  if FileSearch.isCode(name) { return "Leave out “\(path)”. It has no words that people see." }
  if proseEndings.contains(where: name.hasSuffix) {
    return
      "Write “copy-lint grade - < \(path)” to grade its text. “\(path)” is prose, and copy-lint checks string files."
  }
  let formats = allFormats.map(\.name).sorted()
  return
    "Leave out “\(path)”, or set its format under “formats:” in .copy-lint.yml. "
    + "Its format is unknown. The formats are \(formats.dropLast().joined(separator: ", ")) and \(formats.last ?? "")."
}

/// Files that people read as they are.
private let proseEndings = [
  ".md", ".markdown", ".mdx", ".rst", ".adoc", ".asciidoc", ".org", ".textile", ".tex",
]
