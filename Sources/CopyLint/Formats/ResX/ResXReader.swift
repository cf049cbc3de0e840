/// Turns the `data` of a resource file into entries. What has a type is a size, a picture or the like.
struct ResXReader {
  let xml: XMLTree
  let options: ReadingOptions
  var reading: Drafts
  private let locale: (name: String, source: LocaleSource)
  /// Of the `data`, by their elements.
  private var names = NotedNames()
  private var designer = ResXDesigner()

  init(_ document: Document, options: ReadingOptions) {
    xml = XMLTree(document)
    self.options = options
    reading = Drafts(problems: xml.problems)
    locale = Self.locale(of: document.path, options: options)
  }

  mutating func read() {
    forEachData { reader, element in reader.readData(element) }
    designer.finish(&reading.entries)
  }

  /// Whether the file is that of a window, or may be.
  var isOfDesigner: Bool {
    guard let root = xml.root else { return false }
    for child in xml.children(of: root) where xml.isElement(child, "data") {
      guard let name = xml.attributeRange("name", of: child), let first = xml.bytes[name].first else {
        continue
      }
      if first == UInt8(ascii: "&") || first == UInt8(ascii: ">") || first == UInt8(ascii: "$") {
        return true
      }
    }
    return false
  }

  private mutating func forEachData(_ body: (inout ResXReader, XMLSiblings.Element) -> Void) {
    guard let root = xml.root, xml.isElement(root, "root") else {
      if xml.problems.isEmpty {
        let range = xml.root.map { xml.nodes[$0].range }
        let message = "Put the texts into “<root>”. The app reads no other resource file."
        reading.problems.append(Problem(rule: "syntax-error", message: message, range: range))
      }
      return
    }
    var elements = XMLSiblings(in: root)
    while let element = elements.next(in: xml) {
      if xml.isElement(element.node, "data") { body(&self, element) }
    }
    reading.problems = duplicates() + reading.problems
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private mutating func readData(_ element: XMLSiblings.Element) {
    let first = reading.entries.count
    readData(element.node, comment: element.before?.text(in: xml.bytes))
    reading.addComment(element.behind?.text(in: xml.bytes), from: first)
  }

  private mutating func readData(_ node: Int, comment: String?) {
    guard let name = xml.attribute("name", of: node) else {
      let message = "Add “name” to this text. The app cannot find it without one."
      reading.problems.append(Problem(rule: "syntax-error", message: message, range: xml.nodes[node].range))
      return
    }
    // Visual Studio compares names without regard to case.
    names.add(byteHash(name.lowercased().utf8.span), at: node)
    guard xml.attributeRange("mimetype", of: node) == nil,
      xml.attribute("type", of: node).map({ $0.hasPrefix("System.String") }) ?? true,
      let value = xml.child("value", of: node)
    else { return }
    if name.hasPrefix(">>") { return designer.add(name.dropFirst(2), xml.text(of: value) ?? "") }
    var entry = xml.entry(name, of: value, locale: locale, syntax: options.syntax ?? .dotnet)
    let own = xml.child("comment", of: node).flatMap(xml.text)
    entry.comment = meaningfulComment(joinedComment(comment, own), for: entry.text)
    // The mark of Visual Studio's tools for translators.
    entry.isTranslatable = !(own?.contains("{Locked}") ?? false)
    reading.entries.append(entry)
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
