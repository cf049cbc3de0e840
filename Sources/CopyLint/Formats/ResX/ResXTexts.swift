/// The text of a `data` as it is lent to who needs no entries.
struct ResXTexts {
  private var facts: EntryFacts
  /// Where the name stands.
  private var name = 0..<0
  /// A hash of the name in small letters.
  private(set) var identity: UInt64 = 0
  /// Where the text stands, if it is that of the document.
  private var place: Range<Int>?
  /// The decoded text, if not.
  private var text = XMLText(keepsMap: false)
  private var small: [UInt8] = []

  init(_ locale: (name: String, source: LocaleSource), options: ReadingOptions) {
    facts = EntryFacts(locale: locale.name, localeSource: locale.source, syntax: options.syntax ?? .dotnet)
  }

  /// Takes in the `data` at `element`.
  ///
  /// - Returns: false for what is no text, and where something is wrong or has to be looked at closely.
  mutating func take(_ element: XMLSiblings.Element, in xml: XMLTree) -> Bool {
    var name: Range<Int>?
    var attributes = XMLAttributes(of: element.node, in: xml)
    while let attribute = attributes.next(xml.bytes.span) {
      if xml.equal(attribute.name, "name") {
        name = attribute.value
      } else if xml.equal(attribute.name, "mimetype") || xml.equal(attribute.name, "type") {
        return false
      }
    }
    guard let name, xml.isPlainAttribute(name), hash(xml.bytes.span.extracting(name)) else { return false }
    self.name = name
    var (value, note): (Int?, Int?) = (nil, nil)
    for child in xml.children(of: element.node) where xml.nodes[child].kind == .element {
      if value == nil, xml.isElement(child, "value") {
        value = child
      } else if note == nil, xml.isElement(child, "comment") {
        note = child
      }
    }
    guard let value else { return false }
    let own = note.flatMap(xml.text)
    facts.isTranslatable = !(own?.utf8.span.contains("{Locked}") ?? false)
    let comment = joinedComment(element.before, own)
    place = xml.plainValue(of: value)
    if let place {
      facts.comment = meaningfulComment(comment, for: xml.bytes.span.extracting(place))
    } else {
      text.removeAll()
      xml.appendText(of: value, to: &text)
      facts.comment = meaningfulComment(comment, for: text.text.span)
    }
    facts.comment = joinedComment(facts.comment, element.behind)
    return true
  }

  /// False for a name with other letters than those of ASCII.
  private mutating func hash(_ name: Span<UInt8>) -> Bool {
    small.removeAll(keepingCapacity: true)
    for index in name.indices {
      guard name[index] < 0x80 else { return false }
      small.append(name[index].isASCIICapital ? name[index] | 0x20 : name[index])
    }
    identity = byteHash(small.span)
    return true
  }

  /// Lends what was taken in.
  mutating func lend(_ bytes: [UInt8], _ body: EntryVisitor) {
    let key = bytes.span.extracting(name)
    if let place {
      body(key, bytes.span.extracting(place), facts)
    } else {
      body(key, text.text.span, facts)
    }
  }
}
