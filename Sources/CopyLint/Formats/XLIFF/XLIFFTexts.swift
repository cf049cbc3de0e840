/// The source and the target of a unit of XLIFF 1 as they are lent to who needs no entries.
struct XLIFFTexts {
  /// A text: where it stands in the document, or decoded, where that differs.
  private struct Text {
    var place: Range<Int>?
    var decoded = XMLText(keepsMap: false)

    var isEmpty: Bool { place?.isEmpty ?? decoded.text.isEmpty }

    mutating func take(_ node: Int, in xml: XMLTree) {
      place = xml.plainValue(of: node)
      guard place == nil else { return }
      decoded.removeAll()
      xml.appendText(of: node, to: &decoded)
    }
  }

  /// Where the identifier and the name stand.
  private(set) var id = 0..<0
  private var name = 0..<0
  private var source = Text()
  private var target = Text()
  private var hasSource = false
  private var hasTarget = false
  private var state = TranslationState.translated
  private var comment: String?
  private var facts: EntryFacts
  private let locales:
    (source: (name: String, source: LocaleSource), target: (name: String, source: LocaleSource))
  private var targetLocale: (name: String, source: LocaleSource)

  init(_ file: XLIFFReader.File, _ bytes: [UInt8]) {
    locales = (file.source, file.target)
    targetLocale = file.target
    facts = EntryFacts(locale: file.source.name, localeSource: file.source.source, syntax: file.syntax)
    facts.origin = file.origin
    facts.change(to: bytes)
  }

  /// Takes in a unit.
  ///
  /// - Returns: false where more is said of it than can be lent.
  mutating func take(_ unit: XLIFFReader.Unit, in reader: XLIFFReader) -> Bool {
    guard !reader.isSecond else { return false }
    let xml = reader.xml
    var id: Range<Int>?
    var name: Range<Int>?
    var isApproved: Bool?
    var isTranslatable = unit.isTranslatable
    var attributes = XMLAttributes(of: unit.node, in: xml)
    while let attribute = attributes.next(xml.bytes.span) {
      if xml.equal(attribute.name, "id") {
        id = attribute.value
      } else if xml.equal(attribute.name, "resname") {
        name = attribute.value
      } else if xml.equal(attribute.name, "approved") {
        isApproved = xml.equal(attribute.value, "yes")
      } else if xml.equal(attribute.name, "translate") {
        isTranslatable = isTranslatable && !xml.equal(attribute.value, "no")
      } else if xml.equal(attribute.name, "restype") {
        return false
      }
    }
    guard let id, xml.isPlainAttribute(id) else { return false }
    let key = name ?? id
    guard xml.isPlainAttribute(key) else { return false }
    // Xcode's name of a variant.
    let bytes = xml.bytes.span.extracting(key)
    if facts.syntax == .apple, bytes.byte(0) == UInt8(ascii: "/") || bytes.contains("|==|") { return false }
    (self.id, self.name) = (id, key)
    comment = unit.comment
    facts.isTranslatable = isTranslatable
    return takeTexts(of: unit.node, isApproved, in: reader)
  }

  private mutating func takeTexts(of unit: Int, _ isApproved: Bool?, in reader: XLIFFReader) -> Bool {
    let xml = reader.xml
    var (source, target): (Int?, Int?) = (nil, nil)
    for child in xml.children(of: unit) {
      guard let element = reader.ownName(child) else { continue }
      if xml.equal(element, "source") {
        source = child
      } else if xml.equal(element, "target") {
        target = child
      } else if xml.equal(element, "note"), !xml.hasAttribute("annotates", "target", of: child) {
        comment = joinedComment(comment, xml.text(of: child))
      }
    }
    (hasSource, hasTarget) = (source != nil, target != nil)
    if let source { self.source.take(source, in: xml) }
    if let target {
      self.target.take(target, in: xml)
      takeState(of: target, isApproved, in: xml)
    }
    return true
  }

  private mutating func takeState(of target: Int, _ isApproved: Bool?, in xml: XMLTree) {
    var name: Range<Int>?
    var qualifier: String?
    targetLocale = locales.target
    var attributes = XMLAttributes(of: target, in: xml)
    while let attribute = attributes.next(xml.bytes.span) {
      if xml.equal(attribute.name, "state") {
        name = attribute.value
      } else if xml.equal(attribute.name, "state-qualifier") {
        qualifier = xml.attributeText(attribute.value)
      } else if xml.equal(attribute.name, "xml:lang"),
        let own = canonicalLocale(xml.attributeText(attribute.value))
      {
        targetLocale = (own, .content)
      }
    }
    if let name, qualifier == nil, xml.equal(name, "translated") {
      state = .translated
    } else {
      state = firstState(name.map(xml.attributeText), qualifier: qualifier, isApproved)
    }
  }

  /// Lends what was taken in.
  mutating func lend(_ bytes: [UInt8], _ body: EntryVisitor) {
    (facts.source, facts.sourceLocale, facts.sourcePlace) = (nil, nil, nil)
    (facts.locale, facts.localeSource) = locales.source
    facts.state = .translated
    if hasSource { lend(source, bytes, body) }
    guard hasTarget else { return }
    if hasSource {
      facts.sourcePlace = source.place
      facts.source = source.place == nil ? String(decoding: source.decoded.text, as: UTF8.self) : nil
      facts.sourceLocale = locales.source.name
    }
    (facts.locale, facts.localeSource) = targetLocale
    facts.state = targetState(state, isEmpty: target.isEmpty, hasSource: hasSource && !source.isEmpty)
    lend(target, bytes, body)
  }

  private mutating func lend(_ text: Text, _ bytes: [UInt8], _ body: EntryVisitor) {
    let key = bytes.span.extracting(name)
    if let place = text.place {
      let sentence = bytes.span.extracting(place)
      facts.comment = meaningfulComment(comment, for: sentence)
      body(key, sentence, facts)
    } else {
      facts.comment = meaningfulComment(comment, for: text.decoded.text.span)
      body(key, text.decoded.text.span, facts)
    }
  }
}
