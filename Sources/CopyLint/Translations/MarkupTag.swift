/// A tag of HTML or the like in a text.
struct MarkupTag: Equatable {
  var range: Range<Int>
  /// In lowercase; `**` for the mark of Markdown.
  var name: String
  var closes: Bool
  /// Whether it opens and closes in one.
  var isEmpty: Bool

  /// Whether a translation may have more or fewer of it: line ends are layout, and Qt wraps texts into pages.
  var isFree: Bool {
    name == "html" || name == "head" || name == "body" || name == "br" || name == "p" || name == "wbr"
      || name == "!--" || name == "mrk" || name.contains(":")
  }

  var isStress: Bool { name == "b" || name == "i" || name == "em" || name == "strong" || name == "u" }

  /// `<0>` of react-i18next: the number of an element in the code.
  var isNumbered: Bool { !name.isEmpty && name.utf8.allSatisfy(\.isASCIIDigit) }

  /// Whether it only changes how words look.
  var isLook: Bool { isStress || Self.looks.contains(name) }

  private static let looks: Set<String> = [
    "**", "big", "center", "code", "font", "ins", "kbd", "mark", "pre", "s", "small", "span", "sub", "sup",
    "tt",
  ]

  /// All but those that stand for a name: `/goto <message reference>`, `<AAC>`. Machines leave `<unk>` behind.
  static func withoutStandIns(_ tags: [MarkupTag]) -> [MarkupTag] {
    tags.filter { tag in
      tag.closes || tag.isEmpty || tag.isFree || tag.name == "unk" || inHTML.contains(tag.name)
        || tags.contains { $0.closes && $0.name == tag.name }
    }
  }

  private static let inHTML: Set<String> = [
    "a", "b", "i", "u", "em", "strong", "code", "span", "div", "ul", "ol", "li", "small", "big", "sub", "sup",
    "font", "pre", "tt", "kbd", "h1", "h2", "h3", "h4", "table", "tr", "td", "th", "body", "head", "html",
    "s",
    "del", "ins", "mark", "q", "cite", "link", "button", "g", "x", "ph", "center", "label", "**", link,
  ]

  /// The names of tags that HTML doesn't have and that nothing closes.
  static func standIns(in tags: [MarkupTag]) -> [String] {
    tags.filter { tag in
      !tag.closes && !tag.isEmpty && !tag.isFree && !tag.isStress && tag.name.utf8.count > 3
        && tag.name.utf8.allSatisfy { $0.isASCIILetter || $0 == 0x2D || $0 == 0x5F || $0 >= 0x80 }
        && !tags.contains { $0.closes && $0.name == tag.name }
    }.map(\.name)
  }

  func isSame(as other: MarkupTag) -> Bool {
    name == other.name && closes == other.closes && isEmpty == other.isEmpty
  }

  static func all(in bytes: [UInt8], _ neutral: [NeutralRange]) -> [MarkupTag] {
    neutral.compactMap { piece in
      guard piece.kind == .markup else { return nil }
      return MarkupTag(piece.range, in: bytes)
    }
  }

  private init?(_ range: Range<Int>, in bytes: [UInt8]) {
    self.range = range
    guard bytes[range.lowerBound] == UInt8(ascii: "<") else {
      guard let mark = Self.mark(bytes, range) else { return nil }
      (name, closes, isEmpty) = (mark, false, true)
      return
    }
    var at = range.lowerBound + 1
    closes = at < range.upperBound && bytes[at] == UInt8(ascii: "/")
    if closes { at += 1 }
    let start = at
    while at < range.upperBound, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "/"),
      !bytes[at].isASCIISpace
    {
      at += 1
    }
    name = String(decoding: bytes[start..<at], as: UTF8.self).lowercased()
    // XLIFF has its own tag for each of HTML, here as Angular names them.
    if name == "x" || name == "ph" {
      let tag = bytes.span.extracting(range)
      if tag.contains("ctype=\"lb\"") || tag.contains("\"LINE_BREAK") { name = "br" }
    }
    let isVoid = ["img", "hr", "input", "br", "wbr"].contains(name)
    isEmpty =
      isVoid
      || range.count > 2 && bytes[range.upperBound - 2] == UInt8(ascii: "/")
        && !Self.endsInBareValue(bytes[range])
  }

  /// Whether the slash at the end is part of a value without quotation marks: `<a href=https://example.com/>`.
  private static func endsInBareValue(_ tag: ArraySlice<UInt8>) -> Bool {
    let attribute = tag[(tag.lastIndex(where: \.isASCIISpace) ?? tag.startIndex)...]
    guard let equals = attribute.firstIndex(of: UInt8(ascii: "=")) else { return false }
    return ![UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{")].contains(attribute[equals + 1])
  }

  /// The name of the target of a Markdown link.
  static let link = "]("

  /// `**`, or the target of a link; nil for code, for a place in the same page, `](#share)`, and for what Foundation does to words
  /// (`](inflect: true)`).
  private static func mark(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "*"): return "**"
    case UInt8(ascii: "]"):
      let text = bytes.span
      return notCompared.contains { text.holds($0, at: range.lowerBound) } ? nil : link
    default: return nil
    }
  }

  private static let notCompared: [StaticString] = ["](#", "](inflect", "](morphology"]

  /// As messages show it: `<a href=…>`.
  func shown(in bytes: [UInt8]) -> String {
    let equals = bytes[range].firstIndex(of: UInt8(ascii: "="))
    guard let equals, bytes[range.upperBound - 1] == UInt8(ascii: ">") else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    return "\(String(decoding: bytes[range.lowerBound..<equals], as: UTF8.self))=…>"
  }

  /// The first tag that closes a tag other than the last one opened, else the last one that stays open.
  static func crossing(in tags: [MarkupTag]) -> MarkupTag? { crossingWithOpen(in: tags)?.tag }

  /// Also the tags that are open there, with the tag itself if it is one.
  static func crossingWithOpen(in tags: [MarkupTag]) -> (tag: MarkupTag, open: [MarkupTag])? {
    var open: [MarkupTag] = []
    for tag in tags where !tag.isEmpty && !tag.isFree {
      if !tag.closes {
        open.append(tag)
      } else if open.last?.name == tag.name {
        open.removeLast()
      } else {
        return (tag, open)
      }
    }
    return open.last.map { ($0, open) }
  }
}
