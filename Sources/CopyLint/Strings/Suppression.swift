/// A comment about findings that a person looked at and accepted:
/// `copy-lint:disable RULE[, RULE] -- reason`. A comment in XML cannot hold `--`: there it is `—`.
struct Suppression: Sendable, Equatable {
  static let entryMarker: StaticString = "copy-lint:disable"
  static let fileMarker: StaticString = "copy-lint:disable-file"

  var rules: [String]
  /// Empty when the comment gives none.
  var reason: String
  /// A dash before the reason that doesn't start one: “-” or “–”, or empty.
  var dash = ""
  /// UTF-8 offsets of the marker in the text that was searched.
  var range = 0..<0

  /// Whether a comment may hold a suppression.
  static func mayBe(in comment: Span<UInt8>) -> Bool {
    comment.contains(entryMarker)
  }

  /// All suppressions with `marker` in `text`, one per line.
  static func all(_ marker: StaticString, in text: Span<UInt8>) -> [Suppression] {
    var found: [Suppression] = []
    var index = 0
    while let start = text.firstIndex(of: marker, from: index, before: text.count) {
      let behind = start + marker.utf8CodeUnitCount
      var end = behind
      while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
      let line = (behind..<end).map { text[$0] }
      if var suppression = Suppression(line: line) {
        suppression.range = start..<behind
        found.append(suppression)
      }
      index = end
    }
    return found
  }

  /// What comes after the marker. With a letter or hyphen right after it, it is a different marker.
  private init?(line: [UInt8]) {
    guard let first = line.first, first == 0x20 || first == 0x09 else { return nil }
    var words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "," }
    words = words.prefix { $0 != "*/" && $0 != "-->" }
    let dashes = words.firstIndex { ["--", "—", "-", "–"].contains($0) } ?? words.endIndex
    rules = words[..<dashes].map(String.init)
    if dashes < words.endIndex, words[dashes] == "-" || words[dashes] == "–" { dash = String(words[dashes]) }
    reason = words[dashes...].dropFirst().joined(separator: " ")
    if rules.isEmpty { return nil }
  }
}
