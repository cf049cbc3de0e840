/// Turns the messages of a `.ts` file into entries: one for the source of each, one for each form of its translation.
struct QtReader {
  let xml: XMLTree
  let options: ReadingOptions
  var reading: Reading
  private let path: String
  private(set) var source: (name: String, source: LocaleSource)
  private(set) var target: (name: String, source: LocaleSource)
  private var duplicates = DuplicateKeys()

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
    reading = Reading(problems: xml.problems)
    source = (options.sourceLocale, .default)
    target = ("und", .default)
  }

  mutating func read() {
    guard let root = xml.root, xml.isElement(root, "TS") else { return }
    if let name = xml.attribute("sourcelanguage", of: root).flatMap(canonicalLocale) {
      source = (name, .content)
    }
    let named = locale(of: path, options: options)
    if let name = xml.attribute("language", of: root).flatMap(canonicalLocale) {
      target = (name, .content)
    } else if named.source == .path {
      target = named
    }
    readMessages(of: root, context: "")
    for child in xml.children(of: root) where xml.isElement(child, "context") {
      readMessages(of: child, context: xml.child("name", of: child).flatMap(xml.text) ?? "")
    }
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  /// Messages stand in a context; those with an identifier may stand right in the root.
  private mutating func readMessages(of node: Int, context: String) {
    var comments = XMLComments()
    for child in xml.children(of: node) {
      if xml.nodes[child].kind == .comment, let text = xml.commentText(child) {
        if let first = comments.add(text, child, in: xml) {
          for index in first..<reading.entries.count {
            reading.entries[index].comment = joinedComment(reading.entries[index].comment, text)
          }
        }
      } else if xml.nodes[child].kind == .element {
        let first = reading.entries.count
        let comment = comments.take(before: child, in: xml)
        if xml.isElement(child, "message") { readMessage(child, context: context, comment: comment) }
        comments.end(child, first: first, in: xml)
      }
    }
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
    let state = state(of: translation)
    // What is gone from the code may come twice.
    if state != .stale {
      let name = id.map { "#" + $0 } ?? "\(context)\u{0}\(sourceText)\u{0}\(disambiguation)"
      if duplicates.add(name, at: nil, locale: target.name) != nil {
        let place = hasSource ? xml.nodes[sourceNode].range : xml.nodes[node].range
        let problem = DuplicateKeys.problem(id ?? sourceText, at: place, locale: target.name)
        reading.problems.append(problem)
      }
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

  private mutating func add(_ message: Message, _ node: Int, source text: String?, state: TranslationState) {
    let forms = xml.children(of: node).filter { xml.isElement($0, "numerusform") }
    let names = QtPlurals.names(count: forms.count, locale: target.name)
    for (number, form) in forms.enumerated() {
      addVariants(message, form, variant: "plural.\(names[number])", source: text, state: state)
    }
    if forms.isEmpty { addVariants(message, node, variant: "", source: text, state: state) }
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
  ) -> Entry {
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

  private func state(of translation: Int?) -> TranslationState {
    guard let translation, let type = xml.attribute("type", of: translation) else { return .translated }
    switch type {
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
