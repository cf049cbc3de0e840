import CopyLint

/// What a comment says to keep rules quiet in a string.
struct SuppressionText: Equatable {
  var rules: [String]
  var reason: String

  /// For most comments, and for the text that describes a string.
  var plain: String { "copy-lint:disable \(names) -- \(reason)" }

  /// A comment in XML cannot hold “--”.
  var inXML: String { "copy-lint:disable \(names) — \(reason.replacing("--", with: "—"))" }

  private var names: String { rules.joined(separator: ", ") }

  /// Whether `comment` says it.
  func isIn(_ comment: String) -> Bool { comment.contains(plain) || comment.contains(inXML) }

  /// What a reason may not have: a comment would end with it, or it would take more than a line.
  static func isReason(_ text: String) -> Bool {
    let isOneLine = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    return isOneLine && !text.contains("*/") && !text.contains("-->") && text.contains { $0 != " " }
  }
}
