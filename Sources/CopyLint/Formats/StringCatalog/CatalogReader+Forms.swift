extension CatalogReader {
  /// How deep variations may be nested; Xcode makes two levels.
  private static let maximumDepth = 8

  /// The texts in a localization; what is wrong with them goes to the problems.
  mutating func forms(
    of localization: Int, key: String, locale: String, in room: inout StringRoom
  ) -> VariedText {
    var collector = Collector(json: json, key: key, locale: locale, room: room)
    var text = VariedText()
    collector.collect(localization, prefix: "", depth: 0, into: &text.own)
    if let parts = json.value(of: "substitutions", in: localization) {
      for member in json.members(of: parts) {
        guard let name = json.string(at: member.name) else { continue }
        // Xcode quotes a name with dots in its variants.
        let label = name.utf8.contains(UInt8(ascii: ".")) ? "@\(name)@" : name
        var part = VariedText.Part(name: name, nameRange: json.nodes[member.name].range)
        collector.collect(member.value, prefix: "substitutions.\(label).", depth: 0, into: &part.forms)
        text.parts.append(part)
      }
    }
    room.add(leftOutOf: collector.room)
    problems += collector.problems
    problems += text.problems(key: key, locale: locale)
    return text
  }

  /// Whether a localization has forms for numbers, devices or parts of it.
  func isVaried(_ localization: Int) -> Bool {
    var hasUnit = false
    for member in json.members(of: localization) {
      if json.isString(member.name, "stringUnit") {
        if hasUnit { return true }
        hasUnit = true
      } else if json.isString(member.name, "variations") || json.isString(member.name, "substitutions") {
        return true
      }
    }
    return false
  }

  /// The text in a localization without forms; nil when it has none.
  func unit(of localization: Int, _ strings: inout StringSink) -> CatalogUnit? {
    guard let member = json.members(of: localization).first(where: { json.isString($0.name, "stringUnit") }),
      let (value, state) = json.catalogUnit(at: member.value),
      let (text, map) = strings.keep(json.nodes[value], of: json)
    else { return nil }
    return CatalogUnit(text: text, range: json.nodes[value].range, map: map, state: state)
  }

  private struct Collector {
    let json: JSONReader
    let key: String
    let locale: String
    /// What is left for the names of forms.
    var room: StringRoom
    var problems: [Problem] = []

    /// Adds the `stringUnit` in `node` and those of its variations.
    mutating func collect(_ node: Int, prefix: String, depth: Int, into forms: inout [VariedText.Form]) {
      guard depth < CatalogReader.maximumDepth else { return }
      var unit: Range<Int>?
      var variations: Range<Int>?
      for member in json.members(of: node) {
        if json.isString(member.name, "stringUnit") {
          unit = json.nodes[member.name].range
          if let form = form(of: member.value, variant: String(prefix.dropLast())) { forms.append(form) }
        } else if json.isString(member.name, "variations") {
          variations = json.nodes[member.name].range
          collectVariations(member.value, prefix: prefix, depth: depth, into: &forms)
        }
      }
      if let variations, unit != nil {
        problems.append(mixedVariations(at: variations, key: key, locale: locale))
      }
    }

    private mutating func collectVariations(
      _ node: Int, prefix: String, depth: Int, into forms: inout [VariedText.Form]
    ) {
      for (number, kind) in json.members(of: node).enumerated() {
        guard let kindName = json.string(at: kind.name) else { continue }
        let range = json.nodes[kind.name].range
        if number > 0 { problems.append(mixedVariations(at: range, key: key, locale: locale)) }
        var hasOther = false
        for category in json.members(of: kind.value) {
          guard let name = json.string(at: category.name),
            room.take(
              prefix.utf8.count + kindName.utf8.count + name.utf8.count, at: json.nodes[category.name].range)
          else { continue }
          if name == "other" { hasOther = true }
          collect(category.value, prefix: "\(prefix)\(kindName).\(name).", depth: depth + 1, into: &forms)
        }
        if kindName == "plural", !hasOther {
          problems.append(missingOther(at: range, key: key, locale: locale))
        }
      }
    }

    private func form(of unit: Int, variant: String) -> VariedText.Form? {
      guard let (value, state) = json.catalogUnit(at: unit),
        let (text, map) = json.mappedString(json.nodes[value])
      else { return nil }
      return VariedText.Form(
        variant: variant, piece: Substitutions.Piece(text: text, map: map), range: json.nodes[value].range,
        state: state)
    }
  }
}

extension JSONReader {
  /// The value of the `stringUnit` at `index`, and how far it is; nil without one.
  fileprivate func catalogUnit(at index: Int) -> (value: Int, state: TranslationState)? {
    var state = TranslationState.unknown
    var value: Int?
    for member in members(of: index) {
      if isString(member.name, "state") {
        state = TranslationState(catalogState: string(at: member.value) ?? "")
      } else if isString(member.name, "value") {
        value = member.value
      }
    }
    return value.map { ($0, state) }
  }
}
