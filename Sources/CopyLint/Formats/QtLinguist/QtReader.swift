/// Turns the messages of a `.ts` file into entries: one for the source of each, one for each form of its translation.
struct QtReader {
  let xml: XMLTree
  let options: ReadingOptions
  var reading: Drafts
  private let path: String
  private(set) var source: (name: String, source: LocaleSource)
  private(set) var target: (name: String, source: LocaleSource)
  /// What tells the messages from each other, by their elements.
  private var names = NotedNames()

  /// What the entries of one message share.
  struct Message {
    var key: String
    var comment: String?
    var id: String?
    var isNumerus: Bool
  }

  init(_ document: Document, options: ReadingOptions) {
    xml = XMLTree(document)
    self.options = options
    path = document.path
    reading = Drafts(problems: xml.problems)
    source = (options.sourceLocale, .default)
    target = ("und", .default)
  }

  mutating func read() {
    forEachContext { reader, node, context in
      reader.forEachMessage(of: node) { reader, element in reader.readMessage(element, context: context) }
    }
  }

  private mutating func forEachContext(_ body: (inout QtReader, Int, String) -> Void) {
    guard let root = xml.root, xml.isElement(root, "TS") else { return }
    if let name = language("sourcelanguage", of: root) {
      source = (name, .content)
    }
    let named = locale(of: path, options: options)
    if let name = language("language", of: root) {
      target = (name, .content)
    } else if named.source == .path {
      target = named
    }
    body(&self, root, "")
    for child in xml.children(of: root) where xml.isElement(child, "context") {
      body(&self, child, xml.child("name", of: child).flatMap(xml.text) ?? "")
    }
    reading.problems = duplicates() + reading.problems
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  /// The locale that an attribute names; nil without one, or when no system recognizes the name.
  private mutating func language(_ attribute: StaticString, of element: Int) -> String? {
    guard let range = xml.attributeRange(attribute, of: element) else { return nil }
    let name = xml.attributeText(range)
    let known = statedLocale(name, development: options.sourceLocale)
    if known == nil, !name.isEmpty { reading.problems.append(unknownLanguage(name, at: range)) }
    return known
  }

  /// Messages stand in a context; those with an identifier may stand right in the root.
  private mutating func forEachMessage(of node: Int, _ body: (inout QtReader, XMLSiblings.Element) -> Void) {
    var elements = XMLSiblings(in: node)
    while let element = elements.next(in: xml) {
      if xml.isElement(element.node, "message") { body(&self, element) }
    }
  }

  private mutating func readMessage(_ element: XMLSiblings.Element, context: String) {
    let first = reading.entries.count
    readMessage(element.node, context: context, comment: element.before?.text(in: xml.bytes))
    reading.addComment(element.behind?.text(in: xml.bytes), from: first)
  }

  private mutating func readMessage(_ node: Int, context: String, comment: String?) {
    guard let sourceNode = xml.child("source", of: node) ?? xml.child("translation", of: node) else { return }
    let translation = xml.child("translation", of: node)
    let hasSource = xml.isElement(sourceNode, "source")
    let sourceText = hasSource ? text(of: sourceNode) : ""
    let id = xml.attribute("id", of: node)
    let disambiguation = xml.child("comment", of: node).map(text(of:)) ?? ""
    let parts = [context, sourceText, disambiguation].filter { !$0.isEmpty }
    let key = id ?? parts.map { $0.replacing(".", with: "\\.") }.joined(separator: ".")
    let state = Self.state(translation.flatMap { xml.attribute("type", of: $0) })
    // What is gone from the code may come twice.
    if state != .stale {
      let name = id.map { "#" + $0 } ?? "\(context)\u{0}\(sourceText)\u{0}\(disambiguation)"
      names.add(byteHash(name.utf8.span), at: node)
    }
    var whole = joinedComment(comment, disambiguation.isEmpty ? nil : disambiguation)
    for child in xml.children(of: node)
    where xml.isElement(child, "extracomment") || xml.isElement(child, "translatorcomment") {
      whole = joinedComment(whole, xml.text(of: child))
    }
    let message = Message(
      key: key, comment: whole, id: id, isNumerus: xml.hasAttribute("numerus", "yes", of: node))
    if hasSource {
      var entry = entry(message, of: sourceNode, locale: source)
      if state == .stale { entry.state = .stale }
      // The app finds the translation by it, unless the message has an identifier.
      if id == nil { entry.isFixable = false }
      reading.entries.append(entry)
    }
    if let translation { add(message, translation, source: hasSource ? sourceText : nil, state: state) }
  }

  private func duplicates() -> [Problem] {
    names.duplicates().map { node in
      let source = xml.child("source", of: node)
      let name = xml.attribute("id", of: node) ?? source.map(text(of:)) ?? ""
      return DuplicateKeys.problem(name, at: xml.nodes[source ?? node].range, locale: target.name)
    }
  }

  private mutating func add(_ message: Message, _ node: Int, source text: String?, state: TranslationState) {
    let forms = xml.children(of: node).filter { xml.isElement($0, "numerusform") }
    let names = QtPlurals.names(count: forms.count, locale: target.name)
    for (number, form) in forms.enumerated() {
      addVariants(message, form, variant: "plural.\(names[number])", source: text, state: state)
    }
    if forms.isEmpty { addVariants(message, node, variant: "", source: text, state: state) }
    if message.isNumerus, state != .stale { checkCount(of: forms, message, node) }
  }

  /// Holds the forms of a plural against those of Qt. Where there is no text yet, Linguist makes the forms.
  private mutating func checkCount(of forms: [Int], _ message: Message, _ node: Int) {
    let texts = forms.isEmpty ? [node] : forms
    guard texts.contains(where: { !self.text(of: $0).isEmpty }),
      let wanted = QtPlurals(locale: target.name)?.count, wanted != texts.count
    else { return }
    let number = wanted == 1 ? "1 form" : "\(wanted) forms"
    let isFew = texts.count < wanted
    let place = isFew ? texts[texts.count - 1] : texts[wanted]
    let count = wanted - texts.count
    reading.problems.append(
      Problem(
        rule: "plural-count",
        message: isFew
          ? "Add \(count == 1 ? "a form" : "\(count) forms"). Qt has \(number) in “\(target.name)”, and shows the source for the rest."
          : "Remove this form. Qt has \(number) in “\(target.name)”, and drops the rest.",
        range: xml.entry(message.key, of: place, locale: target, syntax: .qt).range, key: message.key,
        locale: target.name))
  }

  /// A text may come in several lengths, the longest first.
  private mutating func addVariants(
    _ message: Message, _ node: Int, variant: String, source text: String?, state: TranslationState
  ) {
    let lengths = xml.children(of: node).filter { xml.isElement($0, "lengthvariant") }
    for (number, length) in (lengths.isEmpty ? [node] : lengths).enumerated() {
      var entry = entry(message, of: length, locale: target)
      let suffix = lengths.isEmpty ? "" : (variant.isEmpty ? "" : ".") + "length.\(number)"
      entry.variant = variant + suffix
      entry.state = state
      if let text { (entry.source, entry.sourceLocale) = (text, source.name) }
      if entry.text.isEmpty {
        // People see the source.
        if state == .stale || target.name.prefix(2) == source.name.prefix(2) { continue }
        if state == .needsReview { entry.state = .new }
      }
      reading.entries.append(entry)
    }
  }

  private func entry(
    _ message: Message, of node: Int, locale: (name: String, source: LocaleSource)
  ) -> StringDraft {
    var entry = xml.entry(message.key, of: node, locale: locale, syntax: options.syntax ?? .qt)
    if !entry.neutral.isEmpty {
      let value = xml.value(of: node).replacingBytes(in: xml)
      entry.text = String(decoding: value.text, as: UTF8.self)
      (entry.sentence, entry.map, entry.neutral) = (entry.text, value.map, [])
    }
    entry.comment = meaningfulComment(message.comment, for: entry.text)
    return entry
  }

  /// The text of `node`, control characters decoded.
  private func text(of node: Int) -> String {
    if let plain = xml.plainValue(of: node) { return String(decoding: xml.bytes[plain], as: UTF8.self) }
    return String(decoding: xml.value(of: node).replacingBytes(in: xml).text, as: UTF8.self)
  }

  /// How far a translation of that `type` is.
  static func state(_ type: String?) -> TranslationState {
    switch type {
    case nil: return .translated
    case "unfinished": return .needsReview
    case "vanished", "obsolete": return .stale
    default: return .unknown
    }
  }
}

extension XMLValue {
  /// The value with the character of each `<byte value="x9"/>` in its place.
  fileprivate func replacingBytes(in xml: XMLTree) -> XMLValue {
    guard !marks.isEmpty else { return self }
    var result = XMLValue(range: range)
    var map = ByteMap.Builder()
    var done = 0
    for mark in marks {
      result.text.append(contentsOf: text[done..<mark.range.lowerBound])
      map.append(done..<mark.range.lowerBound, of: self.map)
      done = mark.range.upperBound
      // Other tags, and the ends of `<byte></byte>`, are left out.
      guard xml.isElement(mark.node, "byte"), let value = xml.attribute("value", of: mark.node) else {
        continue
      }
      let code = value.hasPrefix("x") ? UInt32(value.dropFirst(), radix: 16) : UInt32(value)
      guard let scalar = code.flatMap({ Unicode.Scalar($0) }),
        let place = self.map.documentRange(of: mark.range)
      else { continue }
      let bytes = Array(String(scalar).utf8)
      result.text.append(contentsOf: bytes)
      map.append(count: bytes.count, document: place.lowerBound, documentCount: place.count)
    }
    result.text.append(contentsOf: text[done...])
    map.append(done..<text.count, of: self.map)
    result.map = map.finish(at: range.lowerBound)
    return result
  }
}
