/// Whether the name of a file with code says that it shows terms of use or a privacy policy: lawyers chose the words of its
/// sentences, and a plainer one may mean something else.
func isLegalText(_ path: String) -> Bool {
  let bytes = path.utf8.span
  var start = bytes.count
  while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
  let name = bytes.extracting(start...)
  return legalNames.contains { name.contains($0) }
}

private let legalNames: [StaticString] = [
  "TermsAnd", "TermsOf", "TermsView", "TermsScreen", "PrivacyPolicy", "LegalView", "LegalText", "EULA",
]
