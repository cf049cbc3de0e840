internal import Readability

/// Makes rows of the messages of a `.ts` file: one for the source of each, one for each form of its translation.
struct QtReader {
  let xml: XMLTree
  let options: ReadingOptions
  var problems: [Problem]
  private let path: String
  private(set) var source: (name: String, source: LocaleSource)
  private(set) var target: (name: String, source: LocaleSource)
  /// What tells the messages apart, by their elements.
  private var names = NotedNames()
  /// A name or a key that is put together; a buffer to be used again.
  private var joined: [UInt8] = []

  /// What the rows of one message share.
  struct Message {
    var key: TextRef
    var comment: XMLComment?
    /// The comment after it on the same line.
    var behind: XMLComment?
    var isNumerus: Bool
    /// `TextRef.none` without a source.
    var source = TextRef.none
    var state: TranslationState

    /// How many bytes a comment of each row may take.
    var commentLength: Int { (comment?.count ?? 0) + (behind?.count ?? 0) }
  }

  /// The elements in a message.
  private struct Parts {
    var source: Int?
    var translation: Int?
    var disambiguation: Int?

    init(of message: Int, in xml: XMLTree) {
      for child in xml.children(of: message) where xml.nodes[child].kind == .element {
        let name = xml.localName(of: child)
        if xml.equal(name, "source") {
          source = source ?? child
        } else if xml.equal(name, "translation") {
          translation = translation ?? child
        } else if xml.equal(name, "comment") {
          disambiguation = disambiguation ?? child
        }
      }
    }
  }

  init(_ document: Document, options: ReadingOptions) {
    xml = XMLTree(document)
    self.options = options
    path = document.path
    problems = xml.problems
    source = (options.sourceLocale, .default)
    target = ("und", .default)
  }

  mutating func read(into strings: inout StringSink) {
    if let root = xml.root, xml.isElement(root, "TS") {
      if let name = language("sourcelanguage", of: root) {
        source = (name, .content)
      }
      let named = locale(of: path, options: options)
      if let name = language("language", of: root),
        !isSource(name) || named.source != .path || named.name == "ts"
      {
        target = (name, .content)
      } else if named.source == .path, named.name != "ts" {
        // A folder “ts” is named after the files in it, not after Tsonga.
        target = named
      }
      readMessages(of: root, context: .empty, into: &strings)
      for child in xml.children(of: root) where xml.isElement(child, "context") {
        let context = xml.child("name", of: child).map { strings.keep(textOf: $0, of: xml) }
        readMessages(of: child, context: context ?? .empty, into: &strings)
      }
      problems = duplicates() + problems
      problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    }
    strings.problems += problems
  }

  /// Whether a file says that it translates into its own language: people copy one and forget that line.
  private func isSource(_ name: String) -> Bool {
    Locale(name).isSameLanguage(as: Locale(source.name))
  }

  /// The locale that an attribute names; nil without one, or when no system recognizes the name.
  private mutating func language(_ attribute: StaticString, of element: Int) -> String? {
    guard let range = xml.attributeRange(attribute, of: element) else { return nil }
    let name = xml.attributeText(range)
    let known = statedLocale(name, development: options.sourceLocale)
    if known == nil, !name.isEmpty { problems.append(unknownLanguage(name, at: range)) }
    return known
  }

  /// Messages are in a context; those with an identifier may be right in the root.
  private mutating func readMessages(of node: Int, context: TextRef, into strings: inout StringSink) {
    var elements = XMLSiblings(in: node)
    while let element = elements.next(in: xml) {
      if xml.isElement(element.node, "message") { readMessage(element, context: context, into: &strings) }
    }
  }

  private mutating func readMessage(
    _ element: XMLSiblings.Element, context: TextRef, into strings: inout StringSink
  ) {
    let node = element.node
    let parts = Parts(of: node, in: xml)
    guard parts.source != nil || parts.translation != nil,
      strings.room.take(context.length, at: xml.nodes[node].range)
    else { return }
    let text = parts.source.map { row(of: $0, locale: source, &strings) }
    let id = xml.attributeRange("id", of: node).map { strings.keep(attribute: $0, of: xml) }
    let disambiguation = parts.disambiguation.flatMap { self.text(of: $0) }
    let sourceText = text?.text ?? .empty
    let mark = strings.keep(disambiguation) ?? .empty
    let state = Self.state(parts.translation.flatMap { xml.attribute("type", of: $0) })
    // A message that is gone from the code may be there twice.
    if state != .stale { note(id, [context, sourceText, mark], at: node, strings) }
    var comment = XMLComment.joined(element.before, disambiguation, in: xml.bytes)
    for child in xml.children(of: node)
    where xml.isElement(child, "extracomment") || xml.isElement(child, "translatorcomment") {
      comment = .joined(comment, XMLComment(textOf: child, in: xml), in: xml.bytes)
    }
    let message = Message(
      key: id ?? key(of: [context, sourceText, mark], &strings), comment: comment,
      behind: element.behind, isNumerus: xml.hasAttribute("numerus", "yes", of: node),
      source: text?.text ?? .none, state: state)
    if var row = text {
      finish(&row, message, &strings)
      if state == .stale { row.state = .stale }
      // The app finds the translation by it, unless the message has an identifier.
      if id == nil { row.flags.remove(.fixable) }
      strings.add(row)
    }
    if let translation = parts.translation { add(message, translation, &strings) }
  }

  /// Notes the name of a message, by its identifier or else by its texts.
  private mutating func note(_ id: TextRef?, _ parts: [TextRef], at node: Int, _ strings: StringSink) {
    joined.removeAll(keepingCapacity: true)
    if let id {
      joined.append(UInt8(ascii: "#"))
      joined.append(copying: strings.bytes(id))
    } else {
      for (index, part) in parts.enumerated() {
        if index > 0 { joined.append(0) }
        joined.append(copying: strings.bytes(part))
      }
    }
    names.add(byteHash(joined.span), at: node)
  }

  /// The parts that are not empty, with dots between them and a backslash before those in them.
  private mutating func key(of parts: [TextRef], _ strings: inout StringSink) -> TextRef {
    joined.removeAll(keepingCapacity: true)
    for part in parts where part.count > 0 {
      if !joined.isEmpty { joined.append(UInt8(ascii: ".")) }
      let bytes = strings.bytes(part)
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: ".") { joined.append(UInt8(ascii: "\\")) }
        joined.append(bytes[index])
      }
    }
    return strings.keep(joined.span)
  }

  private func duplicates() -> [Problem] {
    names.duplicates().map { node in
      let source = xml.child("source", of: node)
      let name = xml.attribute("id", of: node) ?? source.flatMap { text(of: $0)?.text(in: xml.bytes) } ?? ""
      return DuplicateKeys.problem(name, at: xml.nodes[source ?? node].range, locale: target.name)
    }
  }

  private mutating func add(_ message: Message, _ node: Int, _ strings: inout StringSink) {
    let forms = xml.children(of: node).filter { xml.isElement($0, "numerusform") }
    if forms.isEmpty {
      addVariants(message, node, variant: "", &strings)
    } else {
      let names = QtPlurals.names(count: forms.count, locale: target.name)
      for (number, form) in forms.enumerated() {
        addVariants(message, form, variant: "plural.\(names[number])", &strings)
      }
    }
    if message.isNumerus, message.state != .stale { checkCount(of: forms, message, node, strings) }
  }

  /// A text may come in several lengths, the longest first.
  private func addVariants(
    _ message: Message, _ node: Int, variant: String, _ strings: inout StringSink
  ) {
    let lengths = xml.children(of: node).filter { xml.isElement($0, "lengthvariant") }
    if lengths.isEmpty { return addTranslation(message, node, variant: variant, &strings) }
    for (number, length) in lengths.enumerated() {
      let suffix = (variant.isEmpty ? "" : ".") + "length.\(number)"
      addTranslation(message, length, variant: variant + suffix, &strings)
    }
  }

  private func addTranslation(
    _ message: Message, _ node: Int, variant: String, _ strings: inout StringSink
  ) {
    let shared = message.key.length + message.source.length + message.commentLength
    guard strings.room.holds(shared, at: xml.nodes[node].range) else { return }
    var row = row(of: node, locale: target, &strings)
    finish(&row, message, &strings)
    if !variant.isEmpty { row.variant = strings.keep(variant) }
    row.state = message.state
    if !message.source.isNone {
      row.source = message.source
      row.sourceLocale = strings.index(ofLocale: source.name)
    }
    if row.text.count == 0 {
      // People see the source.
      if message.state == .stale || target.name.prefix(2) == source.name.prefix(2) { return }
      // A file in no language is what the others are made from.
      if target.name == "und" { return }
      if message.state == .needsReview { row.state = .new }
    }
    strings.add(row)
  }

  /// The row of the text of `node`, without its key and its comment.
  private func row(
    of node: Int, locale: (name: String, source: LocaleSource), _ strings: inout StringSink
  ) -> StringRow {
    strings.row(.empty, of: node, in: xml, locale: locale, syntax: options.syntax ?? .qt) {
      $0.replacingBytes(in: xml)
    }
  }

  private func finish(_ row: inout StringRow, _ message: Message, _ strings: inout StringSink) {
    row.key = message.key
    row.comment = strings.keep(message.comment, for: row.text, behind: message.behind)
  }
}
