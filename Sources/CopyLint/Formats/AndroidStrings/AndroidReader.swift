/// Turns a resource file into entries.
struct AndroidReader {
  let xml: XMLTree
  let options: ReadingOptions
  var reading: Drafts
  private(set) var locale: (name: String, source: LocaleSource)
  private(set) var isTranslatable: Bool
  /// Of the resources, by their elements.
  private var names = NotedNames()

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
    reading = Drafts(problems: xml.problems)
    locale = resourceLocale(of: document.path, options: options)
    isTranslatable = !(document.path.split(separator: "/").last?.hasPrefix("donottranslate") ?? false)
  }

  mutating func read() {
    forEachElement { reader, element in reader.readElement(element) }
  }

  private mutating func forEachElement(_ body: (inout AndroidReader, XMLSiblings.Element) -> Void) {
    guard let root = xml.root, xml.isElement(root, "resources") else {
      if xml.problems.isEmpty {
        let range = xml.root.map { xml.nodes[$0].range }
        let message = "Put the strings into “<resources>”. Android reads no other file."
        reading.problems.append(Problem(rule: "syntax-error", message: message, range: range))
      }
      return
    }
    if let range = xml.attributeRange("tools:locale", of: root) { readLocale(at: range) }
    var elements = XMLSiblings(in: root)
    while let element = elements.next(in: xml) { body(&self, element) }
    reading.problems = duplicates() + reading.problems
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  /// What Android's tools take for the language; the folder wins.
  private mutating func readLocale(at range: Range<Int>) {
    let name = xml.attributeText(range)
    guard let named = statedLocale(name, development: options.sourceLocale) else {
      if !name.isEmpty { reading.problems.append(unknownLanguage(name, at: range)) }
      return
    }
    if locale.source == .default { locale = (named, .content) }
  }

  private mutating func readElement(_ element: XMLSiblings.Element) {
    let first = reading.entries.count
    readElement(element.node, comment: element.before)
    guard let behind = element.behind else { return }
    reading.addComment(behind, from: first)
    for index in reading.entries.indices[first...] where reading.entries[index].maxLength == nil {
      reading.entries[index].maxLength = characterLimit(in: behind)
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
    var items = XMLSiblings(in: node)
    while let element = items.next(in: xml) {
      guard xml.isElement(element.node, "item") else { continue }
      let first = reading.entries.count
      var resource = resource
      resource.comment = joinedComment(resource.comment, element.before)
      resource.maxLength = element.before.flatMap(characterLimit) ?? resource.maxLength
      body(&self, element.node, resource)
      reading.addComment(element.behind, from: first)
    }
  }

  /// What is said of the resource at `node`; nil when it has no name.
  private mutating func resource(_ node: Int, type: StaticString, comment: String?) -> Resource? {
    let tag = AndroidTag(of: node, in: xml)
    guard let range = tag.name else {
      let message = "Add “name” to this text. Android cannot build the app without it."
      reading.problems.append(Problem(rule: "syntax-error", message: message, range: xml.nodes[node].range))
      return nil
    }
    let name = xml.attributeText(range)
    let product = tag.product.map(xml.attributeText)
    let hash = AndroidTag.identity(name.utf8.span, type: type, product: product)
    names.add(hash, at: node)
    return Resource(
      name: name, comment: comment, maxLength: comment.flatMap(characterLimit),
      isTranslatable: isTranslatable && tag.isTranslatable, syntax: tag.syntax(options),
      prefix: product.map { "product.\($0)." } ?? "")
  }

  private func duplicates() -> [Problem] {
    names.duplicates().compactMap { node in
      guard let range = AndroidTag(of: node, in: xml).name else { return nil }
      return DuplicateKeys.problem(xml.attributeText(range), at: range, locale: locale.name)
    }
  }

  private mutating func report(_ rule: String, _ message: String, _ range: Range<Int>, _ resource: Resource) {
    reading.problems.append(
      Problem(rule: rule, message: message, range: range, key: resource.name, locale: locale.name))
  }
}
