/// Finds the sentences of terms of use and privacy policies: lawyers chose their words, and a plainer one may mean something
/// else.
struct LegalText {
  /// Whether the name of the file says that all of its sentences are of that kind.
  private let isWholeFile: Bool

  /// - Parameter path: of the file, with `/`.
  init(path: String) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = path[(folder.map(path.utf8.index(after:)) ?? path.startIndex)...].utf8
    isWholeFile = Self.isNamed(name.span) || Self.screens.contains { name.span.contains($0) }
  }

  /// Whether a text is of that kind, as its file or its key says.
  func holds(_ text: Span<UInt8>, key: Span<UInt8>) -> Bool {
    if isWholeFile, text.count >= Self.shortestSentence { return true }
    // “Read the privacy policy” has a key with these words, too. A key with spaces is a text itself.
    return text.count >= Self.shortestClause && !key.contains(" ") && Self.isNamed(key)
  }

  /// In UTF-8 bytes. A title is shorter.
  private static let shortestSentence = 40
  /// In UTF-8 bytes: some twenty words.
  private static let shortestClause = 120

  /// Whether `privacy_policy`, `termsOfUse` or the like is in a name.
  private static func isNamed(_ name: Span<UInt8>) -> Bool {
    name.indices.contains { start in documents.contains { begins($0, name, at: start) } }
  }

  /// Whether a name goes on with these letters, in any case, whatever is between the words.
  private static func begins(_ document: StaticString, _ name: Span<UInt8>, at start: Int) -> Bool {
    var index = start
    for letter in 0..<document.utf8CodeUnitCount {
      if letter > 0 { while index < name.count, !name[index].isASCIILetter { index += 1 } }
      guard unsafe name.byte(index) | 0x20 == document.utf8Start[letter] else { return false }
      index += 1
    }
    return true
  }

  /// In small letters, without what is between the words.
  private static let documents: [StaticString] = [
    "enduserlicense", "legalnotice", "legaltext", "privacypolicy", "termsandcond", "termsofservice",
    "termsofuse", "termstext",
  ]
  /// In names of files with code.
  private static let screens: [StaticString] = [
    "EULA", "LegalView", "TermsAnd", "TermsOf", "TermsScreen", "TermsView",
  ]
}
