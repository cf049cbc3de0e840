/// Finds the sentences of terms of use and privacy policies: lawyers chose their words, and a plainer one may mean something
/// else.
struct LegalText {
  /// Whether the name of the file says that all of its sentences are of that kind.
  private let isWholeFile: Bool

  /// - Parameter path: of the file, with `/`.
  init(path: String) {
    let name = path.utf8.span.nameOfFile
    isWholeFile = Self.isNamed(name) || Self.screens.contains { name.contains($0) }
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
    var letters: [UInt8] = []
    for index in name.indices where name[index].isASCIILetter { letters.append(name[index] | 0x20) }
    return documents.contains { letters.span.contains($0) }
  }

  /// In small letters, without what is between the words.
  private static let documents: [StaticString] = [
    "enduserlicense", "legalnotice", "legaltext", "privacypolicy", "termsandcond", "termsofservice",
    "termsofuse",
  ]
  /// In names of files with code.
  private static let screens: [StaticString] = [
    "EULA", "LegalView", "TermsAnd", "TermsOf", "TermsScreen", "TermsView",
  ]
}

extension Span<UInt8> {
  /// What follows the last slash of a path.
  fileprivate var nameOfFile: Span<UInt8> {
    @_lifetime(copy self)
    get {
      var start = count
      while start > 0, self[start - 1] != UInt8(ascii: "/") { start -= 1 }
      return extracting(start...)
    }
  }
}
