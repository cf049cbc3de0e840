/// Reads the value of one key of a `.stringsdict`: a format with its variables, or width or device rules.
struct StringsRules {
  private static let format = "NSStringLocalizedFormatKey"
  private static let ruleType = "NSStringFormatSpecTypeKey"
  private static let kinds = [
    "NSStringPluralRuleType": "plural", "NSStringVariableWidthRuleType": "width",
    "NSStringDeviceSpecificRuleType": "device",
  ]

  let list: PropertyList
  let key: String
  let keyRange: Range<Int>?
  let locale: String
  var texts: [VariedText] = []
  var problems: [Problem] = []
  /// What is left for the names of forms.
  private(set) var room: StringRoom

  init(list: PropertyList, key: String, keyRange: Range<Int>?, locale: String, room: StringRoom) {
    self.list = list
    self.key = key
    self.keyRange = keyRange
    self.locale = locale
    self.room = room
  }

  /// Goes as deep as the list does, which has a limit.
  mutating func read(_ node: Int, prefix: String = "") {
    if list.nodes[node].kind == .string {
      texts.append(VariedText(own: [form(node, variant: String(prefix.dropLast()))]))
      return
    }
    let members = list.members(of: node)
    let rules = members.filter { Self.kinds[list.nodes[$0.name].text] != nil }
    if let format = list.value(of: Self.format, in: node), list.nodes[format].kind == .string {
      readFormat(format, variables: members, prefix: prefix)
      if let rule = rules.first {
        problems.append(mixedVariations(at: list.nodes[rule.name].range, key: key, locale: locale))
      }
    } else if rules.isEmpty, list.nodes[node].kind == .dictionary, list.nodes[node].next > node + 1 {
      let message =
        "Add “\(Self.format)” with the text of \(quoted(key)). The app shows the key without it."
      problems.append(
        Problem(rule: "syntax-error", message: message, range: keyRange, key: key, locale: locale))
    }
    for rule in rules {
      let kind = Self.kinds[list.nodes[rule.name].text] ?? ""
      for choice in list.members(of: rule.value) {
        let length = prefix.utf8.count + list.nodes[choice.name].text.utf8.count
        guard room.take(length, at: list.nodes[choice.name].range) else { continue }
        read(choice.value, prefix: "\(prefix)\(kind).\(list.nodes[choice.name].text).")
      }
    }
  }

  private mutating func readFormat(_ format: Int, variables: [(name: Int, value: Int)], prefix: String) {
    var text = VariedText(own: [form(format, variant: String(prefix.dropLast()))])
    let bytes = Array(list.nodes[format].text.utf8)
    // Xcode writes the forms of a format that is one variable as forms of the string.
    let whole = substitutionTokens(in: bytes).first { $0.range == 0..<bytes.count }?.name
    for variable in variables where list.nodes[variable.value].kind == .dictionary {
      let name = list.nodes[variable.name].text
      guard Self.kinds[name] == nil,
        room.take(prefix.utf8.count + name.utf8.count, at: list.nodes[variable.name].range)
      else { continue }
      let partPrefix = name == whole ? "" : "substitutions.\(name)."
      text.parts.append(part(variable, prefix: prefix + partPrefix))
    }
    problems += text.problems(key: key, locale: locale)
    texts.append(text)
  }

  private mutating func part(_ variable: (name: Int, value: Int), prefix: String) -> VariedText.Part {
    let name = list.nodes[variable.name]
    var part = VariedText.Part(name: name.text, nameRange: name.range)
    let type = list.value(of: Self.ruleType, in: variable.value).map { list.nodes[$0].text }
    let kind = Self.kinds[type ?? ""] ?? "plural"
    for form in list.members(of: variable.value) where list.nodes[form.value].kind == .string {
      let category = list.nodes[form.name].text
      guard !category.hasPrefix("NSStringFormat"),
        room.take(prefix.utf8.count + category.utf8.count, at: list.nodes[form.name].range)
      else { continue }
      part.forms.append(self.form(form.value, variant: "\(prefix)\(kind).\(category)"))
    }
    if kind == "plural", !part.forms.contains(where: { $0.variant.hasSuffix("plural.other") }) {
      problems.append(missingOther(at: name.range, key: key, locale: locale))
    }
    return part
  }

  private func form(_ node: Int, variant: String) -> VariedText.Form {
    let value = list.nodes[node]
    return VariedText.Form(
      variant: variant, piece: Substitutions.Piece(text: value.text, map: value.map), range: value.range,
      isFixable: value.isFixable)
  }
}
