/// Turns a resource file into entries.
struct AndroidReader {
  let xml: XMLTree
  let options: ReadingOptions
  var reading: Reading
  private(set) var locale: (name: String, source: LocaleSource)
  private var isTranslatable: Bool
  private var comments = XMLComments()
  private var duplicates = DuplicateKeys()

  /// What the elements of one resource share.
  struct Resource {
    var name: String
    var comment: String?
    var maxLength: Int?
    var isTranslatable: Bool
    var syntax: Syntax
    /// `product.tablet.` for a string of one kind of device only.
    var prefix: String
  }

  init(_ document: Document, options: ReadingOptions) {
    xml = XMLTree(document)
    self.options = options
    reading = Reading(problems: xml.problems)
    locale = resourceLocale(of: document.path, options: options)
    isTranslatable = !(document.path.split(separator: "/").last?.hasPrefix("donottranslate") ?? false)
  }

  mutating func read() {
    guard let root = xml.root, xml.isElement(root, "resources") else {
      if xml.problems.isEmpty {
        let range = xml.root.map { xml.nodes[$0].range }
        let message = "Put the strings into “<resources>”. Android reads no other file."
        reading.problems.append(Problem(rule: "syntax-error", message: message, range: range))
      }
      return
    }
    if locale.source == .default, let named = xml.attribute("tools:locale", of: root).flatMap(canonicalLocale)
    {
      locale = (named, .content)
    }
    for child in xml.children(of: root) { readChild(child) }
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private mutating func readChild(_ node: Int) {
    switch xml.nodes[node].kind {
    case .comment: addComment(node)
    case .element:
      let first = reading.entries.count
      let comment = comments.take(before: node, in: xml)
      readElement(node, comment: comment)
      comments.end(node, first: first, in: xml)
    default: break
    }
  }

  private mutating func addComment(_ node: Int) {
    guard let text = xml.commentText(node) else { return }
    guard let first = comments.add(text, node, in: xml) else { return }
    // It stands behind a string, on the same line.
    for index in first..<reading.entries.count {
      reading.entries[index].comment = joinedComment(reading.entries[index].comment, text)
      if reading.entries[index].maxLength == nil {
        reading.entries[index].maxLength = characterLimit(in: text)
      }
    }
  }

  private mutating func readElement(_ node: Int, comment: String?) {
    if xml.isElement(node, "string")
      || xml.isElement(node, "item") && xml.hasAttribute("type", "string", of: node)
    {
      guard let resource = resource(node, type: "string", comment: comment) else { return }
      add(node, to: resource, variant: "")
    } else if xml.isElement(node, "plurals") {
      guard let resource = resource(node, type: "plurals", comment: comment) else { return }
      readPlurals(node, of: resource)
    } else if xml.isElement(node, "string-array") {
      guard let resource = resource(node, type: "string-array", comment: comment) else { return }
      var number = 0
      forEachItem(of: node, resource) { reader, item, resource in
        reader.add(item, to: resource, variant: "item.\(number)")
        number += 1
      }
    }
  }

  private mutating func readPlurals(_ node: Int, of resource: Resource) {
    var quantities: [String] = []
    forEachItem(of: node, resource) { reader, item, resource in
      guard let range = reader.xml.attributeRange("quantity", of: item) else {
        let name = quoted(resource.name)
        let message = "Add “quantity” to this form of \(name). Android cannot build the app without it."
        return reader.report("syntax-error", message, reader.xml.nodes[item].range, resource)
      }
      let quantity = String(decoding: reader.xml.bytes[range], as: UTF8.self)
      if quantities.contains(quantity) {
        reader.reading.problems.append(
          DuplicateKeys.problem("\(resource.name).\(quantity)", at: range, locale: reader.locale.name))
      }
      quantities.append(quantity)
      reader.add(item, to: resource, variant: "plural.\(quantity)")
    }
    if !quantities.contains("other") {
      reading.problems.append(
        missingOther(at: xml.attributeRange("name", of: node), key: resource.name, locale: locale.name))
    }
  }

  /// The items of a list, each with the comment before it.
  private mutating func forEachItem(
    of node: Int, _ resource: Resource, _ body: (inout AndroidReader, Int, Resource) -> Void
  ) {
    var inner = XMLComments()
    for child in xml.children(of: node) {
      if xml.nodes[child].kind == .comment, let text = xml.commentText(child) {
        if let first = inner.add(text, child, in: xml) {
          for index in first..<reading.entries.count {
            reading.entries[index].comment = joinedComment(reading.entries[index].comment, text)
          }
        }
      } else if xml.isElement(child, "item") {
        let first = reading.entries.count
        var resource = resource
        let comment = inner.take(before: child, in: xml)
        resource.comment = joinedComment(resource.comment, comment)
        resource.maxLength = comment.flatMap(characterLimit) ?? resource.maxLength
        body(&self, child, resource)
        inner.end(child, first: first, in: xml)
      }
    }
  }

  /// What is said of the resource at `node`; nil when it has no name.
  private mutating func resource(_ node: Int, type: String, comment: String?) -> Resource? {
    guard let range = xml.attributeRange("name", of: node), let name = xml.attribute("name", of: node) else {
      let message = "Add “name” to this text. Android cannot build the app without it."
      reading.problems.append(Problem(rule: "syntax-error", message: message, range: xml.nodes[node].range))
      return nil
    }
    let product = xml.attribute("product", of: node)
    if duplicates.add("\(type)/\(product ?? "")/\(name)", at: range, locale: locale.name) != nil {
      reading.problems.append(DuplicateKeys.problem(name, at: range, locale: locale.name))
    }
    return Resource(
      name: name, comment: comment, maxLength: comment.flatMap(characterLimit),
      isTranslatable: isTranslatable && !xml.hasAttribute("translatable", "false", of: node),
      syntax: options.syntax ?? (xml.hasAttribute("formatted", "false", of: node) ? .none : .android),
      prefix: product.map { "product.\($0)." } ?? "")
  }

  private mutating func report(_ rule: String, _ message: String, _ range: Range<Int>, _ resource: Resource) {
    reading.problems.append(
      Problem(rule: rule, message: message, range: range, key: resource.name, locale: locale.name))
  }
}
