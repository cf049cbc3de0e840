/// Whether the name of a file with code says that it shows terms of use or a privacy policy: lawyers chose the words of its
/// sentences, and a plainer one may mean something else.
func isLegalText(_ path: String) -> Bool {
  let names: [StaticString] = [
    "TermsAnd", "TermsOf", "TermsView", "TermsScreen", "PrivacyPolicy", "LegalView", "LegalText", "EULA",
  ]
  guard let name = path.split(separator: "/").last.map(String.init) else { return false }
  return names.contains { name.utf8.span.contains($0) }
}
