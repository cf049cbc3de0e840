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
  case .navigationTitle: text.ends(with: "…") || text.ends(with: "...") ? .title : role
  // “Thank you!” asks nothing.
  case .confirmationTitle: text.ends(with: "!") ? .title : role
  // A tip with a title of its own is a card.
  case .tooltip: key.ends(with: "itle") ? .title : role
  default: role
  }
}

/// Whether a comment is about one of several choices: “Title of the "List" segment in the display mode picker”.
func namesChoice(_ comment: Span<UInt8>) -> Bool {
  comment.contains("segment") || comment.contains(" option") || comment.contains("picker")
}
