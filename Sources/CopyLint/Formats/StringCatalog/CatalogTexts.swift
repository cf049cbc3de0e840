/// The texts of a key that has one in each language, and no forms, as they are lent to who needs no entries.
struct CatalogTexts {
  /// One text, in `bytes` or, where it has escapes, in `decoded`.
  private struct Text {
    var locale: Int
    var state: TranslationState
    var range: Range<Int>
    var isDecoded: Bool
  }

  private let bytes: [UInt8]
  private var facts: EntryFacts
  /// Languages by the name that the catalog has for them: every key has the same.
  private var locales: [(name: [UInt8], locale: String)] = []
  private var string = CatalogString(key: "")
  private var key = Text(locale: 0, state: .translated, range: 0..<0, isDecoded: false)
  private var texts: [Text] = []
  private var decoded: [UInt8] = []
  /// The object with all languages, if there are several.
  private(set) var localizations: Int?

  init(_ bytes: [UInt8], options: ReadingOptions) {
    self.bytes = bytes
    facts = EntryFacts(locale: "", localeSource: .content, syntax: options.syntax ?? .apple)
  }

  /// Takes in the key `name`.
  ///
  /// - Returns: false when it has forms, or names parts: then its sentences have to be put together. Also when it has a
  ///   language that no system knows: then there is something to say.
  mutating func take(_ name: JSONReader.Node, _ value: Int, in reader: CatalogReader) -> Bool {
    texts.removeAll(keepingCapacity: true)
    decoded.removeAll(keepingCapacity: true)
    key = text(of: name, in: reader.json)
    string = CatalogString(key: "")
    localizations = string.read(value, of: reader.json)
    guard let all = localizations else { return true }
    var count = 0
    for member in reader.json.members(of: all) {
      guard let locale = locale(member.name, in: reader),
        take(member.value, locale: locale, in: reader.json)
      else { return false }
      count += 1
    }
    if count < 2 { localizations = nil }
    return true
  }

  private mutating func take(_ value: Int, locale: Int, in json: JSONReader) -> Bool {
    var unit: Int?
    for member in json.members(of: value) {
      if json.isString(member.name, "stringUnit") {
        if unit != nil { return false }
        unit = member.value
      } else if json.isString(member.name, "variations") || json.isString(member.name, "substitutions") {
        return false
      }
    }
    guard let unit else { return true }
    var state = TranslationState.unknown
    var found: Int?
    for member in json.members(of: unit) {
      if json.isString(member.name, "state") {
        state =
          json.isString(member.value, "translated")
          ? .translated : TranslationState(catalogState: json.string(at: member.value) ?? "")
      } else if json.isString(member.name, "value") {
        found = member.value
      }
    }
    guard let found, json.nodes[found].kind == .string else { return true }
    var text = text(of: json.nodes[found], in: json)
    // “%#@files@” names a part.
    if (text.isDecoded ? decoded : bytes)[text.range].contains(UInt8(ascii: "#")) { return false }
    text.state = state
    text.locale = locale
    texts.append(text)
    return true
  }

  private mutating func text(of node: JSONReader.Node, in json: JSONReader) -> Text {
    guard node.hasEscapes else {
      return Text(locale: 0, state: .translated, range: node.range, isDecoded: false)
    }
    let start = decoded.count
    json.decode(node.range, into: &decoded)
    return Text(locale: 0, state: .translated, range: start..<decoded.count, isDecoded: true)
  }

  /// - Returns: nil for a name that no system knows.
  private mutating func locale(_ node: Int, in reader: CatalogReader) -> Int? {
    let json = reader.json
    let name = bytes[json.nodes[node].range]
    for index in locales.indices where locales[index].name[...] == name { return index }
    guard let locale = statedLocale(json.string(at: node) ?? "", development: reader.sourceLocale) else {
      return nil
    }
    locales.append((Array(name), locale))
    return locales.count - 1
  }

  /// Lends the texts, behind the key itself when there is none in the source language.
  mutating func lend(sourceLocale: String, _ body: EntryVisitor) {
    let (bytes, decoded) = (self.bytes, self.decoded)
    let name = key.isDecoded ? decoded.span.extracting(key.range) : bytes.span.extracting(key.range)
    let source = texts.first { locales[$0.locale].locale == sourceLocale }
    facts.isTranslatable = string.isTranslatable
    (facts.source, facts.sourceLocale) = (nil, nil)
    if source == nil, !name.isEmpty {
      facts.locale = sourceLocale
      facts.comment = meaningfulComment(string.comment, for: name)
      facts.state = string.isStale ? .stale : .translated
      body(name, name, facts)
    }
    var sourceText: String?
    for text in texts {
      let sentence =
        text.isDecoded ? decoded.span.extracting(text.range) : bytes.span.extracting(text.range)
      facts.locale = locales[text.locale].locale
      facts.comment = meaningfulComment(string.comment, for: sentence)
      facts.state = string.isStale ? .stale : text.state
      if facts.locale == sourceLocale {
        (facts.source, facts.sourceLocale) = (nil, nil)
      } else {
        if sourceText == nil {
          let place = source ?? key
          let made = (place.isDecoded ? decoded : bytes)[place.range]
          sourceText = String(decoding: made, as: UTF8.self)
        }
        (facts.source, facts.sourceLocale) = (sourceText, sourceLocale)
      }
      body(name, sentence, facts)
    }
  }
}
