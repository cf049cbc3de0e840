internal import Readability

/// What the words of a string rule out, where only its comment or its key says what it is.
///
/// - Parameters:
///   - role: as the comment or the key gives it.
///   - text: in the source language; UTF-8.
///   - key: UTF-8.
func roleByWords(_ role: Role, text: Span<UInt8>, key: Span<UInt8>) -> Role {
  switch role {
  // “Restoring your files…” is shown while something goes on, and names no screen.
  case .navigationTitle: text.isUnfinished ? .title : role
  // “Thank you!” asks nothing.
  case .confirmationTitle: text.byte(text.count - 1) == UInt8(ascii: "!") ? .title : role
  // A tip with a title of its own is a card.
  case .tooltip: key.count > 5 && key.holds("itle", at: key.count - 4) ? .title : role
  default: role
  }
}

/// Whether a comment is about one of several choices: “Title of the "List" segment in the display mode picker”.
func namesChoice(_ comment: Span<UInt8>) -> Bool {
  comment.contains("segment") || comment.contains(" option") || comment.contains("picker")
}

extension Span<UInt8> {
  /// “Loading…”
  fileprivate var isUnfinished: Bool {
    count > 3 && (holds("…", at: count - 3) || holds("...", at: count - 3))
  }
}
