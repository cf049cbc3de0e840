/// Reads the texts of a storyboard or a xib under the keys that Xcode gives them: `OBJECT.property`.
struct InterfaceReader {
  private let xml: XMLTree
  private let outlets: InterfaceOutlets
  private let locale: (name: String, source: LocaleSource)
  private let syntax: Syntax
  private var open: [InterfaceElement] = []
  private var result: Drafts
  /// The identifier of each text's object.
  private var owners: [String] = []
  /// What is noted about an object for those who translate it.
  private var notes: [String: String] = [:]

  init(_ document: Document, _ options: ReadingOptions) {
    xml = XMLTree(document)
    outlets = InterfaceOutlets(xml)
    result = Drafts(of: document, problems: xml.problems)
    locale = CopyLint.locale(of: document, options: options)
    syntax = options.syntax ?? .none
  }

  /// What people use in the file, after `drafts()`, with what is noted about it.
  func screen(path: String) -> Screen? {
    guard var screen = InterfaceControls(xml).screen(path: path) else { return nil }
    for index in screen.controls.indices {
      screen.controls[index].comment = notes[String(screen.controls[index].key.prefix { $0 != "." })]
    }
    return screen
  }

  /// The values that objects get when the app runs: code may look them up.
  func mentions() -> KeyMentions {
    var found = KeyMentions()
    for index in xml.nodes.indices where xml.isElement(index, "userDefinedRuntimeAttribute") {
      if let value = xml.attribute("value", of: index) { found.add(value, values: []) }
    }
    return found
  }

  mutating func drafts() -> Drafts {
    for index in xml.nodes.indices {
      switch xml.nodes[index].kind {
      case .element: begin(index)
      case .end: if !open.isEmpty { open.removeLast() }
      default: break
      }
    }
    for index in result.entries.indices {
      guard let note = notes[owners[index]],
        result.room.take(note.utf8.count, at: result.entries[index].range)
      else { continue }
      result.entries[index].comment = meaningfulComment(note, for: result.entries[index].text)
    }
    return result
  }

  /// Whether a text has letters: “0” and “—” say nothing.
  static func isWording(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  private mutating func begin(_ node: Int) {
    let name = String(decoding: xml.bytes[xml.localName(of: node)], as: UTF8.self)
    var texts: [(name: String, value: Range<Int>)] = []
    var (identifier, key, kind): (String?, String?, String?)
    var (keyPath, isLocalized): (String?, Bool) = (nil, false)
    var attributes = XMLAttributes(of: node, in: xml)
    while let attribute = attributes.next(xml.bytes.span) {
      switch String(decoding: xml.bytes[attribute.name], as: UTF8.self) {
      case "id": identifier = xml.attributeText(attribute.value)
      case "key": key = xml.attributeText(attribute.value)
      case "type": kind = xml.attributeText(attribute.value)
      case "keyPath": keyPath = xml.attributeText(attribute.value)
      case "localized": isLocalized = xml.equal(attribute.value, "YES")
      case let name: texts.append((name, attribute.value))
      }
    }
    // What describes an object to a screen reader has an identifier of its own, but belongs to that object.
    let owner = (name == "accessibility" ? nil : identifier) ?? open.last?.owner ?? ""
    let element = InterfaceElement(node: node, name: name, key: key, owner: owner)
    let segment = name == "segment" ? number() : 0
    switch name {
    case "string", "mutableString": readString(element)
    case "fragment": readFragment(element, texts.first { $0.name == "content" }?.value)
    case "userDefinedRuntimeAttribute":
      let number = isLocalized ? number() : nil
      if kind == "string", let value = texts.first(where: { $0.name == "value" })?.value,
        let property = InterfaceProperty(
          keyPath: keyPath ?? "", localizedAs: number,
          of: open.last { $0.name != "userDefinedRuntimeAttributes" }?.name ?? "")
      {
        add(property, owner, value)
      }
    default:
      for text in texts {
        if let property = InterfaceProperty(text.name, of: element, kind: kind, segment: segment) {
          add(property, owner, text.value)
        }
      }
    }
    open.append(element)
  }

  /// How many elements of a kind that is numbered came before in the element around.
  private mutating func number() -> Int {
    guard !open.isEmpty else { return 0 }
    defer { open[open.count - 1].numbered += 1 }
    return open[open.count - 1].numbered
  }

  /// A text of several lines is an element in the one whose text it is.
  private mutating func readString(_ element: InterfaceElement) {
    guard let parent = open.last, parent.name != element.name, let key = element.key else { return }
    if parent.name == "fragment" {
      let value = xml.value(of: element.node)
      if value.marks.isEmpty { readContent(value) }
      return
    }
    // What can't be in XML is in another encoding.
    guard xml.attributeRange("base64-UTF8", of: element.node) == nil,
      let property = InterfaceProperty(key, of: parent, kind: nil, segment: max(0, parent.numbered - 1))
    else { return }
    let value = xml.value(of: element.node)
    // A text has no tags in it.
    if value.marks.isEmpty { add(property, parent.owner, value) }
  }

  private mutating func readFragment(_ element: InterfaceElement, _ content: Range<Int>?) {
    guard let content else { return }
    var text = XMLText()
    text.append(content, of: xml.bytes, isVerbatim: false)
    open.append(element)
    readContent(XMLValue(text: text.text, map: text.map.finish(at: content.lowerBound), range: content))
    open.removeLast()
  }

  /// The text of a fragment: a note, or a text with styles. If that is in pieces, no piece is a sentence.
  private mutating func readContent(_ value: XMLValue) {
    guard let whole = open.suffix(2).last(where: { $0.name == "attributedString" }) else { return }
    if whole.key == "userComments" {
      guard result.room.take(whole.owner.utf8.count, at: value.range) else { return }
      notes[whole.owner, default: ""] += String(decoding: value.text, as: UTF8.self)
    } else if whole.key == "attributedText" || whole.key == "attributedTitle", isOnlyFragment(in: whole) {
      add(InterfaceProperty(whole.key ?? ""), whole.owner, value)
    }
  }

  private func isOnlyFragment(in whole: InterfaceElement) -> Bool {
    var fragments = 0
    for child in xml.children(of: whole.node) where xml.isElement(child, "fragment") {
      fragments += 1
      if fragments > 1 { return false }
    }
    return true
  }

  private mutating func add(_ property: InterfaceProperty, _ owner: String, _ value: Range<Int>) {
    var text = XMLText()
    text.append(value, of: xml.bytes, isVerbatim: false)
    add(property, owner, XMLValue(text: text.text, map: text.map.finish(at: value.lowerBound), range: value))
  }

  private mutating func add(_ property: InterfaceProperty, _ owner: String, _ value: XMLValue) {
    let text = String(decoding: value.text, as: UTF8.self)
    guard Self.isWording(text) else { return }
    guard result.room.holds(owner.utf8.count, at: value.range) else { return }
    let key = owner.isEmpty ? property.name : "\(owner).\(property.name)"
    var draft = StringDraft(
      key: key, text: text, locale: locale.name, localeSource: locale.source, syntax: syntax,
      range: value.range)
    draft.map = value.map
    draft.isTranslatable = property.isShown && !isInterfaceStandIn(text) && !isFilledIn(property, owner, text)
    draft.isManual = property.isPassedOver
    (draft.role, draft.roleSource) = (property.role, property.role == .unknown ? .none : .source)
    let count = result.entries.count
    result.add(whole: draft)
    if result.entries.count > count { owners.append(owner) }
  }

  /// Whether code writes the words of an object when the app runs: a label of a row that it knows, and one that shows the name of
  /// the outlet so far.
  private func isFilledIn(_ property: InterfaceProperty, _ owner: String, _ text: String) -> Bool {
    guard property.name == "text", outlets.contains(owner) else { return false }
    return open.contains { Self.rows.contains($0.name) } || !text.contains(" ") && text.contains("_")
  }

  private static let rows: Set<String> = ["collectionViewCell", "tableCellView", "tableViewCell"]
}
