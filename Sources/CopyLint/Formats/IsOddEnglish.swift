/// Whether the path says that the English in a file is a joke, a test, or made by a script from the source: pirates' English
/// (`en@pirate.po`, Crowdin's `en-PT`), English upside down (`en-UD`), Android's `en-XA`, gettext's `en@quot`, `en-x-…`.
///
/// English in another alphabet, such as `en-Shaw`, is a translation like others.
func isOddEnglish(_ path: String) -> Bool {
  path.split(separator: "/").contains { part in
    let name = part.lowercased().replacing("_", with: "-").replacing("-r", with: "-")
    return name.indices.contains { start in
      guard start == name.startIndex || "-. ".contains(name[name.index(before: start)]) else { return false }
      return isOdd(name[start...])
    }
  }
}

private func isOdd(_ name: Substring) -> Bool {
  guard name.hasPrefix("en") else { return false }
  let rest = name.dropFirst(2)
  let tag = rest.prefix { $0 != "." }
  if ["-pt", "-ud", "-xa", "-xb", "-xc"].contains(tag) { return true }
  // The source of an app may be “en-x-dev”.
  if tag.hasPrefix("-x-") { return !["-x-dev", "-x-source", "-x-base"].contains(tag) }
  let parts = tag.split(separator: "@", omittingEmptySubsequences: false)
  guard let modifier = parts.dropFirst().first, parts[0].isEmpty || parts[0].hasPrefix("-") else {
    return false
  }
  return !["euro", "latin", "latn", "shaw"].contains(modifier)
}
