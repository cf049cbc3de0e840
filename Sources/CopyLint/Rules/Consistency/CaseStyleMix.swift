/// Buttons or titles in title case among others in sentence case, or the other way around.
struct CaseStyleMix: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "case-style-mix", group: .consistency, severity: .warning, isDefault: false, languages: ["en"],
      summary: "A few buttons or titles have capitals where most have none, or none where most have them.")
  }

  private enum Style { case title, sentence }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    for (role, name) in Self.roles {
      var styled: [(entry: Int, style: Style)] = []
      for index in catalog.indices where catalog.entries.rows[index].role.part == role {
        // Elsewhere, a capital in the middle makes a name or a noun.
        guard catalog.entries[index].language == "en" else { continue }
        if let style = style(of: catalog.entries[index].text) { styled.append((index, style)) }
      }
      let titles = styled.count { $0.style == .title }
      let most = max(titles, styled.count - titles)
      guard styled.count >= Self.fewest, most * 100 >= styled.count * Self.share, most < styled.count else {
        continue
      }
      let usual: Style = titles == most ? .title : .sentence
      for (entry, style) in styled where style != usual {
        findings.append(
          CatalogFinding(
            entry: entry,
            finding: finding(catalog.entries[entry].text, usual, name)))
      }
    }
  }

  private func finding(_ text: String, _ usual: Style, _ name: String) -> Finding {
    let style = usual == .title ? "Title Case" : "Sentence case"
    return Finding(
      rule: about.name, severity: about.severity,
      message: "Use “\(style)” as in most of your \(name). One style looks calmer.",
      range: 0..<text.utf8.count, words: [text])
  }

  /// nil for a text of one word, of capitals, or of no letters with case.
  private func style(of text: String) -> Style? {
    let words = text.split { $0 == " " }
    guard words.count > 1, !text.contains("%"), !text.contains("{") else { return nil }
    // Short words, such as "of", are lowercase in title case, too.
    let rest = words.dropFirst().filter { $0.utf8.count > 3 && $0.first?.isLetter == true }
    guard !rest.isEmpty, words[0].first?.isUppercase == true,
      rest.contains(where: { $0.contains(where: \.isLowercase) })
    else { return nil }
    let capitals = rest.count { $0.first?.isUppercase == true }
    if capitals == rest.count { return .title }
    return capitals == 0 ? .sentence : nil
  }

  private static let roles: [(Role.Part, String)] = [
    (.button, "buttons"), (.menuItem, "menu items"), (.tab, "tabs"), (.title, "titles"),
    (.heading, "headings"),
  ]
  private static let fewest = 10
  /// Percent.
  private static let share = 80
}
