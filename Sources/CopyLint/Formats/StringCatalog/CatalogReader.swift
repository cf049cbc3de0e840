/// Turns the JSON of a catalog into entries, one key after the other.
struct CatalogReader {
  /// The catalog down to its keys; all of it where it is not sound.
  private let outline: JSONReader
  /// What is said of the present key.
  private(set) var json: JSONReader
  let options: ReadingOptions
  var reading = Drafts()
  /// BCP 47.
  var sourceLocale: String
  /// The source language as the catalog names it.
  private var sourceName = ""
  /// Names of languages that no system knows, each once.
  private var unknownNames: Set<String> = []

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

  mutating func read() {
    forEachKey { reader, name, value in reader.readString(name, value) }
  }

  /// Calls `body` with the name of each key, and with the index in `json` of what is said of it.
  private mutating func forEachKey(_ body: (inout CatalogReader, JSONReader.Node, Int) -> Void) {
    reading.problems = outline.problems
    guard let root = outline.root else { return }
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
          body(&self, name, 0)
        } else {
          body(&self, name, member.value)
        }
      }
    } else if outline.faults.isEmpty {
      let message = "Add “strings” with the texts. A string catalog keeps them there."
      let start = outline.nodes[root].range.lowerBound
      reading.problems.append(Problem(rule: "syntax-error", message: message, range: start..<start + 1))
    }
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private mutating func reportDuplicates(in object: Int?, of json: JSONReader? = nil) {
    guard let object else { return }
    let json = json ?? self.json
    for name in json.duplicateNames(in: object) {
      reading.problems.append(
        DuplicateKeys.problem(
          json.string(at: name) ?? "", at: json.nodes[name].range, locale: sourceLocale))
    }
  }

  /// The locale of a name in the catalog. One that no system knows is said once, and its texts have no language; where it
  /// names the source language, they have the one of the configuration.
  private mutating func locale(named name: String, at range: Range<Int>) -> String {
    if let known = statedLocale(name, development: sourceLocale) { return known }
    if unknownNames.insert(name).inserted { reading.problems.append(unknownLanguage(name, at: range)) }
    return name == sourceName ? sourceLocale : "und"
  }

  /// One key with all its languages.
  private mutating func readString(_ name: JSONReader.Node, _ value: Int) {
    guard let (key, keyMap) = json.mappedString(name) else { return }
    var string = CatalogString(key: key)
    let localizations = string.read(value, of: json)
    var languages: [(locale: String, forms: VariedText)] = []
    if let localizations {
      for member in json.members(of: localizations) {
        guard let language = json.string(at: member.name) else { continue }
        let locale = locale(named: language, at: json.nodes[member.name].range)
        languages.append((locale, forms(of: member.value, key: key, locale: locale)))
      }
      if languages.count > 1 { reportDuplicates(in: localizations) }
    }
    let source = languages.first { $0.locale == sourceLocale && !$0.forms.isEmpty }?.forms
    if source == nil, !key.isEmpty {
      addKey(string, at: name.range, map: keyMap)
    }
    for language in languages { add(language.forms, locale: language.locale, source: source, to: string) }
  }
}
