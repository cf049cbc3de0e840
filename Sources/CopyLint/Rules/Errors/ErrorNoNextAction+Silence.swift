internal import Readability

extension ErrorNoNextAction {
  /// A button beside it tries again, it is a paragraph of an email, or it is for developers, who know what to do. A test that failed
  /// is what its people want to know.
  func isSaidElsewhere(_ subject: Subject) -> Bool {
    let entry = subject.entry
    if entry.role == .error, subject.sibling != nil { return true }
    if entry.isNamedLike(["mailer", "webconsole", "devtools"]) || entry.row.flags.contains(.developers) {
      return true
    }
    guard entry.language == "en" else { return false }
    let text = subject.text(subject.trimmedRange).lowercased()
    return Self.holdsAny(Self.reports, text) || Self.results.contains(where: text.hasPrefix)
  }

  /// “The error with this number was tracked”, “after 5 failed attempts”: that something failed is old news.
  private static let reports: [StaticString] = [
    "failed attempts", "out of the last", "was tracked", "was reported", "was logged", "was recorded",
    "been reported", "been logged", "been notified", "were notified", "was notified",
  ]
  private static let results = ["test failed", "tests failed", "build failed", "builds failed"]

  /// "Passwords don't match", "It was moved, or you already opened it": people can tell from the reason what to do.
  func saysReason(_ subject: Subject) -> Bool {
    guard subject.entry.language == "en" else { return false }
    let text = subject.text(subject.trimmedRange).lowercased()
    if Self.holdsAny(Self.reasons, text) { return true }
    return text.utf8.contains(0xE2) && (text.contains("doesn’t match") || text.contains("don’t match"))
  }

  /// “There was an error saving your trip”, “The file could not be opened”: a sentence that tells people that something failed. The
  /// fragment “Failed to rename tag” is mostly a short notice, with what people did still on the screen.
  func tellsFailure(_ subject: Subject) -> Bool {
    let text = subject.text(subject.trimmedRange).lowercased()
    if Self.fragments.contains(where: text.hasPrefix) { return false }
    if Self.holdsAny(Self.sentences, text) { return true }
    // “Your photo upload failed.”
    if text.hasSuffix("failed."), text.hasPrefix("your ") || text.hasPrefix("the ") { return true }
    return text.utf8.contains(0xE2)
      && ["couldn’t", "didn’t work", "wasn’t saved", "wasn’t sent"].contains(where: text.contains)
  }

  private static let fragments = [
    "can't ", "can’t ", "cannot ", "could not ", "couldn't ", "couldn’t ", "error ", "failed ", "failure ",
    "unable ",
  ]

  private static let sentences: [StaticString] = [
    " a problem ", "an error", "been an error", "could not", "couldn't", "did not work", "didn't work",
    "error occurred",
    " failed to ", "not accepted", "not be completed", "problem occurred", "unable to", "was not saved",
    "was not sent", "wasn't saved", "wasn't sent", "went wrong",
  ]

  private static func holdsAny(_ phrases: [StaticString], _ text: String) -> Bool {
    phrases.contains { text.utf8.span.contains($0) }
  }

  private static let reasons: [StaticString] = [
    "already", "because", "canceled", "cancelled", "corrupt", "could not find", "couldn't find",
    "do not match", "does not match", "doesn't match",
    "don't match", "duplicate", "either", "error details", "expired",
    "if this", "incorrect", "it looks like", "looks like", "may have", "maybe",
    "might",
    "not correct", "not found", "not supported", "not the same", "cannot be the same", "could be", "due to",
    "may not", "newer", "only ",
    "perhaps",
    "probably", "successfully", "too large",
    "too big",
    "too many", "too long", "too short", "unable to find", "unsupported", "wrong",
  ]

  /// "Learn more about connection failures", "Shown when an update fails", "Pause between errors (ms)": what a control
  /// or a channel is for. A page of an error says in another text what to do.
  func namesControl(_ subject: Subject) -> Bool {
    if subject.entry.roleSource == .file || subject.entry.isNamedLike(["subject", "header"])
      || subject.beginsWithCommand() && !subject.analysis.tokens.isEmpty && !isSubject(subject, 0)
    {
      return true
    }
    guard subject.entry.language == "en" else { return false }
    let text = subject.text(subject.trimmedRange).lowercased()
    return Self.openings.contains(where: text.hasPrefix)
      || Self.holdsAny(Self.insides, text) || isHeading(text, subject)
  }

  /// "Error creating key file": over a message that has the details.
  private func isHeading(_ text: String, _ subject: Subject) -> Bool {
    guard subject.entry.roleSource == .text, text.hasPrefix("error ") else { return false }
    return !subject.ends(in: UInt8(ascii: "."))
      && text.dropFirst(6).prefix { $0 != " " }.hasSuffix("ing")
  }

  /// What only the makers of the app can do anything about.
  private static let insides: [StaticString] = [
    "consult ", "crypto", "daemon", "dbus", "decrypt", "deserialize", "encrypt", "initialize", "instantiate",
    "internal error", "missing configuration", "parsed", "that failed to", "please ", "serialize", "sockets",
    "stack", "the logs",
  ]

  private static let openings = [
    "action ", "dismiss ", "learn more", "manually ", "notifications ", "number of ", "pause between ",
    "shown when", "when ",
  ]
}
