/// Turns the JSON of a catalog into entries.
struct CatalogReader {
  let json: JSONReader
  let options: ReadingOptions
  var reading = Reading()
  /// BCP 47.
  var sourceLocale: String

  init(document: Document, options: ReadingOptions) {
    json = JSONReader(document.bytes, from: document.textStart)
    self.options = options
    sourceLocale = options.sourceLocale
  }

  /// - Parameter didRead: called behind each string, whose entries it may take out of the reading.
  mutating func read(didRead: (inout Reading) -> Void = { _ in }) {
    reading.problems = json.problems
    guard let root = json.root else { return }
    if let language = json.value(of: "sourceLanguage", in: root).flatMap(json.string) {
      sourceLocale = canonicalLocale(language) ?? language
    }
    if let strings = json.value(of: "strings", in: root), json.nodes[strings].kind == .object {
      reportDuplicates(in: strings)
      for member in json.members(of: strings) {
        readString(member.name, member.value)
        didRead(&reading)
      }
    } else if json.faults.isEmpty {
      let message = "Add “strings” with the texts. A string catalog keeps them there."
      let start = json.nodes[root].range.lowerBound
      reading.problems.append(Problem(rule: "syntax-error", message: message, range: start..<start + 1))
    }
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private mutating func reportDuplicates(in object: Int) {
    for name in json.duplicateNames(in: object) {
      reading.problems.append(
        DuplicateKeys.problem(
          json.string(at: name) ?? "", at: json.nodes[name].range, locale: sourceLocale))
    }
  }

  /// One key with all its languages.
  private mutating func readString(_ name: Int, _ value: Int) {
    guard let (key, keyMap) = json.mappedString(at: name) else { return }
    var string = CatalogString(key: key)
    var localizations: Int?
    for member in json.members(of: value) {
      if json.isString(member.name, "comment") {
        string.comment = json.string(at: member.value)
      } else if json.isString(member.name, "extractionState") {
        string.isStale = json.isString(member.value, "stale")
      } else if json.isString(member.name, "shouldTranslate") {
        string.isTranslatable = json.flag(at: member.value) ?? true
      } else if json.isString(member.name, "localizations") {
        localizations = member.value
      }
    }

    var languages: [(locale: String, forms: VariedText)] = []
    if let localizations {
      for member in json.members(of: localizations) {
        guard let language = json.string(at: member.name) else { continue }
        let locale = canonicalLocale(language) ?? language
        languages.append((locale, forms(of: member.value, key: key, locale: locale)))
      }
      if languages.count > 1 { reportDuplicates(in: localizations) }
    }
    let source = languages.first { $0.locale == sourceLocale && !$0.forms.isEmpty }?.forms
    if source == nil, !key.isEmpty {
      addKey(string, at: json.nodes[name].range, map: keyMap)
    }
    for language in languages { add(language.forms, locale: language.locale, source: source, to: string) }
  }
}
