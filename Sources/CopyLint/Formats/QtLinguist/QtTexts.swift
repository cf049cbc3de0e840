/// The source and the translation of a message as they are lent to who needs no entries.
struct QtTexts {
  private var facts: EntryFacts
  /// The context, its dots escaped, and as it is.
  private let context: (escaped: [UInt8], plain: [UInt8])
  private let source: (name: String, source: LocaleSource)
  private let target: (name: String, source: LocaleSource)
  private var key: [UInt8] = []
  /// What tells this message from others.
  private(set) var identity: [UInt8] = []
  /// Of the message's identifier.
  private var id: Range<Int>?
  private var sourceText = XMLText(keepsMap: false)
  private var translation = XMLText(keepsMap: false)
  private var comment: String?
  /// The comment that stands on the line of the message.
  private var behind: String?
  private(set) var state = TranslationState.translated
  private var hasTranslation = false

  init(_ reader: QtReader, context: String) {
    facts = EntryFacts(locale: "", localeSource: .default, syntax: reader.options.syntax ?? .qt)
    self.context = (Array(context.replacing(".", with: "\\.").utf8), Array(context.utf8))
    (source, target) = (reader.source, reader.target)
  }

  /// Takes in the message at `element`.
  ///
  /// - Returns: false where it has several forms, and where something has to be looked at closely.
  mutating func take(_ element: XMLSiblings.Element, in xml: XMLTree) -> Bool {
    if xml.hasAttribute("numerus", "yes", of: element.node) { return false }
    var (found, translation, disambiguation): (Int?, Int?, Int?) = (nil, nil, nil)
    var hasNotes = false
    for child in xml.children(of: element.node) where xml.nodes[child].kind == .element {
      let name = xml.localName(of: child)
      if found == nil, xml.equal(name, "source") {
        found = child
      } else if translation == nil, xml.equal(name, "translation") {
        translation = child
      } else if disambiguation == nil, xml.equal(name, "comment") {
        disambiguation = child
      } else if xml.equal(name, "extracomment") || xml.equal(name, "translatorcomment") {
        hasNotes = true
      }
    }
    guard let found, Self.read(found, in: xml, &sourceText) else { return false }
    id = xml.attributeRange("id", of: element.node)
    if let id, !xml.isPlainAttribute(id) { return false }
    var note = XMLText(keepsMap: false)
    if let disambiguation, !Self.read(disambiguation, in: xml, &note) { return false }
    hasTranslation = translation != nil
    state = .translated
    if let translation {
      guard Self.read(translation, in: xml, &self.translation) else { return false }
      state = QtReader.state(xml.attribute("type", of: translation))
    }
    makeKey(note.text, in: xml)
    comment = joinedComment(
      element.before, note.text.isEmpty ? nil : String(decoding: note.text, as: UTF8.self))
    if hasNotes {
      for child in xml.children(of: element.node)
      where xml.isElement(child, "extracomment") || xml.isElement(child, "translatorcomment") {
        comment = joinedComment(comment, xml.text(of: child))
      }
    }
    behind = element.behind
    return true
  }

  /// Reads a text; false when there is more than text in it.
  private static func read(_ node: Int, in xml: XMLTree, _ text: inout XMLText) -> Bool {
    text.removeAll()
    var hasMarks = false
    xml.appendText(of: node, to: &text) { _ in hasMarks = true }
    return !hasMarks
  }

  private mutating func makeKey(_ disambiguation: [UInt8], in xml: XMLTree) {
    key.removeAll(keepingCapacity: true)
    identity.removeAll(keepingCapacity: true)
    if let id {
      key += xml.bytes[id]
      identity.append(UInt8(ascii: "#"))
      identity += xml.bytes[id]
      return
    }
    key += context.escaped
    for part in [sourceText.text, disambiguation] where !part.isEmpty {
      if !key.isEmpty { key.append(UInt8(ascii: ".")) }
      appendEscaped(part)
    }
    identity += context.plain
    identity.append(0)
    identity += sourceText.text
    identity.append(0)
    identity += disambiguation
  }

  private mutating func appendEscaped(_ part: [UInt8]) {
    var start = 0
    while let dot = part.span.firstIndex(of: UInt8(ascii: "."), from: start) {
      key += part[start..<dot]
      key.append(UInt8(ascii: "\\"))
      key.append(UInt8(ascii: "."))
      start = dot + 1
    }
    key += part[start...]
  }

  /// Lends what was taken in.
  mutating func lend(_ body: EntryVisitor) {
    (facts.source, facts.sourceLocale) = (nil, nil)
    (facts.locale, facts.localeSource) = source
    facts.state = state == .stale ? .stale : .translated
    lend(sourceText.text, body)
    guard hasTranslation else { return }
    facts.state = state
    if translation.text.isEmpty {
      // People see the source.
      if state == .stale || target.name.prefix(2) == source.name.prefix(2) { return }
      if state == .needsReview { facts.state = .new }
    }
    (facts.source, facts.sourceLocale) = (String(decoding: sourceText.text, as: UTF8.self), source.name)
    (facts.locale, facts.localeSource) = target
    lend(translation.text, body)
  }

  private mutating func lend(_ text: [UInt8], _ body: EntryVisitor) {
    facts.comment = joinedComment(meaningfulComment(comment, for: text.span), behind)
    body(key.span, text.span, facts)
  }
}
