internal import Readability

extension Role {
  /// What the words of a button make of its role, wherever they stand: in the code, or in a string file that it asks for.
  ///
  /// - Parameter text: UTF-8, in English; other texts tell nothing.
  func refined(byButton text: Span<UInt8>) -> Role {
    if self == .button {
      if text.equalsInSmallLetters("cancel") || declines(text) { return .cancelButton }
      if leads(text) || namesTerms(text) { return .link }
      return AlertWords.builtIn.loses(text) && !clearsChoice(text) ? .destructiveButton : self
    }
    // Red letters don't make it do anything.
    if self == .destructiveButton, text.equalsInSmallLetters("cancel") { return .cancelButton }
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

/// Whether a text leaves things as they are: “No”, “Not now”, “Don't send”, but not “Don't save”, which loses something.
private func declines(_ text: Span<UInt8>) -> Bool {
  if text.holds("Don't ", at: 0) || text.holds("Don’t ", at: 0) {
    let others: [StaticString] = ["?", " how ", " again", " save", " Save", " keep", " Keep"]
    return !others.contains { text.contains($0) }
  }
  let words: [StaticString] = ["no", "not now", "maybe later", "no thanks", "no, thanks", "keep editing"]
  return words.contains { text.equalsInSmallLetters($0) }
}

/// Whether what is taken away is only a choice: “Remove selection”, “Clear all filters”, but not “Delete selection”.
private func clearsChoice(_ text: Span<UInt8>) -> Bool {
  guard text.holds("Remove ", at: 0) || text.holds("Clear ", at: 0) else { return false }
  return ["selection", "filter", "Selection", "Filter"].contains { text.contains($0) }
}

/// Whether a text names a page that all apps have: “Privacy policy”.
private func namesTerms(_ text: Span<UInt8>) -> Bool {
  let words: [StaticString] = ["privacy policy", "terms of service", "terms of use", "terms & conditions"]
  return words.contains { text.equalsInSmallLetters($0) }
}

extension Span<UInt8> {
  /// - Parameter word: in small ASCII letters.
  fileprivate func equalsInSmallLetters(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    var small: [UInt8] = []
    for index in indices { small.append(self[index].isASCIICapital ? self[index] | 0x20 : self[index]) }
    return small.span.holds(word, at: 0)
  }
}
