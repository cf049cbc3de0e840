internal import Readability

extension Role {
  /// What the words of a button make of its role, wherever they stand: in the code, or in a string file that it asks for.
  ///
  /// - Parameter text: UTF-8, in English; other texts tell nothing.
  func refined(byButton text: Span<UInt8>) -> Role {
    if self == .button {
      if text.equals("Cancel".utf8.span) { return .cancelButton }
      if leads(text) { return .link }
      return AlertWords.builtIn.loses(text) ? .destructiveButton : self
    }
    // The one button of an alert that tells something leaves nothing as it was.
    return self == .cancelButton && text.equals("OK".utf8.span) ? .button : self
  }
}

/// Whether a text only leads somewhere: “Learn about passkeys”, “See all reports”.
private func leads(_ text: Span<UInt8>) -> Bool {
  text.holds("Learn about ", at: 0) || text.holds("Learn more about ", at: 0)
    || text.holds("Read more about ", at: 0) || text.holds("See all ", at: 0)
    || text.holds("View all ", at: 0)
}
