/// URLs, host names, e-mail addresses and file paths.
enum AddressGrammar {
  /// Last labels that make a bare "name.label" a host. Short on purpose: "package.json" and "e.g." are not hosts.
  private static let topLevels: [StaticString] = [
    "ai", "app", "au", "biz", "br", "ca", "ch", "cloud", "cn", "co", "com", "cz", "de", "dev", "dk", "edu",
    "eu",
    "fi", "fr", "gov", "info", "int", "io", "jp", "kr", "mil", "net", "nl", "nz", "online", "org", "pl", "ru",
    "se",
    "social", "tv", "tw", "uk", "website", "xyz",
  ]

  /// Whether an address may begin at `index`: not in the middle of a word or of another address.
  static func canStart(in text: Span<UInt8>, at index: Int) -> Bool {
    let byte = text[index]
    let isPathStart = byte == UInt8(ascii: "~") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
    guard byte.isASCIIAlphanumeric || isPathStart else { return false }
    let before = text.byte(index - 1)
    if isPathStart { return index == 0 || before.isASCIISpace || isOpening(before) }
    // A letter outside ASCII of two bytes (Latin, Greek, Cyrillic …) before it puts it in the middle of a word.
    if before >= 0x80 { return !(0xC3...0xDF ~= text.byte(index - 2)) }
    return !isInHost(before) && !isInLocalPart(before) && before != UInt8(ascii: "@")
      && before != UInt8(ascii: "/")
  }

  /// The end and the kind of the address that begins at `start`.
  static func end(in text: Span<UInt8>, at start: Int) -> (end: Int, kind: NeutralRange.Kind)? {
    if !text[start].isASCIIAlphanumeric { return pathEnd(in: text, at: start).map { ($0, .url) } }
    let word = wordEnd(in: text, at: start)
    switch text.byte(word) {
    case UInt8(ascii: ":"):
      if text.holds("://", at: word) { return (urlEnd(in: text, at: start), .url) }
      if text.holds("mailto:", at: start) || text.holds("tel:", at: start) {
        return text.byte(word + 1).isASCIISpace ? nil : (urlEnd(in: text, at: start), .url)
      }
      // A page of a browser (RFC 6694): "about:config".
      if word - start == 5, text.holds("about:", at: start), text.byte(word + 1).isASCIISmall {
        return (urlEnd(in: text, at: start), .url)
      }
      // A path of Windows: "C:\Users".
      let isDrive = word == start + 1 && text.byte(word + 1) == UInt8(ascii: "\\")
      return isDrive && text.byte(word + 2).isASCIIAlphanumeric ? (urlEnd(in: text, at: start), .url) : nil
    case UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
      return hostEnd(in: text, at: start).map { ($0, .url) }
        ?? emailEnd(in: text, at: start).map { ($0, .email) }
    default:
      return nil
    }
  }

  /// The end of the letters and digits at `start`.
  static func wordEnd(in text: Span<UInt8>, at start: Int) -> Int {
    var index = start
    while index < text.count, text[index].isASCIIAlphanumeric { index += 1 }
    return index
  }

  /// A host with or without a path: `example.com/help`, `www.example.org`.
  private static func hostEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var end = start
    var label = start
    while end < text.count, isInHost(text[end]) {
      if text[end] == UInt8(ascii: ".") {
        if !text.byte(end + 1).isASCIIAlphanumeric { break }
        label = end + 1
      }
      end += 1
    }
    guard label > start, text.byte(end) != UInt8(ascii: "@"), text.byte(end) != UInt8(ascii: "_") else {
      return nil
    }
    let isKnown =
      text.holds("www.", at: start)
      || topLevels.contains { $0.utf8CodeUnitCount == end - label && text.holds($0, at: label) }
    guard isKnown else { return nil }
    let next = text.byte(end)
    let hasMore = next == UInt8(ascii: "/") || next == UInt8(ascii: ":") || next == UInt8(ascii: "?")
    return hasMore ? urlEnd(in: text, at: start) : end
  }

  private static func emailEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var index = start
    while index < text.count, isInLocalPart(text[index]) { index += 1 }
    guard text.byte(index) == UInt8(ascii: "@") else { return nil }
    let host = index + 1
    var end = host
    var lastDot = host
    while end < text.count, isInHost(text[end]) {
      if text[end] == UInt8(ascii: ".") {
        if !text.byte(end + 1).isASCIIAlphanumeric { break }
        lastDot = end
      }
      end += 1
    }
    return lastDot > host && end - lastDot > 2 ? end : nil
  }

  /// `~/Library`, `../a`, `/usr/bin`; a single "/month" is text.
  private static func pathEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var slash = start
    while text.byte(slash) == UInt8(ascii: ".") { slash += 1 }
    if text.byte(slash) == UInt8(ascii: "~") { slash += 1 }
    guard slash - start <= 2, text.byte(slash) == UInt8(ascii: "/"), text.byte(slash + 1).isASCIIAlphanumeric
    else { return nil }
    let end = urlEnd(in: text, at: start)
    if slash > start { return end }
    return (slash + 1..<end).contains { text[$0] == UInt8(ascii: "/") } ? end : nil
  }

  /// The end of the run of URL characters, final punctuation left out.
  private static func urlEnd(in text: Span<UInt8>, at start: Int) -> Int {
    var end = start
    var parentheses = 0
    while end < text.count, isInURL(text, end) {
      if text[end] == UInt8(ascii: "(") { parentheses += 1 }
      if text[end] == UInt8(ascii: ")") {
        if parentheses == 0 { break }
        parentheses -= 1
      }
      end += 1
    }
    while end > start + 1, isFinalPunctuation(text[end - 1]) { end -= 1 }
    return end
  }

  private static func isInURL(_ text: Span<UInt8>, _ index: Int) -> Bool {
    let byte = text[index]
    // Letters of two bytes; from three bytes on, spaces and quotation marks are among them.
    if byte >= 0x80 { return 0xC3...0xDF ~= (byte >= 0xC0 ? byte : text.byte(index - 1)) }
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "]"), UInt8(ascii: "["):
      return false
    default: return true
    }
  }

  private static func isFinalPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte >= 0x80
      || byte == UInt8(ascii: ">")
  }

  private static func isInHost(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  static func isInLocalPart(_ byte: UInt8) -> Bool {
    isInHost(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
  }
}
