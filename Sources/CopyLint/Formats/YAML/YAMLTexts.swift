/// YAML of strings: Rails, where the root key is the locale, and plain.
struct YAMLTexts: DraftingFormat, Format {
  var name: String { "yaml" }
  var extensions: [String] { ["yml", "yaml"] }

  /// Folders that hold nothing but texts.
  private static let folders = [
    "locale", "locales", "i18n", "l10n", "lang", "langs", "languages", "translations",
  ]

  /// Most YAML is configuration: a file of texts is named after a locale, in such a folder or with the locale as the
  /// key of all it holds.
  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".yml") || document.path.hasSuffix(".yaml") else { return false }
    if document.isNamed { return !isToolFile(document.path) }
    let parts = document.path.split(separator: "/")
    if parts.contains(where: { $0.hasPrefix(".") && $0 != "." && $0 != ".." }) { return false }
    let stem = parts.last.map { $0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex) } ?? ""
    let end = stem.lastIndex(of: ".").map { stem[stem.index(after: $0)...] } ?? stem
    let isNamed = knownLocale(end) != nil
    let isAmongTexts = parts.dropLast().contains { folder in Self.folders.contains { folder == $0 } }
    if isNamed, isAmongTexts { return true }
    return (isNamed || isAmongTexts) && Self.rootLocale(document) != nil
  }

  /// The first key when it is a locale with nothing after it but an anchor.
  private static func rootLocale(_ document: Document) -> String? {
    let bytes = document.bytes.span
    var at = document.textStart
    while at < bytes.count {
      var end = at
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      if bytes.holds("---", at: at) || bytes.holds("%", at: at) || at == end || bytes[at] == UInt8(ascii: "#")
      {
        at = end + 1
        continue
      }
      var key = at
      if bytes[key] == UInt8(ascii: "\"") || bytes[key] == UInt8(ascii: "'") { key += 1 }
      var keyEnd = key
      while keyEnd < end,
        bytes[keyEnd].isASCIIAlphanumeric || bytes[keyEnd] == UInt8(ascii: "-")
          || bytes[keyEnd] == UInt8(ascii: "_")
      {
        keyEnd += 1
      }
      var colon = keyEnd + (key > at ? 1 : 0)
      guard colon < end, bytes[colon] == UInt8(ascii: ":") else { return nil }
      colon += 1
      while colon < end, bytes[colon] == 0x20 { colon += 1 }
      // “en: &en”, so that other languages can begin with its texts.
      if colon < end, bytes[colon] == UInt8(ascii: "&") {
        while colon < end, bytes[colon] != 0x20 { colon += 1 }
        while colon < end, bytes[colon] == 0x20 { colon += 1 }
      }
      guard colon == end || bytes[colon] == UInt8(ascii: "#") else { return nil }
      return knownLocale(String(decoding: document.bytes[key..<keyEnd], as: UTF8.self))
    }
    return nil
  }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard !document.isBlank else { return Drafts(of: document) }
    var reading = Drafts(of: document)
    var bytes = document.bytes
    var fault: Problem?
    // What is wrong is blanked out, line by line, so that the rest can be read.
    for _ in 0..<Self.mostRounds {
      var walk = YAMLWalk(bytes, document: document, options: options)
      walk.run()
      if reading.entries.isEmpty || walk.reading.entries.count >= reading.entries.count {
        reading = walk.reading
        // Nobody knows the words of a text with a line blanked out.
        if fault != nil {
          reading.entries.removeAll { $0.range.map { document.bytes[$0] != walk.bytes[$0] } ?? false }
        }
      }
      guard let found = walk.fault else { break }
      if fault == nil { fault = found }
      guard Self.blank(lineOf: found.range?.lowerBound ?? bytes.count, in: &bytes, from: document.textStart)
      else {
        break
      }
    }
    if options.syntax == nil { LaravelNames.settle(&reading.entries, path: document.path) }
    if let fault { reading.problems.append(fault) }
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return reading
  }

  /// Rounds of reading a file with mistakes; each goes through all of it.
  private static let mostRounds = 8

  /// Puts spaces over the line; false when there is nothing on it.
  private static func blank(lineOf offset: Int, in bytes: inout [UInt8], from textStart: Int) -> Bool {
    var start = min(offset, bytes.count)
    while start > textStart, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var isBlank = true
    while start < bytes.count, bytes[start] != 0x0A, bytes[start] != 0x0D {
      if bytes[start] != 0x20 { isBlank = false }
      bytes[start] = 0x20
      start += 1
    }
    return !isBlank
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.flatMap { encode(text, replacing: $0, in: entry, of: document) }
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    guard let value = entry.range else { return nil }
    return YAMLEncoding(bytes: document.bytes, value: value).encode(text, for: range)
  }
}
