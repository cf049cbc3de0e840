/// Makes entries of what the scanner found.
struct GettextReader {
  let scanner: GettextScanner
  let document: Document
  let options: ReadingOptions
  var reading = Reading()

  private var header = GettextHeader()
  private var locale: (name: String, source: LocaleSource)
  /// Names of the forms, for the number of forms that an entry has.
  private var categories: [PluralCategory?] = []
  private var duplicates = DuplicateKeys()

  init(scanner: GettextScanner, document: Document, options: ReadingOptions) {
    self.scanner = scanner
    self.document = document
    self.options = options
    locale = CopyLint.locale(of: document, options: options)
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
    if header.hasBadPlural {
      let message = "Write “Plural-Forms” as “nplurals=2; plural=(n != 1);”. Gettext can't read it as it is."
      reading.problems.append(
        Problem(rule: "syntax-error", message: message, range: scanner.range(of: text), locale: locale.name))
    }
  }

  private mutating func read(_ unit: GettextScanner.Unit) {
    guard let idText = unit.id else { return }
    let (id, idMap) = scanner.decode(idText)
    let context = unit.context.map { scanner.decode($0).text }
    let key = context.map { Self.part($0) + "." + Self.part(id) } ?? id
    if !unit.isObsolete, let problem = duplicates.add(key, at: scanner.range(of: idText), locale: locale.name)
    {
      reading.problems.append(problem)
    }
    var entry = Entry(key: key, text: "", locale: locale.name, localeSource: locale.source)
    entry.syntax = options.syntax ?? unit.flags.syntax ?? .none
    entry.maxLength = unit.flags.maxLength
    let plural = unit.plural.map { scanner.decode($0) }
    for (form, text) in unit.texts {
      var entry = entry
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
  }

  private func set(_ entry: inout Entry, _ text: String, _ map: ByteMap, _ range: Range<Int>?) {
    (entry.text, entry.sentence, entry.map, entry.range) = (text, text, map, range)
  }

  /// A text with half characters has no way back to its bytes.
  private func hasWholeMap(_ entry: Entry) -> Bool {
    entry.map.documentRange(of: 0..<entry.text.utf8.count) == entry.range
  }

  private var isSourceLanguage: Bool {
    locale.name.prefix { $0 != "-" } == options.sourceLocale.prefix { $0 != "-" }
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

  private static func part(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: ".")) ? name.replacing(".", with: "\\.") : name
  }
}
