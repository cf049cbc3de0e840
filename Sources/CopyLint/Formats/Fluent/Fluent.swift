/// Mozilla's Fluent, `.ftl`.
struct Fluent: DraftingFormat, Format {
  var name: String { "fluent" }
  var extensions: [String] { ["ftl"] }

  /// How many lines are looked at.
  private static let probedLines = 200

  /// FreeMarker's templates have the same extension, and tags.
  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".ftl") else { return false }
    var scanner = FluentScanner(document: document)
    var hasOtherLines = false
    for _ in 0..<Self.probedLines where scanner.at < document.bytes.count {
      let start = scanner.at
      let first = document.bytes[start]
      if first == UInt8(ascii: "<") || first == UInt8(ascii: "$") { return false }
      if first.isASCIILetter || first == UInt8(ascii: "-") {
        if first == UInt8(ascii: "-") { scanner.at += 1 }
        if scanner.identifier() != nil {
          scanner.skipSpaces()
          if scanner.byte(scanner.at) == UInt8(ascii: "=") { return true }
          hasOtherLines = true
        }
      }
      scanner.at = scanner.lineEnd(from: scanner.at)
      scanner.at += scanner.lineEndLength(scanner.at)
    }
    return !hasOtherLines
  }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard !document.isBlank else { return Drafts(of: document) }
    var scanner = FluentScanner(document: document)
    scanner.scan()
    let place = locale(of: document, options: options)
    var reading = Drafts(of: document, problems: scanner.problems)
    reading.entries.reserveCapacity(scanner.messages.count * 2)
    var duplicates = DuplicateKeys()
    for message in scanner.messages {
      let key = String(decoding: document.bytes[message.id], as: UTF8.self)
      if let problem = duplicates.add(key, at: message.id, locale: place.name) {
        reading.problems.append(problem)
      }
      let lines = message.comment.map { commentText($0, in: document.bytes.span) }
      let comment = lines.filter { !$0.isEmpty }.joined(separator: "\n")
      var parts = message.value.map { [(attribute: "", pattern: $0)] } ?? []
      for (name, pattern) in message.attributes {
        parts.append((String(decoding: document.bytes[name], as: UTF8.self), pattern))
      }
      for part in parts {
        let prefix = part.attribute.isEmpty ? "" : "attribute.\(part.attribute)"
        let sentences = FluentSentences(
          of: part.pattern, in: scanner.store, bytes: document.bytes, prefix: prefix, room: reading.room)
        reading.room.add(leftOutOf: sentences.room)
        for form in sentences.forms {
          guard reading.room.holds(key.utf8.count + comment.utf8.count, at: form.range) else { continue }
          var entry = StringDraft(
            key: key, text: form.text.text, locale: place.name, localeSource: place.source,
            syntax: options.syntax ?? .fluent, range: form.range)
          entry.sentence = form.sentence.text
          entry.map = form.sentence.map
          if form.sentence.text != form.text.text { entry.textMap = form.text.map }
          entry.variant = form.variant
          // Attributes of terms are for other messages; a style is for the program.
          entry.isTranslatable = part.attribute != "style" && !(message.isTerm && !part.attribute.isEmpty)
          entry.comment = meaningfulComment(comment, for: entry.text)
          if let role = FluentAttribute.role(part.attribute, key: key) {
            (entry.role, entry.roleSource) = (role, .source)
          }
          reading.add(whole: entry)
        }
      }
    }
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return reading
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.flatMap { FluentEncoding(bytes: document.bytes, value: $0).encode(text) }
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    if range == entry.range { return encode(text, in: entry, of: document) }
    // A piece of a line. If it reads as Fluent syntax in its new place, reading it again finds that.
    return text.utf8.contains { $0 == 0 || $0 == 0x0A || $0 == 0x0D || $0 == 0x7B || $0 == 0x7D }
      ? nil : Array(text.utf8)
  }
}
