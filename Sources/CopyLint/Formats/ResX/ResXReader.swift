/// Turns the `data` of a resource file into entries. What has a type is a size, a picture or the like.
struct ResXReader {
  let xml: XMLTree
  let options: ReadingOptions
  var reading: Reading
  private let locale: (name: String, source: LocaleSource)
  private var comments = XMLComments()
  private var duplicates = DuplicateKeys()
  private var designer = ResXDesigner()

  init(_ document: Document, options: ReadingOptions) {
    xml = XMLTree(document)
    self.options = options
    reading = Reading(problems: xml.problems)
    locale = Self.locale(of: document.path, options: options)
  }

  mutating func read() {
    guard let root = xml.root, xml.isElement(root, "root") else {
      if xml.problems.isEmpty {
        let range = xml.root.map { xml.nodes[$0].range }
        let message = "Put the texts into “<root>”. The app reads no other resource file."
        reading.problems.append(Problem(rule: "syntax-error", message: message, range: range))
      }
      return
    }
    for child in xml.children(of: root) {
      if xml.nodes[child].kind == .comment, let text = xml.commentText(child) {
        if let first = comments.add(text, child, in: xml) {
          for index in first..<reading.entries.count {
            reading.entries[index].comment = joinedComment(reading.entries[index].comment, text)
          }
        }
      } else if xml.nodes[child].kind == .element {
        let first = reading.entries.count
        let comment = comments.take(before: child, in: xml)
        if xml.isElement(child, "data") { readData(child, comment: comment) }
        comments.end(child, first: first, in: xml)
      }
    }
    designer.finish(&reading.entries)
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private mutating func readData(_ node: Int, comment: String?) {
    guard let range = xml.attributeRange("name", of: node), let name = xml.attribute("name", of: node) else {
      let message = "Add “name” to this text. The app cannot find it without one."
      reading.problems.append(Problem(rule: "syntax-error", message: message, range: xml.nodes[node].range))
      return
    }
    // Visual Studio compares names without regard to case.
    if duplicates.add(name.lowercased(), at: range, locale: locale.name) != nil {
      reading.problems.append(DuplicateKeys.problem(name, at: range, locale: locale.name))
    }
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

  /// `Strings.pt-BR.resx`; `Strings/pt-BR/Resources.resw`.
  private static func locale(of path: String, options: ReadingOptions) -> (name: String, source: LocaleSource)
  {
    if path.hasSuffix(".resw") { return CopyLint.locale(of: path, options: options) }
    let parts = path.split(separator: "/").last?.split(separator: ".") ?? []
    if parts.count > 2, let found = knownLocale(parts[parts.count - 2]) { return (found, .path) }
    return (options.sourceLocale, .default)
  }
}
