/// Which keys of string files a Swift file asks for, and what the strings are there.
struct SwiftKeyUses {
  let bytes: [UInt8]
  let source: SwiftSource
  let finder: SwiftPlaceFinder
  var found = KeyUses()
  /// Where each use is; the lines are counted at the end.
  private var offsets: [Int] = []

  init(_ bytes: [UInt8], _ source: SwiftSource, _ finder: SwiftPlaceFinder) {
    self.bytes = bytes
    self.source = source
    self.finder = finder
  }

  /// Notes a literal that the app looks up.
  ///
  /// - Parameter role: of the place, with what the style of the text adds.
  mutating func note(_ literal: Int32, _ place: SwiftPlace, _ role: Role, _ text: SwiftText) {
    let node = source.nodes[Int(literal)]
    guard !place.isJoined, !text.text.isEmpty else { return }
    guard place.isKey || place.lookup >= 0 else {
      // Spoken as it stands, or looked up by a function that nobody knows of.
      if place.isListed, spelling(of: text) != .text { noteLookup(text) }
      return
    }
    if finder.holds("value", in: node.label) || finder.holds("defaultValue", in: node.label) { return }
    let call = place.lookup >= 0 ? place.lookup : node.parent
    let name = KeyName.key(text.text.utf8.span, values: text.values, of: table(of: call, for: node))
    add(name, short: name, certain(role, of: place), at: node.range.lowerBound)
    if !source.nodes[Int(literal) + 1..<Int(node.after)].contains(where: { $0.kind == .literal }) {
      noteLookup(text)
    }
    if role == .unknown { noteAccessor(for: name, around: literal) }
  }

  private func certain(_ role: Role, of place: SwiftPlace) -> Role {
    finder.isCertain(role, of: place) ? role : .unknown
  }

  private mutating func noteLookup(_ text: SwiftText) {
    let key = KeyName.key(text.text.utf8.span, values: text.values, of: KeyName.noTable)
    let style = KeyStyle(text.text.utf8.span)
    found.lookups.append(
      KeyUses.Lookup(key: key, range: text.range, spelling: spelling(of: text), style: style))
  }

  private func spelling(of text: SwiftText) -> KeyUses.Spelling {
    // No key begins with a figure.
    guard text.values.isEmpty, text.hasLetters, case .name = KeyShape(text.text),
      text.text.utf8.first?.isASCIIDigit == false
    else { return .text }
    if SymbolName.isOne(text.text) || AssetName.isFile(text.text) { return .picture }
    return CodeName.isSnakeCase(text.text) && !AssetName.isLikely(text.text) ? .likelyKey : .name
  }

  /// Notes `tr("Table", "key")` in a file that SwiftGen wrote.
  mutating func noteGenerated(_ literal: Int32, text: () -> SwiftText?) {
    let node = source.nodes[Int(literal)]
    guard node.parent >= 0, node.label.isNone, node.unlabelled == 1, node.previous >= 0 else { return }
    let call = source.nodes[Int(node.parent)]
    let table = source.nodes[Int(node.previous)]
    guard call.kind == .call, finder.holds("tr", in: call.name), table.kind == .literal, let text = text(),
      table.range.count > 2
    else { return }
    let quoted = table.range.lowerBound + 1..<table.range.upperBound - 1
    let hash = KeyName.hash(ofTable: bytes.span.extracting(quoted))
    let name = KeyName.key(text.text.utf8.span, of: hash)
    noteAccessor(for: name, around: literal)
  }

  /// Notes names of the code such as `Words.Home.title`, which may stand for keys.
  mutating func noteNames() {
    var sites = SwiftNameSites(bytes, source)
    while let site = sites.next() {
      let value = source.nodes[Int(site.container)]
      guard let place = finder.place(ofValueIn: site.container, value, at: site.range.lowerBound) else {
        continue
      }
      if site.isImplicit, !place.isKey { continue }
      let suggested = finder.role(place, of: nil)
      // Only a part of what is read: `.accessibilityLabel(Words.route + ": " + name)`.
      let isPart = suggested == .accessibilityLabel && isJoined(site.range)
      let role = isPart ? .unknown : suggested == .button ? finder.buttonOrChoice(place) : suggested
      let name = KeyName.accessor(bytes.span.extracting(site.range))
      let end = KeyName.accessorEnd(bytes.span.extracting(site.end))
      add(name, short: site.isImplicit ? name : end, certain(role, of: place), at: site.range.lowerBound)
    }
  }

  /// Whether `+` is on a side of a name.
  private func isJoined(_ range: Range<Int>) -> Bool {
    let plus = UInt8(ascii: "+")
    let (before, after) = (range.lowerBound - 2, range.upperBound + 1)
    return before > 0 && bytes[before] == plus || after < bytes.count && bytes[after] == plus
  }

  /// The uses, in file order.
  mutating func all() -> KeyUses {
    let order = offsets.indices.sorted { offsets[$0] < offsets[$1] }
    var line: UInt32 = 0
    var at = 0
    var uses: [KeyUses.Use] = []
    uses.reserveCapacity(order.count)
    for index in order {
      while at < offsets[index] {
        if bytes[at] == 0x0A { line += 1 }
        at += 1
      }
      found.uses[index].line = line
      uses.append(found.uses[index])
    }
    found.uses = uses
    return found
  }

  mutating func add(_ literal: CodeLiteral) { found.literals.append(literal) }

  private mutating func add(_ name: KeyName, short: KeyName, _ role: Role, at offset: Int) {
    found.uses.append(KeyUses.Use(name: name, short: short, role: role, line: 0))
    offsets.append(offset)
  }

  /// The hash of the table that a lookup names.
  private func table(of call: Int32, for node: SwiftNode) -> UInt64 {
    // `"key".localized` may look anywhere.
    if finder.holds("localized", in: node.name) { return KeyName.anyTable }
    if call >= 0 {
      for argument in source.arguments(of: source.nodes[Int(call)]) {
        guard finder.holds("tableName", in: argument.label) || finder.holds("table", in: argument.label)
        else {
          continue
        }
        var value = argument.value.range
        while let first = value.first, bytes[first] <= 0x20 || bytes[first] == UInt8(ascii: ":") {
          value.removeFirst()
        }
        while let last = value.last, bytes[last] <= 0x20 { value.removeLast() }
        let text = bytes.span.extracting(value)
        if text.equals("nil".utf8.span) { break }
        guard value.count > 2, text[0] == UInt8(ascii: "\""), text[value.count - 1] == UInt8(ascii: "\"")
        else {
          return KeyName.anyTable
        }
        return KeyName.hash(ofTable: text.extracting(1..<value.count - 1))
      }
    }
    // A function of the app's own may look anywhere.
    if call >= 0, finder.isOwnLookup(source.nodes[Int(call)]) { return KeyName.anyTable }
    return KeyName.hash(ofTable: "Localizable".utf8.span)
  }

  /// The name of the code that a literal is the value of.
  private mutating func noteAccessor(for key: KeyName, around literal: Int32) {
    var parts: [SwiftPiece] = []
    var parent = source.nodes[Int(literal)].parent
    for _ in 0..<SwiftPlaceFinder.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      let isValue = node.kind == .body || node.kind == .assignment && node.marks.contains(.declaration)
      if node.kind == .type {
        guard !parts.isEmpty, !node.name.isNone else { return }
        parts.append(node.name)
      } else if isValue, parts.isEmpty, !node.name.isNone {
        parts.append(node.name)
      }
      parent = node.parent
    }
    guard parts.count > 1 else { return }
    let path = joined(parts.reversed())
    let end = joined(parts.prefix(2).reversed())
    found.accessors.append(
      .init(name: .accessor(path.span), short: .accessorEnd(end.span), key: key))
    // `extension LocalizedStringResource { static let homeTitle = … }` is used as `.homeTitle`.
    if finder.isText(parts[1]) {
      let name = KeyName.accessor(joined([.none, parts[0]]).span)
      found.accessors.append(.init(name: name, short: name, key: key))
    }
  }

  private func joined(_ parts: [SwiftPiece]) -> [UInt8] {
    var path: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { path.append(UInt8(ascii: ".")) }
      path += bytes[part.range]
    }
    return path
  }
}

extension SwiftPlaceFinder {
  /// Whether a type is one of texts.
  fileprivate func isText(_ name: SwiftPiece) -> Bool {
    holds("String", in: name) || holds("LocalizedStringKey", in: name)
      || holds("LocalizedStringResource", in: name)
  }
}
