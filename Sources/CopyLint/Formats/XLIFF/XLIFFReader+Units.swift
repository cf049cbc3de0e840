extension XLIFFReader {
  mutating func readUnit(_ unit: Unit, in file: inout File) {
    var unit = unit
    if xml.hasAttribute("translate", "no", of: unit.node) { unit.isTranslatable = false }
    if isSecond { readSecondUnit(unit, in: &file) } else { readFirstUnit(unit, in: &file) }
  }

  /// A `trans-unit` of XLIFF 1.
  private mutating func readFirstUnit(_ unit: Unit, in file: inout File) {
    let id = xml.attribute("id", of: unit.node) ?? ""
    let name = xml.attribute("resname", of: unit.node) ?? id
    file.names.add(byteHash(id.utf8.span), at: unit.node)
    var source: Int?
    var target: Int?
    var comment = unit.comment
    for child in xml.children(of: unit.node) {
      if isOwn(child, "source") {
        source = child
      } else if isOwn(child, "target") {
        target = child
      } else if isOwn(child, "note"), !xml.hasAttribute("annotates", "target", of: child) {
        comment = joinedComment(comment, xml.text(of: child))
      }
    }
    var string = XLIFFString(name, isXcode: file.syntax == .apple)
    string.id = id
    string.comment = comment
    string.isTranslatable = unit.isTranslatable
    if xml.hasAttribute("size-unit", "char", of: unit.node) {
      string.maxLength = xml.attribute("maxwidth", of: unit.node).flatMap { Int($0) }
    }
    string.role = xml.attribute("restype", of: unit.node).flatMap(roleOfResource)
    let isApproved = xml.attribute("approved", of: unit.node).map { $0 == "yes" }
    let state = target.map {
      firstState(
        xml.attribute("state", of: $0), qualifier: xml.attribute("state-qualifier", of: $0), isApproved)
    }
    add(string, source: source, target: target, state: state ?? .translated, in: file)
  }

  /// A `unit` of XLIFF 2, which may have several segments.
  private mutating func readSecondUnit(_ unit: Unit, in file: inout File) {
    let id = xml.attribute("id", of: unit.node) ?? ""
    let name = xml.attribute("name", of: unit.node) ?? id
    file.names.add(byteHash(id.utf8.span), at: unit.node)
    var comment = unit.comment
    var segments: [Int] = []
    for child in xml.children(of: unit.node) {
      if isOwn(child, "segment") {
        segments.append(child)
      } else if isOwn(child, "notes") {
        for note in xml.children(of: child) where isOwn(note, "note") {
          guard !xml.hasAttribute("appliesTo", "target", of: note) else { continue }
          comment = joinedComment(comment, xml.text(of: note))
        }
      }
    }
    for (number, segment) in segments.enumerated() {
      var string = XLIFFString(name, isXcode: file.syntax == .apple)
      if segments.count > 1 {
        let part = xml.attribute("id", of: segment) ?? String(number)
        string.key = "\(keyPart(string.key)).\(keyPart(part))"
      }
      string.id = id
      string.comment = comment
      string.isTranslatable = unit.isTranslatable
      string.maxLength = xml.attribute("slr:sizeRestriction", of: unit.node).flatMap(largestSize)
      let source = xml.children(of: segment).first { isOwn($0, "source") }
      let target = xml.children(of: segment).first { isOwn($0, "target") }
      let state = secondState(xml.attribute("state", of: segment))
      add(string, source: source, target: target, state: state, in: file)
    }
  }

  /// The units with an identifier that was there before.
  func duplicates(in file: File) -> [Problem] {
    file.names.duplicates().map { node in
      let range = xml.attributeRange("id", of: node)
      return DuplicateKeys.problem(
        range.map(xml.attributeText) ?? "", at: range ?? xml.nodes[node].range, locale: file.source.name)
    }
  }

  private mutating func add(
    _ string: XLIFFString, source: Int?, target: Int?, state: TranslationState, in file: File
  ) {
    var sourceText: String?
    if let source {
      var entry = entry(string, of: source, locale: file.source, in: file)
      // The text by which the app finds the string again.
      if entry.text == string.id { entry.isFixable = false }
      sourceText = entry.text
      reading.entries.append(entry)
    }
    guard let target else { return }
    let own = xml.attribute("xml:lang", of: target).flatMap(canonicalLocale)
    var entry = entry(string, of: target, locale: own.map { ($0, .content) } ?? file.target, in: file)
    entry.state = targetState(state, isEmpty: entry.text.isEmpty, hasSource: sourceText?.isEmpty == false)
    entry.source = sourceText
    entry.sourceLocale = sourceText.map { _ in file.source.name }
    reading.entries.append(entry)
  }

  private func entry(
    _ string: XLIFFString, of node: Int, locale: (name: String, source: LocaleSource), in file: File
  ) -> StringDraft {
    var entry = xml.entry(string.key, of: node, locale: locale, syntax: file.syntax) { isProtected($0) }
    entry.origin = file.origin
    entry.variant = string.variant
    entry.comment = meaningfulComment(string.comment, for: entry.text)
    entry.maxLength = string.maxLength
    entry.isTranslatable = string.isTranslatable
    if let role = string.role { (entry.role, entry.roleSource) = (role, .source) }
    return entry
  }

  /// Codes of the original and what is marked so; the content of `g`, `pc` and most `mrk` is text.
  private func isProtected(_ node: Int) -> Bool {
    for name in ["ph", "bpt", "ept", "it", "x", "bx", "ex", "sc", "ec", "cp"] as [StaticString]
    where isOwn(node, name) {
      return true
    }
    return isOwn(node, "mrk")
      && (xml.hasAttribute("mtype", "protected", of: node) || xml.hasAttribute("translate", "no", of: node))
  }
}

/// What a unit says of its texts.
struct XLIFFString {
  var id: String
  var key: String
  var variant = ""
  var comment: String?
  var isTranslatable = true
  var maxLength: Int?
  var role: Role?

  /// - Parameter isXcode: whether the name may end in a variant, as Xcode writes it.
  init(_ name: String, isXcode: Bool) {
    id = name
    key = name
    if isXcode, let parts = xcodeVariant(in: name) { (key, variant) = parts }
  }
}

/// A part of a key, each dot in it escaped.
private func keyPart(_ part: String) -> String { part.replacing(".", with: "\\.") }
