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
      "Strings", ["CSV", "KeyUses", "Locales", "Messages", "Placeholders", "PlainText", "Plurals"],
      mayName: ["Bytes"]),
    Room("SwiftSource", mayName: ["Bytes"]),
    Room("SwiftViews", mayName: ["Bytes", "SwiftSource"]),
    Room("Formats", mayName: ["Bytes", "Strings", "SwiftSource", "SwiftViews"]),
    Room("Words", ["Glossary"], mayName: ["Bytes", "Strings"]),
    Room("Findings", ["Edits"], mayName: ["Bytes", "Strings", "Formats"]),
    Room("Configuration", mayName: ["Bytes", "Strings", "Words", "Findings"]),
    Room("Roles", mayName: ["Bytes", "Strings", "Words", "Configuration"]),
    Room(
      "Subjects", ["Causes", "Matching", "Prose"],
      mayName: ["Bytes", "Strings", "Words", "Findings", "Configuration"]),
    Room(
      "Rules", ["Translations", "Conditions"],
      mayName: ["Bytes", "Strings", "SwiftViews", "Words", "Findings", "Configuration", "Roles", "Subjects"]),
    Room(
      "Checking",
      mayName: [
        "Bytes", "Strings", "SwiftViews", "Formats", "Words", "Findings", "Configuration", "Roles",
        "Subjects", "Rules",
      ]),
    Room(
      "Running",
      mayName: [
        "Bytes", "Strings", "SwiftViews", "Formats", "Words", "Findings", "Configuration", "Roles",
        "Subjects", "Rules",
        "Checking",
      ]),
    Room(
      "Reports", ["Baseline", "Changes", "Grading", "Dump"],
      mayName: [
        "Bytes", "Strings", "SwiftViews", "Formats", "Words", "Findings", "Configuration", "Roles",
        "Subjects", "Rules",
        "Checking", "Running",
      ]),
  ]

  private init(_ name: String, _ folders: [String] = [], mayName: [String]) {
    self.name = name
    self.folders = folders + [name]
    self.mayName = mayName
  }
}
