/// Whether JSON is a list of words, such as a dictionary: an object of very many names that are single words. Nobody reads it in
/// an app as it is.
package func isWordList(_ document: Document) -> Bool {
  let bytes = document.bytes.span
  guard bytes.count >= smallestWordList else { return false }
  // The beginning tells of most files that they are something else.
  var start = WordCount()
  start.add(quotesIn: bytes.extracting(0..<min(8 << 10, bytes.count)))
  guard start.words * 2 > start.all else { return false }
  let json = JSONReader(document.bytes, from: document.textStart)
  guard let root = json.root, json.nodes[root].kind == .object else { return false }
  if isWordList(root, in: json) { return true }
  return json.members(of: root).contains { member in
    json.nodes[member.value].kind == .object && isWordList(member.value, in: json)
  }
}

/// Whether the keys of a file are the codes of languages: what languages are called, which few apps translate themselves.
package func areLanguageCodes(_ keys: [String]) -> Bool {
  keys.count >= 20 && keys.count { knownLocale($0) != nil || rareLocale($0) != nil } * 10 >= keys.count * 9
}

/// Whether a file says what languages are called: by the codes, or by its name if it has few, as `languages.json` does.
package func isLanguageList(_ path: String, keys: [String]) -> Bool {
  if areLanguageCodes(keys) { return true }
  let name = path.split(separator: "/").last?.lowercased() ?? ""
  return keys.count > 1 && ["language", "locale"].contains(where: name.hasPrefix)
    && keys.allSatisfy { knownLocale($0) != nil || rareLocale($0) != nil }
}

private func isWordList(_ object: Int, in json: JSONReader) -> Bool {
  let bytes = json.bytes.span
  var names = WordCount()
  var texts = (count: 0, bytes: 0)
  for member in json.members(of: object) {
    names.add(bytes.extracting(json.nodes[member.name].range))
    if json.nodes[member.value].kind == .string {
      texts.count += 1
      texts.bytes += json.nodes[member.value].range.count
    }
  }
  return names.all >= fewestWords && names.words * 10 >= names.all * 9
    && texts.bytes <= texts.count * longestMeaning
}

/// Fewer may be the names of countries or languages, which people see in a list.
private let fewestWords = 2_000
/// In bytes: a word list is longer.
private let smallestWordList = 16 << 10
/// In bytes, on the average.
private let longestMeaning = 48

/// How many texts are single words.
private struct WordCount {
  private(set) var words = 0
  private(set) var all = 0

  mutating func add(_ text: Span<UInt8>) {
    all += 1
    if Self.isWord(text) { words += 1 }
  }

  /// Adds each text between quotes.
  mutating func add(quotesIn bytes: Span<UInt8>) {
    var start: Int?
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") {
      if let open = start { add(bytes.extracting(open..<index)) }
      start = start == nil ? index + 1 : nil
    }
  }

  /// Also “l’eau”, “Haus” and “mother-in-law”; not `save_title` or `saveTitle`, nor a sentence without spaces.
  private static func isWord(_ text: Span<UInt8>) -> Bool {
    guard (1...32).contains(text.count) else { return false }
    for index in text.indices {
      let byte = text[index]
      // From U+3000 on, a character is a syllable or more.
      if byte >= 0xE3, byte < 0xF0, text.count > 12 { return false }
      let isCapital = index == 0 && byte.isASCIICapital
      guard
        byte.isASCIISmall || byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")
          || isCapital
      else { return false }
    }
    return true
  }
}
