/// A part of CopyLint: some folders, and the rooms that they may name.
struct Room {
  var name: String
  /// Folders of Sources/CopyLint. A room that is one folder bears its name.
  var folders: [String]
  var mayName: [String]

  /// The lowest first. Each may name only rooms above it in this list.
  static let all = [
    Room("Bytes", ["Documents", "JSON", "Wording", "XML"], mayName: []),
    Room(
      "Strings", ["Locales", "Messages", "Placeholders", "PlainText", "Plurals"],
      mayName: ["Bytes"]),
    Room("Configuration", mayName: ["Bytes", "Strings"]),
    Room("Formats", mayName: ["Bytes", "Strings"]),
    Room("Roles", mayName: ["Bytes", "Strings", "Configuration"]),
    Room("Words", ["Glossary"], mayName: ["Bytes", "Strings"]),
    Room("Findings", ["Edits"], mayName: ["Bytes", "Strings", "Formats", "Words"]),
    Room(
      "Rules", ["Translations", "Conditions"],
      mayName: ["Bytes", "Strings", "Configuration", "Roles", "Words", "Findings"]),
    Room(
      "Checking",
      mayName: ["Bytes", "Strings", "Configuration", "Formats", "Roles", "Words", "Findings", "Rules"]),
    Room(
      "Reports", ["Baseline", "Changes", "Grading", "Dump"],
      mayName: [
        "Bytes", "Strings", "Configuration", "Formats", "Roles", "Words", "Findings", "Rules", "Checking",
      ]),
    Room(
      "Running",
      mayName: [
        "Bytes", "Strings", "Configuration", "Formats", "Roles", "Words", "Findings", "Rules", "Checking",
        "Reports",
      ]),
  ]

  private init(_ name: String, _ folders: [String] = [], mayName: [String]) {
    self.name = name
    self.folders = folders + [name]
    self.mayName = mayName
  }
}
