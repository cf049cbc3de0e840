/// Makes rows of the JSON of a catalog, one key after the other.
struct CatalogReader {
  /// The catalog down to its keys; all of it where it is not sound.
  private let outline: JSONReader
  /// What the catalog says about the current key.
  private(set) var json: JSONReader
  let options: ReadingOptions
  var problems: [Problem] = []
  /// BCP 47.
  var sourceLocale: String
  /// The source language as the catalog names it.
  private var sourceName = ""
  /// Names of languages that no system knows, each once.
  private var unknownNames: Set<String> = []
  /// The languages so far, by their names. The next key mostly has them in the same order.
  private var languages: [(name: String, language: Language)] = []
  /// Where in `languages` the last one was.
  private var lastLanguage = 0

  /// A language of the catalog.
  struct Language {
    /// BCP 47.
    var locale: String
    /// Its index in the sink.
    var index: UInt32
  }

  /// What a key says in one language.
  private enum Localization {
    case unit(CatalogUnit)
    case forms(VariedText)
  }

  /// How deep the outline goes: the catalog, its `strings`, the keys.
  private static let outlineDepth = 3

  init(document: Document, options: ReadingOptions) {
    let outline = JSONReader(document.bytes, from: document.textStart, keeping: Self.outlineDepth)
    if outline.faults.isEmpty {
      self.outline = outline
      json = JSONReader(parts: document.bytes)
    } else {
      self.outline = JSONReader(document.bytes, from: document.textStart)
      json = self.outline
    }
    self.options = options
    sourceLocale = options.sourceLocale
  }

  mutating func read(into strings: inout StringSink) {
    problems = outline.problems
    if let root = outline.root { readKeys(of: root, into: &strings) }
    problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    strings.problems += problems
  }

  private mutating func readKeys(of root: Int, into sink: inout StringSink) {
    if let node = outline.value(of: "sourceLanguage", in: root), let name = outline.string(at: node) {
      sourceName = name
      sourceLocale = locale(named: name, at: outline.nodes[node].range)
    }
    if let strings = outline.value(of: "strings", in: root), outline.nodes[strings].kind == .object {
      reportDuplicates(in: strings, of: outline)
      for member in outline.members(of: strings) {
        let name = outline.nodes[member.name]
        if outline.faults.isEmpty {
          let value = outline.nodes[member.value]
          json.readPart(at: value.kind == .string ? value.range.lowerBound - 1 : value.range.lowerBound)
          readString(name, 0, into: &sink)
        } else {
          readString(name, member.value, into: &sink)
        }
      }
    } else if outline.faults.isEmpty {
      let message = "Add “strings” with the texts. A string catalog keeps them there."
      let start = outline.nodes[root].range.lowerBound
      problems.append(Problem(rule: "syntax-error", message: message, range: start..<start + 1))
    }
  }

  private mutating func reportDuplicates(in object: Int?, of json: JSONReader? = nil) {
    guard let object else { return }
    let json = json ?? self.json
    for name in json.duplicateNames(in: object) {
      problems.append(
        DuplicateKeys.problem(
          json.string(at: name) ?? "", at: json.nodes[name].range, locale: sourceLocale))
    }
  }

  /// The locale of a name in the catalog. One that no system knows is reported once, and its texts have no language;
  /// where it names the source language, they have the one of the configuration.
  private mutating func locale(named name: String, at range: Range<Int>) -> String {
    if let known = statedLocale(name, development: sourceLocale) { return known }
    if unknownNames.insert(name).inserted { problems.append(unknownLanguage(name, at: range)) }
    return name == sourceName ? sourceLocale : "und"
  }

  /// The language of the localization with the name at `node`; nil where that is not a name.
  private mutating func language(at node: Int, _ strings: inout StringSink) -> Language? {
    for step in languages.indices {
      let index = (lastLanguage + 1 + step) % languages.count
      guard json.isString(node, languages[index].name) else { continue }
      lastLanguage = index
      return languages[index].language
    }
    guard let name = json.string(at: node) else { return nil }
    let locale = locale(named: name, at: json.nodes[node].range)
    let language = Language(locale: locale, index: strings.index(ofLocale: locale))
    // No app has more; for a file made to have more, the time would grow with the square of their number.
    guard languages.count < 256 else { return language }
    lastLanguage = languages.count
    languages.append((name, language))
    return language
  }

  /// One key with all its languages.
  private mutating func readString(
    _ name: JSONReader.Node, _ value: Int, into strings: inout StringSink
  ) {
    guard let key = strings.keep(name, of: json) else { return }
    var string = CatalogString(key: key.text)
    let localizations = string.read(value, of: json, into: &strings)
    var texts: [(language: Language, text: Localization)] = []
    var source = Source.key
    var hasSource = false
    if let localizations {
      var count = 0
      for member in json.members(of: localizations) {
        guard let language = language(at: member.name, &strings) else { continue }
        count += 1
        guard let text = text(of: member.value, key: key.text, language, &strings) else { continue }
        texts.append((language, text))
        guard !hasSource, language.locale == sourceLocale else { continue }
        hasSource = true
        switch text {
        case .unit(let unit): source = .unit(unit.text)
        case .forms(var forms):
          forms.index()
          source = .forms(forms)
        }
      }
      if count > 1 { reportDuplicates(in: localizations) }
    }
    if !hasSource, key.text.count > 0 { addKey(string, at: name.range, map: key.map, &strings) }
    for (language, text) in texts {
      switch text {
      case .unit(let unit): add(unit, in: language, source: source, to: string, &strings)
      case .forms(let forms): add(forms, in: language, source: source, to: string, &strings)
      }
    }
  }

  /// What a localization says; nil when that is nothing.
  private mutating func text(
    of localization: Int, key: TextRef, _ language: Language, _ strings: inout StringSink
  ) -> Localization? {
    if !isVaried(localization) {
      guard let unit = unit(of: localization, &strings) else { return nil }
      // It may name a part that the catalog lacks.
      if strings.bytes(unit.text).firstIndex(of: UInt8(ascii: "#"), from: 0) == nil { return .unit(unit) }
    }
    guard strings.room.take(key.length, at: json.nodes[localization].range) else { return nil }
    let forms = forms(
      of: localization, key: String(copying: strings.bytes(key)), locale: language.locale, in: &strings.room)
    return forms.isEmpty ? nil : .forms(forms)
  }
}
