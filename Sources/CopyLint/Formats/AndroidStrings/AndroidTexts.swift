/// A string resource as it is lent to who needs no entries.
struct AndroidTexts {
  private var facts: EntryFacts
  /// Where the name stands.
  private(set) var name: Range<Int>?
  /// Where the text stands, if it is that of the document.
  private var place: Range<Int>?
  /// The decoded text, if not.
  private var text: [UInt8] = []
  /// The text before Android's own escapes are read.
  private var raw = XMLText(keepsMap: false)
  private let options: ReadingOptions

  init(_ options: ReadingOptions) {
    self.options = options
    facts = EntryFacts(locale: "", localeSource: .default, syntax: .android)
  }

  /// Takes in the string at `element`.
  ///
  /// - Returns: false for what is no single string, and where something is wrong or has to be looked at closely.
  mutating func take(_ element: XMLSiblings.Element, in reader: AndroidReader) -> Bool {
    let xml = reader.xml
    let elementName = xml.name(of: element.node)
    guard xml.equal(xml.localName(in: elementName), "string") else { return false }
    let tag = AndroidTag(of: element.node, behind: elementName, in: xml)
    guard let name = tag.name, tag.product == nil, xml.isPlainAttribute(name) else { return false }
    self.name = name
    place = reader.plainValue(of: element.node)
    var isReference = false
    if let place {
      isReference = AndroidText.isReference(xml.bytes[place])
      facts.comment = meaningfulComment(element.before, for: xml.bytes.span.extracting(place))
    } else {
      guard decode(element.node, in: xml) else { return false }
      facts.comment = meaningfulComment(element.before, for: text.span)
    }
    facts.comment = joinedComment(facts.comment, element.behind)
    facts.isTranslatable = reader.isTranslatable && tag.isTranslatable && !isReference
    facts.syntax = tag.syntax(options)
    (facts.locale, facts.localeSource) = reader.locale
    return true
  }

  /// Lends what was taken in.
  mutating func lend(_ bytes: [UInt8], _ body: EntryVisitor) {
    guard let name else { return }
    let key = bytes.span.extracting(name)
    if let place {
      body(key, bytes.span.extracting(place), facts)
    } else {
      body(key, text.span, facts)
    }
  }

  private mutating func decode(_ node: Int, in xml: XMLTree) -> Bool {
    let content = xml.content(of: node)
    if mayBeReference(xml.bytes.span.extracting(content)) { return false }
    var value = XMLValue(range: content)
    raw.removeAll()
    xml.appendText(of: node, to: &raw) { value.marks.append($0) }
    if value.marks.isEmpty, decodePlainly() { return true }
    value.text = raw.text
    let decoded = AndroidText(value, in: xml, keepsPlaces: false)
    text = decoded.text
    return decoded.problems.isEmpty
  }

  /// Decodes a text without tags and without escapes that are rare or wrong, as `AndroidText` does.
  private mutating func decodePlainly() -> Bool {
    text.removeAll(keepingCapacity: true)
    // White space goes at both ends, and runs together.
    var isAfterSpace = true
    let joined = raw.text
    let raw = joined.span
    var at = 0
    while at < raw.count {
      let byte = raw[at]
      switch byte {
      case UInt8(ascii: "\\"):
        at += 1
        switch raw.byte(at) {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(raw[at])
        default: return false
        }
        isAfterSpace = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return false
      case _ where AndroidText.isSpace(byte):
        if !isAfterSpace { text.append(0x20) }
        isAfterSpace = true
      default:
        text.append(byte)
        isAfterSpace = false
      }
      at += 1
    }
    if isAfterSpace, text.last == 0x20 { text.removeLast() }
    return !text.isEmpty
  }

  /// Whether the value could be the name of another resource: that goes by what stands in the file.
  private func mayBeReference(_ content: Span<UInt8>) -> Bool {
    for index in content.indices {
      switch content[index] {
      case UInt8(ascii: "\""), 0...0x20: continue
      case UInt8(ascii: "@"), UInt8(ascii: "?"): return true
      case UInt8(ascii: "<"): return content.byte(index + 1) == UInt8(ascii: "!")
      default: return false
      }
    }
    return false
  }
}
