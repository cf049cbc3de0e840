/// Makes entries of what the scanner found.
struct GettextReader {
  let scanner: GettextScanner
  let document: Document
  let options: ReadingOptions
  var reading = Reading()

  private var header = GettextHeader()
  private var locale: (name: String, source: LocaleSource) {
    didSet { isSourceLanguage = Self.isLanguage(of: options.sourceLocale, locale.name) }
  }
  /// Whether the texts are those of the app, and no translations.
  private var isSourceLanguage: Bool
  /// Names of the forms, for the number of forms that an entry has.
  private var categories: [PluralCategory?] = []
  private var duplicates = DuplicateKeys()
  /// Whether a plural was seen in a file whose header says nothing of plurals.
  private var hasPlurals = false

  init(scanner: GettextScanner, document: Document, options: ReadingOptions) {
    self.scanner = scanner
    self.document = document
    self.options = options
    let locale = CopyLint.locale(of: document, options: options)
    self.locale = locale
    isSourceLanguage = Self.isLanguage(of: options.sourceLocale, locale.name)
  }

  private static func isLanguage(of source: String, _ locale: String) -> Bool {
    source.prefix { $0 != "-" } == locale.prefix { $0 != "-" }
  }

  mutating func read() {
    reading.problems = scanner.problems
    reading.entries.reserveCapacity(scanner.units.count)
    if let unit = scanner.units.first(where: { isHeader($0) && !$0.isObsolete }) { readHeader(unit) }
    for unit in scanner.units where !isHeader(unit) { read(unit) }
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private func isHeader(_ unit: GettextScanner.Unit) -> Bool {
    guard unit.context == nil, let id = unit.id else { return false }
    return scanner.literals[id.literals].allSatisfy(\.isEmpty)
  }

  private mutating func readHeader(_ unit: GettextScanner.Unit) {
    guard let text = unit.texts.first?.text else { return }
    header = GettextHeader(scanner.decode(text).text)
    if let known = header.locale { locale = (known, .content) }
    if let unknown = header.unknownLanguage {
      reading.problems.append(CopyLint.unknownLanguage(unknown, at: scanner.range(of: text)))
      if locale.source == .default { locale = ("und", .content) }
    }
    if let fault = header.pluralFault {
      reading.problems.append(
        Problem(
          rule: "syntax-error", message: fault.message, range: scanner.range(of: text), locale: locale.name))
    }
  }

  private mutating func read(_ unit: GettextScanner.Unit) {
    guard let idText = unit.id else { return }
    let (id, idMap) = scanner.decode(idText)
    let context = unit.context.map { scanner.decode($0).text }
    let key = context.map { Self.key($0, id) } ?? id
    if !unit.isObsolete, let problem = duplicates.add(key, at: scanner.range(of: idText), locale: locale.name)
    {
      reading.problems.append(problem)
    }
    let plural = unit.plural.map { scanner.decode($0) }
    for (form, text) in unit.texts {
      var entry = Entry(
        key: key, text: "", locale: locale.name, localeSource: locale.source,
        syntax: options.syntax ?? unit.flags.syntax ?? .none)
      entry.maxLength = unit.flags.maxLength
      let (string, map) = scanner.decode(text)
      var source = id
      if let form, let plural {
        let category = category(of: form)
        entry.variant = "plural.\(category?.rawValue ?? "\(form)")"
        if category != .one { source = plural.text }
      }
      set(&entry, string, map, scanner.range(of: text))
      entry.isFixable = !unit.isObsolete && !text.isOpen && hasWholeMap(entry)
      entry.state = unit.isObsolete ? .stale : unit.flags.isFuzzy ? .fuzzy : .translated
      if !isSourceLanguage {
        (entry.source, entry.sourceLocale) = (source, options.sourceLocale)
        if string.isEmpty, entry.state == .translated { entry.state = .new }
      } else if string.isEmpty {
        // The app shows the key itself.
        let isPlural = source == plural?.text && unit.plural != nil
        let shown = isPlural ? unit.plural ?? idText : idText
        set(&entry, source, isPlural ? plural?.map ?? idMap : idMap, scanner.range(of: shown))
        entry.isFixable = false
      }
      entry.comment = meaningfulComment(comment(of: unit), for: entry.text)
      reading.entries.append(entry)
    }
    if unit.plural != nil { checkForms(of: unit, key: key) }
  }

  private func set(_ entry: inout Entry, _ text: String, _ map: ByteMap, _ range: Range<Int>?) {
    (entry.text, entry.sentence, entry.map, entry.range) = (text, text, map, range)
  }

  /// A text with half characters has no way back to its bytes.
  private func hasWholeMap(_ entry: Entry) -> Bool {
    entry.map.documentRange(of: 0..<entry.text.utf8.count) == entry.range
  }

  /// Holds the forms of a plural against the header. What is not used, or has no text yet, may be as it is.
  private mutating func checkForms(of unit: GettextScanner.Unit, key: String) {
    guard !unit.isObsolete, !unit.flags.isFuzzy,
      unit.texts.contains(where: { !scanner.literals[$0.text.literals].allSatisfy(\.isEmpty) })
    else { return }
    guard let count = header.plural?.count else {
      // One says it for all.
      guard header.pluralFault == nil, !hasPlurals, let id = unit.plural else { return }
      hasPlurals = true
      reading.problems.append(
        pluralFormsUnknown(at: scanner.range(of: id), key: key, locale: locale.name))
      return
    }
    let present = unit.texts.compactMap(\.form)
    let lacking = (0..<count).filter { !present.contains($0) }
    if !lacking.isEmpty, let last = unit.texts.last {
      reading.problems.append(
        pluralFormsLacking(
          lacking, of: count, at: scanner.range(of: last.text), key: key, locale: locale.name))
    }
    for (form, text) in unit.texts {
      guard let form, form >= count else { continue }
      reading.problems.append(
        pluralFormExtra(form, count: count, at: scanner.range(of: text), key: key, locale: locale.name))
    }
  }

  /// The category of a form, by the header, or as in English where it says nothing.
  private mutating func category(of form: Int) -> PluralCategory? {
    if categories.isEmpty {
      let name = locale.source == .default && header.plural == nil ? "en" : locale.name
      categories = header.categories(locale: name, forms: header.plural?.count ?? 2)
    }
    return form < categories.count ? categories[form] : nil
  }

  private func comment(of unit: GettextScanner.Unit) -> String? {
    let lines = unit.extracted + unit.translator
    guard !lines.isEmpty else { return nil }
    var whole = ""
    for line in lines {
      let text = commentText(document.bytes[line])
      if !text.isEmpty { whole += whole.isEmpty ? text : "\n" + text }
    }
    return whole
  }

  /// The context and the text, a dot between them, and a backslash before the dots in them.
  private static func key(_ context: String, _ id: String) -> String {
    var key: [UInt8] = []
    key.reserveCapacity(context.utf8.count + id.utf8.count + 8)
    addPart(context, to: &key)
    key.append(UInt8(ascii: "."))
    addPart(id, to: &key)
    return String(decoding: key, as: UTF8.self)
  }

  private static func addPart(_ text: String, to key: inout [UInt8]) {
    let part = text.utf8.span
    if part.firstIndex(of: UInt8(ascii: "."), from: 0) == nil { return key.append(text: text) }
    for index in part.indices {
      if part[index] == UInt8(ascii: ".") { key.append(UInt8(ascii: "\\")) }
      key.append(part[index])
    }
  }
}
