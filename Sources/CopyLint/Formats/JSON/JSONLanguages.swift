import Readability

/// The languages of a file that has several, each below its own code: `{"en": {"save": "Save"}, "de": {…}}`.
struct JSONLanguages {
  /// BCP 47 names, with where their strings are; in file order.
  let all: [(locale: String, strings: Int)]

  /// - Returns: nil when the members of `root` are not all languages.
  init?(of root: Int, in json: JSONReader) {
    guard json.nodes[root].kind == .object else { return nil }
    var all: [(locale: String, strings: Int)] = []
    for member in json.members(of: root) {
      guard json.nodes[member.value].kind == .object,
        let name = json.string(at: member.name), let locale = knownLocale(name)
      else { return nil }
      all.append((locale, member.value))
    }
    // One alone may be a word: “id” and “it” are languages, too.
    guard all.count > 1 else { return nil }
    self.all = all
  }
}

extension JSONTree {
  /// Visits a whole file.
  mutating func visitFile(_ root: Int) {
    guard let languages = JSONLanguages(of: root, in: strings.json) else { return visit(root) }
    strings.addDuplicates(in: root)
    let locale = strings.locale
    for language in languages.all {
      strings.locale = (language.locale, .content)
      visit(language.strings)
    }
    strings.locale = locale
    strings.joinSources()
  }
}

extension JSONStrings {
  /// Gives each translation its source, which is elsewhere in this file.
  fileprivate mutating func joinSources() {
    let wanted = Locale(options.sourceLocale)
    var sources: [String: Int] = [:]
    for (index, entry) in reading.entries.enumerated()
    where entry.variant.isEmpty && Locale(entry.locale) == wanted {
      sources[entry.key] = index
    }
    for index in reading.entries.indices where reading.entries[index].variant.isEmpty {
      guard Locale(reading.entries[index].locale) != wanted, let source = sources[reading.entries[index].key]
      else { continue }
      reading.entries[index].source = reading.entries[source].text
      reading.entries[index].sourceLocale = reading.entries[source].locale
    }
  }
}
