import CopyLint

/// Which words of the settings keep a rule quiet about a text: without them, it finds something. Nothing is guessed, as the
/// rule is asked again.
///
/// - Parameters:
///   - name: of the rule.
///   - path: of the file that the text is in.
/// - Returns: a sentence; nil where the settings have no part in it.
func quietCause(_ name: String, on entry: Entry, path: String, in project: Project) -> String? {
  func finds(_ change: (inout Project) -> Void) -> Bool {
    var other = project
    change(&other)
    var checker = other.checker()
    return checker.explain(name, on: entry, path: path)?.findings.isEmpty == false
  }
  let text = entry.text.lowercased()
  // A list knows a word in its plural, too, so the word itself is in the text.
  for list in QuietList.allCases {
    let words = project.configuration[keyPath: list.words].filter { text.contains($0.lowercased()) }
    guard let word = words.first, finds({ $0.configuration[keyPath: list.words] = [] }) else { continue }
    return
      "\(quoted(printable(word))) is under “\(list.rawValue)” in the settings, so the rule leaves it alone."
  }
  guard !project.glossaries.isEmpty, finds({ $0.glossaries = [:] }) else { return nil }
  return "A row of your own glossary keeps the rule quiet here. Without it, the rule finds something."
}

/// The lists of words that keep rules quiet.
private enum QuietList: String, CaseIterable {
  case familiar, allow, brands

  var words: WritableKeyPath<Configuration, [String]> {
    switch self {
    case .familiar: \.familiar
    case .allow: \.allow
    case .brands: \.brands
    }
  }
}
