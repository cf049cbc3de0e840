extension XLIFFReader {
  mutating func readUnit(_ unit: Unit, in file: inout File, into strings: inout StringSink) {
    var unit = unit
    if xml.hasAttribute("translate", "no", of: unit.node) { unit.isTranslatable = false }
    if isSecond {
      readSecondUnit(unit, in: &file, &strings)
    } else {
      readFirstUnit(unit, in: &file, &strings)
    }
  }

  /// A `trans-unit` of XLIFF 1.
  private mutating func readFirstUnit(_ unit: Unit, in file: inout File, _ strings: inout StringSink) {
    let id = keep("id", of: unit.node, &strings) ?? .empty
    let name = keep("resname", of: unit.node, &strings) ?? id
    file.names.add(byteHash(strings.bytes(id)), at: unit.node)
    var source: Int?
    var target: Int?
    var comment = unit.comment
    for child in xml.children(of: unit.node) {
      if isOwn(child, "source") {
        source = child
      } else if isOwn(child, "target") {
        target = child
      } else if isOwn(child, "note"), !xml.hasAttribute("annotates", "target", of: child) {
        comment = .joined(comment, XMLComment(textOf: child, in: xml), in: xml.bytes)
      }
    }
    var string = XLIFFString(name, isXcode: file.syntax == .apple, &strings)
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
    add(string, source: source, target: target, state: state ?? .translated, in: file, &strings)
  }

  /// A `unit` of XLIFF 2, which may have several segments.
  private mutating func readSecondUnit(_ unit: Unit, in file: inout File, _ strings: inout StringSink) {
    let id = keep("id", of: unit.node, &strings) ?? .empty
    let name = keep("name", of: unit.node, &strings) ?? id
    file.names.add(byteHash(strings.bytes(id)), at: unit.node)
    var comment = unit.comment
    var segments: [Int] = []
    for child in xml.children(of: unit.node) {
      if isOwn(child, "segment") {
        segments.append(child)
      } else if isOwn(child, "notes") {
        for note in xml.children(of: child) where isOwn(note, "note") {
          guard !xml.hasAttribute("appliesTo", "target", of: note) else { continue }
          comment = .joined(comment, XMLComment(textOf: note, in: xml), in: xml.bytes)
        }
      }
    }
    let shared = name.length + (comment?.count ?? 0)
    for (number, segment) in segments.enumerated() {
      guard strings.room.holds(shared, at: xml.nodes[segment].range) else { continue }
      var string = XLIFFString(name, isXcode: file.syntax == .apple, &strings)
      if segments.count > 1 {
        guard strings.room.take(name.length, at: xml.nodes[segment].range) else { continue }
        let part = xml.attribute("id", of: segment) ?? String(number)
        let key = String(copying: strings.bytes(string.key))
        string.key = strings.keep("\(keyPart(key)).\(keyPart(part))")
      }
      string.id = id
      string.comment = comment
      string.isTranslatable = unit.isTranslatable
      string.maxLength = xml.attribute("slr:sizeRestriction", of: unit.node).flatMap(largestSize)
      let source = xml.children(of: segment).first { isOwn($0, "source") }
      let target = xml.children(of: segment).first { isOwn($0, "target") }
      let state = secondState(xml.attribute("state", of: segment))
      add(string, source: source, target: target, state: state, in: file, &strings)
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

  private func keep(_ attribute: StaticString, of node: Int, _ strings: inout StringSink) -> TextRef? {
    xml.attributeRange(attribute, of: node).map { strings.keep(attribute: $0, of: xml) }
  }

  private func add(
    _ string: XLIFFString, source: Int?, target: Int?, state: TranslationState, in file: File,
    _ strings: inout StringSink
  ) {
    var sourceText = TextRef.none
    if let source {
      var row = row(string, of: source, locale: file.source, in: file, &strings)
      // The text by which the app finds the string again.
      if strings.bytes(row.text).equals(strings.bytes(string.id)) { row.flags.remove(.fixable) }
      sourceText = row.text
      strings.add(row)
    }
    guard let target else { return }
    let own = xml.attribute("xml:lang", of: target).flatMap(canonicalLocale)
    var row = row(string, of: target, locale: own.map { ($0, .content) } ?? file.target, in: file, &strings)
    row.state = targetState(
      state, isEmpty: row.text.count == 0, hasSource: sourceText.count > 0 && !sourceText.isNone)
    if !sourceText.isNone {
      row.source = sourceText
      row.sourceLocale = strings.index(ofLocale: file.source.name)
    }
    strings.add(row)
  }

  private func row(
    _ string: XLIFFString, of node: Int, locale: (name: String, source: LocaleSource), in file: File,
    _ strings: inout StringSink
  ) -> StringRow {
    var row = strings.row(
      string.key, of: node, in: xml, locale: locale, syntax: file.syntax, maxLength: string.maxLength,
      isProtected: isProtected)
    row.origin = file.origin
    row.variant = string.variant
    row.comment = strings.keep(string.comment, for: row.text)
    if !string.isTranslatable { row.flags.remove(.translatable) }
    if let role = string.role { (row.role, row.roleSource) = (role, .source) }
    return row
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
  var id: TextRef
  var key: TextRef
  var variant = TextRef.empty
  var comment: XMLComment?
  var isTranslatable = true
  var maxLength: Int?
  var role: Role?

  /// - Parameter isXcode: whether the name may end in a variant, as Xcode writes it.
  init(_ name: TextRef, isXcode: Bool, _ strings: inout StringSink) {
    id = name
    key = name
    // Most names are keys.
    guard isXcode, strings.bytes(name).contains("|==|") || strings.bytes(name).holds("/", at: 0),
      let parts = xcodeVariant(in: String(copying: strings.bytes(name)))
    else { return }
    key = strings.keep(parts.key)
    if !parts.variant.isEmpty { variant = strings.keep(parts.variant) }
  }
}

/// A part of a key, each dot in it escaped.
private func keyPart(_ part: String) -> String { part.replacing(".", with: "\\.") }
