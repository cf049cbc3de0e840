/// Makes rows of the `data` of a resource file. What has a type is a size, a picture or the like.
struct ResXReader {
  let xml: XMLTree
  let options: ReadingOptions
  private var problems: [Problem]
  private let locale: (name: String, source: LocaleSource)
  /// The names of the `data`, by their elements.
  private var names = NotedNames()
  /// A name in lowercase; a buffer to be used again.
  private var folded: [UInt8] = []
  private var designer = ResXDesigner()

  init(_ document: Document, options: ReadingOptions) {
    xml = XMLTree(document)
    self.options = options
    problems = xml.problems
    locale = Self.locale(of: document.path, options: options)
  }

  mutating func read(into strings: inout StringSink) {
    let first = strings.rows.count
    if let root = xml.root, xml.isElement(root, "root") {
      var elements = XMLSiblings(in: root)
      while let element = elements.next(in: xml) {
        if xml.isElement(element.node, "data") { readData(element, into: &strings) }
      }
      problems = duplicates() + problems
      problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    } else if let problem = xml.wrongRoot(
      "Put the texts inside “<root>”. The app can't read the file without it.")
    {
      problems.append(problem)
    }
    strings.problems += problems
    designer.finish(&strings, from: first)
  }

  private mutating func readData(_ element: XMLSiblings.Element, into strings: inout StringSink) {
    let node = element.node
    var name: Range<Int>?
    var isText = true
    var attributes = XMLAttributes(of: node, in: xml)
    while let attribute = attributes.next(xml.bytes.span) {
      if xml.equal(attribute.name, "name") {
        name = attribute.value
      } else if xml.equal(attribute.name, "mimetype") {
        isText = false
      } else if xml.equal(attribute.name, "type") {
        isText = isText && xml.attributeText(attribute.value).hasPrefix("System.String")
      }
    }
    guard let name else {
      let message = "Add “name” to this text. The app can't find it without a name."
      problems.append(Problem(rule: "syntax-error", message: message, range: xml.nodes[node].range))
      return
    }
    let key = strings.keep(attribute: name, of: xml)
    names.add(foldedHash(strings.bytes(key)), at: node)
    guard isText, let value = xml.child("value", of: node) else { return }
    if strings.bytes(key).holds(">>", at: 0) {
      return designer.add(String(copying: strings.bytes(key)).dropFirst(2), xml.text(of: value) ?? "")
    }
    var row = strings.row(key, of: value, in: xml, locale: locale, syntax: options.syntax ?? .dotnet)
    let own = xml.child("comment", of: node).flatMap { XMLComment(textOf: $0, in: xml) }
    row.comment = strings.keep(
      .joined(element.before, own, in: xml.bytes), for: row.text, behind: element.behind)
    if isLocked(own) { row.flags.remove(.translatable) }
    strings.add(row)
  }

  /// Visual Studio compares names without regard to case.
  private mutating func foldedHash(_ name: Span<UInt8>) -> UInt64 {
    folded.removeAll(keepingCapacity: true)
    for index in name.indices {
      let byte = name[index]
      if byte >= 0x80 { return byteHash(String(copying: name).lowercased().utf8.span) }
      folded.append(byte.isASCIICapital ? byte | 0x20 : byte)
    }
    return byteHash(folded.span)
  }

  /// Whether a comment has the mark of Visual Studio's tools for translators.
  private func isLocked(_ comment: XMLComment?) -> Bool {
    switch comment {
    case nil: false
    case .line(let range): xml.bytes.span.extracting(range).contains("{Locked}")
    case .lines(let text): text.utf8.span.contains("{Locked}")
    }
  }

  private func duplicates() -> [Problem] {
    names.duplicates().compactMap { node in
      guard let range = xml.attributeRange("name", of: node) else { return nil }
      return DuplicateKeys.problem(xml.attributeText(range), at: range, locale: locale.name)
    }
  }

  /// `Strings.pt-BR.resx`; `Strings/pt-BR/Resources.resw`.
  static func locale(of path: String, options: ReadingOptions) -> (name: String, source: LocaleSource) {
    if path.hasSuffix(".resw") { return CopyLint.locale(of: path, options: options) }
    let parts = path.split(separator: "/").last?.split(separator: ".") ?? []
    if parts.count > 2, let found = knownLocale(parts[parts.count - 2]) { return (found, .path) }
    return (options.sourceLocale, .default)
  }
}
