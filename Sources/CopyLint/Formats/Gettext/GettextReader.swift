import Readability

/// Makes rows of what the scanner found.
struct GettextReader {
  let scanner: GettextScanner
  let document: Document
  let options: ReadingOptions
  private var problems: [Problem] = []

  private var header = GettextHeader()
  private var locale: (name: String, source: LocaleSource) {
    didSet { isSourceLanguage = Self.isLanguage(of: options.sourceLocale, locale.name) }
  }
  /// Whether the texts are the app's own, not translations.
  private var isSourceLanguage: Bool
  /// Whether the texts are in a variety of the source language, beside what they translate.
  private var isVariety = false
  /// Names of the forms, for the number of forms that an entry has.
  private var categories: [PluralCategory?] = []
  /// How many numbers take each form by the header; none where it doesn't say.
  private var formNumbers: [PluralForm.Numbers?] = []
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
    Locale(source).isSameLanguage(as: Locale(locale))
  }

  mutating func read(into strings: inout StringSink) {
    problems = scanner.problems
    strings.rows.reserveCapacity(scanner.units.count)
    if let unit = scanner.units.first(where: { isHeader($0) && !$0.isObsolete }) { readHeader(unit) }
    isVariety = Locale(locale.name).isVariety(of: Locale(options.sourceLocale)) && idsAreTexts
    for unit in scanner.units where !isHeader(unit) { read(unit, into: &strings) }
    strings.problems += problems.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  /// Whether most messages are texts, and not the names of texts.
  private var idsAreTexts: Bool {
    let ids = scanner.units.compactMap { isHeader($0) ? nil : $0.id }
    let texts = ids.count { id in
      scanner.literals[id.literals].contains { document.bytes[$0].contains(0x20) }
    }
    return texts * 2 > ids.count
  }

  private func isHeader(_ unit: GettextScanner.Unit) -> Bool {
    guard unit.context == nil, let id = unit.id else { return false }
    return scanner.literals[id.literals].allSatisfy(\.isEmpty)
  }

  private mutating func readHeader(_ unit: GettextScanner.Unit) {
    guard let text = unit.texts.first?.text else { return }
    header = GettextHeader(scanner.decode(text).text)
    // “sr@latin.po” says the script, which its header often leaves out.
    if let known = header.locale, locale.source != .path || !isMoreExact(locale.name, than: known) {
      locale = (known, .content)
    }
    if let unknown = header.unknownLanguage {
      problems.append(CopyLint.unknownLanguage(unknown, at: scanner.range(of: text)))
      if locale.source == .default { locale = ("und", .content) }
    }
    if let fault = header.pluralFault {
      problems.append(
        Problem(
          rule: "syntax-error", message: fault.message, range: scanner.range(of: text), locale: locale.name))
    }
  }

  private func isMoreExact(_ path: String, than stated: String) -> Bool {
    let (path, stated) = (Locale(path), Locale(stated))
    return path.isSameLanguage(as: stated) && path.script != nil && stated.script == nil
  }

  private mutating func read(_ unit: GettextScanner.Unit, into strings: inout StringSink) {
    guard let idText = unit.id else { return }
    let id = scanner.read(idText, into: &strings)
    let key = key(id.ref, in: unit, &strings)
    if !unit.isObsolete, !duplicates.insert(byteHash(strings.bytes(key))) {
      problems.append(
        repeatedMessage(
          String(copying: strings.bytes(key)), at: scanner.range(of: idText), locale: locale.name))
    }
    let plural = unit.plural.map { scanner.read($0, into: &strings) }
    let shared = key.length + id.ref.length + (unit.extracted + unit.translator).reduce(0) { $0 + $1.count }
    for (form, text) in unit.texts {
      guard strings.room.holds(shared, at: scanner.range(of: text)) else { continue }
      var value = scanner.read(text, into: &strings)
      var source = id.ref
      var row = StringRow(
        key: key, text: value.ref, locale: strings.index(ofLocale: locale.name), localeSource: locale.source,
        syntax: options.syntax ?? unit.flags.syntax ?? .none)
      if let form, let plural {
        let category = category(of: form)
        row.variant = strings.keep("plural.\(category?.rawValue ?? "\(form)")")
        if category != .one { source = plural.ref }
        if form < formNumbers.count { row.formNumbers = formNumbers[form] }
      }
      let isFixable = !unit.isObsolete && !text.isOpen && value.isWhole
      row.state = unit.isObsolete ? .stale : unit.flags.isFuzzy ? .fuzzy : .translated
      if isFixable { row.flags.insert(.fixable) } else { row.flags.remove(.fixable) }
      if !isSourceLanguage {
        row.source = source
        row.sourceLocale = strings.index(ofLocale: options.sourceLocale)
        if value.ref.count == 0, row.state == .translated { row.state = .new }
      } else if value.ref.count == 0 {
        // The app shows the key itself.
        let isPlural = plural.map { strings.bytes(source).equals(strings.bytes($0.ref)) } ?? false
        value = isPlural ? plural ?? id : id
        row.flags.remove(.fixable)
      }
      if isVariety {
        row.flags.insert(.variety)
        row.source = source
        row.sourceLocale = strings.index(ofLocale: options.sourceLocale)
      }
      (row.text, row.sentence, row.map, row.range) = (value.ref, value.ref, value.map, value.range)
      row.comment = comment(of: unit, on: value.ref, &strings)
      if unit.flags.maxLength != nil || !unit.flags.ignored.isEmpty {
        row.extras = strings.keep(
          StringExtras(maxLength: unit.flags.maxLength, ignoredRules: unit.flags.ignored))
      }
      if unit.flags.isReadOnly { row.flags.remove(.translatable) }
      if unit.isManual || unit.extracted.contains(where: { isTypeOfManual(scanner.bytes[$0]) }) {
        row.flags.insert(.manual)
      }
      strings.add(row)
    }
    if unit.plural != nil { checkForms(of: unit, key: String(copying: strings.bytes(key))) }
  }

  /// Checks the forms of a plural against the header. An entry that is unused or has no text yet is left alone.
  private mutating func checkForms(of unit: GettextScanner.Unit, key: String) {
    guard !unit.isObsolete, !unit.flags.isFuzzy,
      unit.texts.contains(where: { !scanner.literals[$0.text.literals].allSatisfy(\.isEmpty) })
    else { return }
    for (form, text) in unit.texts where scanner.literals[text.literals].allSatisfy(\.isEmpty) {
      guard let form, form < header.plural?.count ?? 2 else { continue }
      problems.append(
        pluralFormEmpty(form, at: scanner.range(of: text), key: key, locale: locale.name))
    }
    guard let count = header.plural?.count else {
      // One report is enough for all of them.
      guard header.pluralFault == nil, !hasPlurals, let id = unit.plural else { return }
      hasPlurals = true
      problems.append(
        pluralFormsUnknown(header, at: scanner.range(of: id), key: key, locale: locale.name))
      return
    }
    let present = unit.texts.compactMap(\.form)
    let lacking = (0..<count).filter { !present.contains($0) }
    if !lacking.isEmpty, let last = unit.texts.last {
      problems.append(
        pluralFormsLacking(
          lacking, of: count, at: scanner.range(of: last.text), key: key, locale: locale.name))
    }
    for (form, text) in unit.texts {
      guard let form, form >= count else { continue }
      problems.append(
        pluralFormExtra(form, count: count, at: scanner.range(of: text), key: key, locale: locale.name))
    }
  }

  /// The category of a form, by the header, or as in English where it says nothing.
  private mutating func category(of form: Int) -> PluralCategory? {
    if categories.isEmpty {
      let name = locale.source == .default && header.plural == nil ? "en" : locale.name
      categories = header.categories(locale: name, forms: header.plural?.count ?? 2)
      formNumbers = header.plural.map { $0.expression.numbers(forms: $0.count) } ?? []
    }
    return form < categories.count ? categories[form] : nil
  }

  private func comment(
    of unit: GettextScanner.Unit, on text: TextRef, _ strings: inout StringSink
  ) -> TextRef {
    let lines = unit.extracted + unit.translator
    guard !lines.isEmpty else { return .none }
    if lines.count == 1, let line = commentLine(lines[0], in: document.bytes.span) {
      let says = meaningfulComment(document.bytes.span.extracting(line), for: strings.bytes(text))
      return says ? TextRef(document: line) : .none
    }
    var whole = ""
    for line in lines {
      let text = commentText(line, in: document.bytes.span)
      if !text.isEmpty { whole += whole.isEmpty ? text : "\n" + text }
    }
    return strings.keep(meaningfulComment(whole, for: strings.bytes(text)))
  }

  /// The text, after its context and a dot where it has a context; dots in them get a backslash.
  private func key(_ id: TextRef, in unit: GettextScanner.Unit, _ strings: inout StringSink) -> TextRef {
    guard let context = unit.context else { return id }
    let place = scanner.read(context, into: &strings).ref
    var key: [UInt8] = []
    key.reserveCapacity(place.count + id.count + 8)
    Self.addPart(strings.bytes(place), to: &key)
    key.append(UInt8(ascii: "."))
    Self.addPart(strings.bytes(id), to: &key)
    return strings.keep(key.span)
  }

  private static func addPart(_ part: Span<UInt8>, to key: inout [UInt8]) {
    if part.firstIndex(of: UInt8(ascii: "."), from: 0) == nil { return key.append(copying: part) }
    for index in part.indices {
      if part[index] == UInt8(ascii: ".") { key.append(UInt8(ascii: "\\")) }
      key.append(part[index])
    }
  }
}
