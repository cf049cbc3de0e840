/// Java `.properties`, also those of Mozilla.
struct JavaProperties: DraftingFormat, Format {
  var name: String { "properties" }
  var extensions: [String] { ["properties"] }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard !document.isBlank else { return Drafts(of: document) }
    var scanner = PropertiesScanner(document: document)
    scanner.scan()
    let place = locale(of: document, options: options)
    var reading = Drafts(of: document)
    if document.encoding == .utf16LittleEndian || document.encoding == .utf16BigEndian {
      reading.problems.append(
        Problem(
          rule: "syntax-error", message: "Save this file as UTF-8. Java doesn't read UTF-16.",
          range: document.textStart..<document.textStart))
    }
    reading.entries.reserveCapacity(scanner.properties.count)
    let keys = scanner.properties.map { PropertiesText($0.key, of: document.bytes) }
    let comments = self.comments(of: scanner, keys: keys, in: document)
    let isMessageFormat = Self.isForMessageFormat(scanner)
    let ownTypes = isMessageFormat ? Self.ownTypes(scanner) : []
    var duplicates = DuplicateKeys()
    for (index, property) in scanner.properties.enumerated() {
      let key = keys[index].text
      reading.problems += keys[index].problems
      if let problem = duplicates.add(key, at: property.key, locale: place.name) {
        reading.problems.append(problem)
      }
      for (variant, range) in forms(of: property, comment: comments[index], locale: place.name, document) {
        let value = PropertiesText(range, of: document.bytes)
        reading.problems += value.problems
        var entry = StringDraft(
          key: key, text: value.text, locale: place.name, localeSource: place.source,
          syntax: options.syntax ?? Self.syntax(of: value.text), range: range)
        entry.map = value.map
        entry.variant = variant
        entry.isFixable = value.problems.isEmpty && property.hasSeparator
        entry.comment = meaningfulComment(comments[index], for: value.text)
        reading.add(
          entry, isCertainMessage: isMessageFormat && entry.syntax == .java, ownTypes: ownTypes)
      }
    }
    return reading
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.flatMap { encode(text, replacing: $0, in: entry, of: document) }
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    guard let value = entry.range else { return nil }
    // A semicolon would separate one plural form from the next.
    let isForm = !entry.variant.isEmpty || Self.tellsOfForms(entry.comment ?? "")
    if isForm, text.utf8.contains(UInt8(ascii: ";")) { return nil }
    return PropertiesEncoding(document: document, value: value).encode(text, for: range)
  }

  /// `{0}` is Java's MessageFormat; `%S` and `%1$S` are Mozilla's.
  private static func syntax(of text: String) -> Syntax {
    let bytes = text.utf8Span.span
    for index in bytes.indices {
      let next = bytes.byte(index + 1)
      if bytes[index] == UInt8(ascii: "{"), next.isASCIIDigit { return .java }
      guard bytes[index] == UInt8(ascii: "%") else { continue }
      if next == UInt8(ascii: "S") || next.isASCIIDigit && bytes.byte(index + 2) == UInt8(ascii: "$") {
        return .printf
      }
    }
    return .none
  }

  private func comments(
    of scanner: PropertiesScanner, keys: [PropertiesText], in document: Document
  ) -> [String] {
    var notes = LocalizationNotes()
    let blocks = scanner.properties.map { property in
      let lines = scanner.comments[property.comments].map { commentText($0, in: document.bytes.span) }
      let block = lines.filter { !$0.isEmpty }.joined(separator: "\n")
      let isHeader = property.comments.lowerBound == 0 && Self.isLicense(block)
      if !block.isEmpty { notes.add(block) }
      return isHeader ? "" : block
    }
    guard !notes.isEmpty else { return blocks }
    let names = Set(keys.lazy.map(\.text))
    return zip(keys, blocks).map { notes.comment(for: $0.text, block: $1, keys: names) }
  }

  private static func isLicense(_ block: String) -> Bool {
    let text = block.utf8Span.span
    return text.firstIndex(of: "License", from: 0, before: text.count) != nil
      || text.firstIndex(of: "Copyright", from: 0, before: text.count) != nil
  }

  /// The value, or its plural forms, which Mozilla separates by semicolons and mentions in the comment.
  private func forms(
    of property: PropertiesScanner.Property, comment: String, locale: String, _ document: Document
  ) -> [(variant: String, range: Range<Int>)] {
    guard Self.tellsOfForms(comment) else { return [("", property.value)] }
    let parts = document.bytes[property.value].split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count <= PluralCategory.allCases.count else { return [("", property.value)] }
    let names = Self.names(ofForms: parts.count, locale: locale)
    return zip(names, parts).map { ("plural.\($0)", $1.startIndex..<$1.endIndex) }
  }

  private static func tellsOfForms(_ comment: String) -> Bool {
    let text = comment.utf8Span.span
    return text.firstIndex(of: "plural forms", from: 0, before: text.count) != nil
      || text.firstIndex(of: "Plural forms", from: 0, before: text.count) != nil
  }

  /// Mozilla's rules name forms in the order of the numbers that take them, from 1 on.
  private static func names(ofForms count: Int, locale: String) -> [String] {
    var names: [String] = []
    if let rules = PluralRules(locale: locale) {
      for number in Array(1...200) + [0] {
        let name = rules.category(of: Double(number)).rawValue
        if !names.contains(name) { names.append(name) }
      }
    }
    return names.count == count ? names : (0..<count).map(String.init)
  }
}
