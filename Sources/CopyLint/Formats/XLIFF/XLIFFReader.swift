/// Makes rows of an XLIFF document: one for the source of each unit, one for its target.
struct XLIFFReader {
  let xml: XMLTree
  let options: ReadingOptions
  let path: String
  var problems: [Problem]
  /// Whether the elements are those of XLIFF 2.
  private(set) var isSecond = false
  /// The prefix of the outermost element, with its colon; elements with another prefix are not of XLIFF.
  private var prefix = 0..<0
  /// Names of languages that no system knows, each once.
  private var unknownNames: Set<String> = []

  /// What the units of one `file` share.
  struct File {
    var source: (name: String, source: LocaleSource)
    var target: (name: String, source: LocaleSource)
    var syntax: Syntax
    /// What the name of the original tells; nil when it has no name.
    var origin: RoleFile?
    /// Identifiers of its units, by their elements.
    var names = NotedNames()
  }

  init(_ document: Document, options: ReadingOptions) {
    xml = XMLTree(document)
    self.options = options
    path = document.path
    problems = xml.problems
  }

  mutating func read(into strings: inout StringSink) {
    if let root = xml.root, xml.isElement(root, "xliff") {
      readFiles(of: root, into: &strings)
    } else if let problem = xml.wrongRoot(
      "Put the texts inside “<xliff>”. The file's name says that it is XLIFF.")
    {
      problems.append(problem)
    }
    strings.problems += problems
  }

  private mutating func readFiles(of root: Int, into strings: inout StringSink) {
    prefix = xml.name(of: root).lowerBound..<xml.localName(of: root).lowerBound
    isSecond = xml.attribute("version", of: root)?.hasPrefix("2") ?? false
    for child in xml.children(of: root) where isOwn(child, "file") {
      var file = self.file(child, root: root)
      let first = strings.rows.count
      readUnits(of: child, in: &file, into: &strings)
      joinSentences(from: first, in: &strings)
      dropIdentifiers(from: first, in: &strings)
      problems += duplicates(in: file)
    }
    problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  /// Whether the node at `index` is the element `name` of XLIFF itself.
  func isOwn(_ index: Int, _ name: StaticString) -> Bool {
    ownName(index).map { xml.equal($0, name) } ?? false
  }

  /// The name of the node at `index`, without its prefix, when it is an element of XLIFF itself.
  func ownName(_ index: Int) -> Range<Int>? {
    guard xml.nodes[index].kind == .element else { return nil }
    let name = xml.name(of: index)
    let local = xml.localName(in: name)
    let found = name.lowerBound..<local.lowerBound
    guard found.count == prefix.count, prefix.isEmpty || xml.bytes[found] == xml.bytes[prefix] else {
      return nil
    }
    return local
  }

  private mutating func file(_ node: Int, root: Int) -> File {
    let holder = isSecond ? root : node
    let source = language(isSecond ? "srcLang" : "source-language", of: holder)
    let target = language(isSecond ? "trgLang" : "target-language", of: holder)
    return File(
      source: source.map { ($0, .content) } ?? (options.sourceLocale, .default),
      target: target.map { ($0, .content) } ?? pathLocale,
      syntax: options.syntax ?? syntax(of: node),
      origin: xml.attribute("original", of: node).map { RoleFile(path: $0) })
  }

  /// The locale that an attribute names; nil without one, or when no system recognizes the name.
  private mutating func language(_ attribute: StaticString, of element: Int) -> String? {
    guard let range = xml.attributeRange(attribute, of: element) else { return nil }
    let name = xml.attributeText(range)
    if let known = statedLocale(name, development: options.sourceLocale) { return known }
    if !name.isEmpty, unknownNames.insert(name).inserted {
      problems.append(unknownLanguage(name, at: range))
    }
    return nil
  }

  /// A translation into an unknown language is not one in the source language.
  private var pathLocale: (name: String, source: LocaleSource) {
    let found = locale(of: path, options: options)
    return found.source == .path ? found : ("und", .default)
  }

  /// What the original of a `file` says about its placeholders.
  private func syntax(of node: Int) -> Syntax {
    if let header = xml.children(of: node).first(where: { isOwn($0, "header") }),
      let tool = xml.children(of: header).first(where: { isOwn($0, "tool") }),
      xml.attribute("tool-id", of: tool)?.hasPrefix("com.apple.") ?? false
    {
      return .apple
    }
    let original = xml.attribute("original", of: node) ?? ""
    let end = original.lastIndex(of: ".").map { original[$0...].lowercased() } ?? ""
    switch end {
    case ".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".intentdefinition": return .apple
    case ".resx", ".resw", ".vsct": return .dotnet
    case ".properties": return .java
    case ".ts", ".ui": return .qt
    default: return .none
    }
  }

  /// All units of the file at `node`, those in groups too, one after the other.
  private mutating func readUnits(of node: Int, in file: inout File, into strings: inout StringSink) {
    var comments = XMLComments()
    /// Groups that are not to be translated, by the index after them.
    var closed = 0
    var index = node + 1
    let end = xml.nodes[node].next - 1
    while index < end {
      let node = xml.nodes[index]
      guard node.kind == .element else {
        if node.kind == .comment, let text = xml.comment(index) { comments.add(text, index, in: xml) }
        index += 1
        continue
      }
      let name = ownName(index) ?? 0..<0
      if xml.equal(name, isSecond ? "unit" : "trans-unit") {
        let comment = comments.take(before: index, in: xml)
        readUnit(
          Unit(node: index, comment: comment, isTranslatable: index >= closed), in: &file, into: &strings)
        comments.end(index, in: xml)
        index = node.next
      } else if xml.equal(name, "group") || xml.equal(name, "body") {
        if xml.hasAttribute("translate", "no", of: index) { closed = max(closed, node.next) }
        index += 1
      } else {
        index = node.next
      }
    }
  }

  /// A unit, and what is known about it from outside.
  struct Unit {
    var node: Int
    var comment: XMLComment?
    /// Whether the groups around it are to be translated.
    var isTranslatable: Bool
  }
}
