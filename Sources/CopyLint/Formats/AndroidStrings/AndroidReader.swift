/// Makes rows of the elements of a resource file.
struct AndroidReader {
  let xml: XMLTree
  let options: ReadingOptions
  var problems: [Problem]
  private(set) var locale: (name: String, source: LocaleSource)
  let file: AndroidFileName
  let quotesArePlain: Bool
  /// Whether Android Lint is told not to ask for translations of the whole file.
  private var mayBeMissing = false
  /// Whether the whole file is not to be translated.
  private var isForDevelopers = false
  /// The names of the resources, by their elements.
  private var names = NotedNames()

  /// What the elements of one resource share.
  struct Resource {
    var name: TextRef
    var comment: XMLComment?
    /// The comment after it on the same line.
    var behind: XMLComment?
    var maxLength: Int?
    var isTranslatable: Bool
    /// Whether Android Lint is told not to ask for its translations.
    var mayBeMissing: Bool
    var syntax: Syntax
    /// `product.tablet.` for a string of one kind of device only.
    var prefix: String

    /// How many bytes each of its strings has besides its text.
    var length: Int { name.length + (comment?.count ?? 0) + (behind?.count ?? 0) + prefix.utf8.count }
  }

  init(_ document: Document, options: ReadingOptions) {
    xml = XMLTree(document)
    self.options = options
    problems = xml.problems
    locale = resourceLocale(of: document.path, options: options)
    quotesArePlain = AndroidStrings.hasPlainQuotes(document.path)
    file = AndroidFileName(path: document.path)
  }

  mutating func read(into strings: inout StringSink) {
    if let root = xml.root, xml.isElement(root, "resources") {
      if let range = xml.attributeRange("tools:locale", of: root) { readLocale(at: range) }
      mayBeMissing =
        xml.attributeRange("tools:ignore", of: root).map { AndroidTag.ignoresMissing($0, in: xml) } ?? false
      isForDevelopers = xml.hasAttribute("translatable", "false", of: root)
      var elements = XMLSiblings(in: root)
      while let element = elements.next(in: xml) { readElement(element, into: &strings) }
      problems = duplicates() + problems
      problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    } else if let problem = xml.wrongRoot(
      "Put the strings inside “<resources>”. Android can't read the file without it.")
    {
      problems.append(problem)
    }
    strings.problems += problems
  }

  /// What Android's tools take the language to be; the folder wins.
  private mutating func readLocale(at range: Range<Int>) {
    let name = xml.attributeText(range)
    guard let named = statedLocale(name, development: options.sourceLocale) else {
      if !name.isEmpty { problems.append(unknownLanguage(name, at: range)) }
      return
    }
    if locale.source == .default { locale = (named, .content) }
  }

  private mutating func readElement(_ element: XMLSiblings.Element, into strings: inout StringSink) {
    let node = element.node
    let name = xml.name(of: node)
    let local = xml.localName(in: name)
    if xml.equal(local, "string")
      || xml.equal(local, "item") && xml.hasAttribute("type", "string", of: node)
    {
      guard let resource = resource(element, name, type: "string", &strings) else { return }
      add(node, to: resource, variant: "", &strings)
    } else if xml.equal(local, "plurals") {
      guard let resource = resource(element, name, type: "plurals", &strings) else { return }
      readPlurals(node, of: resource, into: &strings)
    } else if xml.equal(local, "string-array") {
      guard let resource = resource(element, name, type: "string-array", &strings) else { return }
      var number = 0
      var items = XMLSiblings(in: node)
      while let item = items.next(in: xml) {
        guard xml.isElement(item.node, "item"), hasRoom(for: resource, at: item, &strings) else { continue }
        add(item.node, to: self.resource(resource, at: item), variant: "item.\(number)", &strings)
        number += 1
      }
    }
  }

  private mutating func readPlurals(_ node: Int, of resource: Resource, into strings: inout StringSink) {
    let name = String(copying: strings.bytes(resource.name))
    var quantities: [String] = []
    var items = XMLSiblings(in: node)
    while let item = items.next(in: xml) {
      guard xml.isElement(item.node, "item"), hasRoom(for: resource, at: item, &strings) else { continue }
      guard let range = xml.attributeRange("quantity", of: item.node) else {
        let message =
          "Add “quantity” to this form of \(quoted(name)). Android can't build the app without it."
        problems.append(
          Problem(
            rule: "syntax-error", message: message, range: xml.nodes[item.node].range, key: name,
            locale: locale.name))
        continue
      }
      let quantity = String(decoding: xml.bytes[range], as: UTF8.self)
      if quantities.contains(quantity), strings.room.take(name.utf8.count, at: range) {
        problems.append(DuplicateKeys.androidProblem("\(name).\(quantity)", at: range, locale: locale.name))
      }
      quantities.append(quantity)
      add(item.node, to: self.resource(resource, at: item), variant: "plural.\(quantity)", &strings)
    }
    if !quantities.contains("other"), !xml.isUnclosed(node) {
      problems.append(missingOther(at: xml.attributeRange("name", of: node), key: name, locale: locale.name))
    }
  }

  /// Whether there is room for one more string of `resource`.
  private func hasRoom(
    for resource: Resource, at item: XMLSiblings.Element, _ strings: inout StringSink
  ) -> Bool {
    strings.room.holds(resource.length, at: xml.nodes[item.node].range)
  }

  /// A resource with what the comments of one of its items add.
  private func resource(_ resource: Resource, at item: XMLSiblings.Element) -> Resource {
    var resource = resource
    resource.comment = .joined(resource.comment, item.before, in: xml.bytes)
    resource.behind = .joined(item.behind, resource.behind, in: xml.bytes)
    resource.maxLength = limit(item.before) ?? resource.maxLength
    return resource
  }

  /// What the file says about the resource at `element`, called `elementName`; nil when it has no name of its own.
  private mutating func resource(
    _ element: XMLSiblings.Element, _ elementName: Range<Int>, type: StaticString,
    _ strings: inout StringSink
  ) -> Resource? {
    let tag = AndroidTag(of: element.node, behind: elementName, in: xml)
    guard let range = tag.name else {
      let message = "Add “name” to this text. Android can't build the app without it."
      problems.append(
        Problem(rule: "syntax-error", message: message, range: xml.nodes[element.node].range))
      return nil
    }
    let name = strings.keep(attribute: range, of: xml)
    let product = tag.product.map(xml.attributeText)
    let hash = AndroidTag.identity(strings.bytes(name), type: type, product: product)
    names.add(hash, at: element.node)
    return Resource(
      name: name, comment: element.before, behind: element.behind,
      maxLength: limit(element.before) ?? limit(element.behind),
      isTranslatable: !file.isUntranslatable && !isForDevelopers && tag.isTranslatable,
      mayBeMissing: mayBeMissing || tag.mayBeMissing, syntax: tag.syntax(options),
      prefix: product.map { "product.\($0)." } ?? "")
  }

  private func limit(_ comment: XMLComment?) -> Int? {
    switch comment {
    case nil: nil
    case .line(let range): characterLimit(in: xml.bytes.span.extracting(range))
    case .lines(let text): characterLimit(in: text.utf8.span)
    }
  }

  private func duplicates() -> [Problem] {
    names.duplicates().compactMap { node in
      guard let range = AndroidTag(of: node, in: xml).name else { return nil }
      return DuplicateKeys.androidProblem(xml.attributeText(range), at: range, locale: locale.name)
    }
  }
}
