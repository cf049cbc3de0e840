extension ConfigurationDecoder {
  /// Lays what the file says over what lower layers say: values replace, lists add, `paths` and `glossary` replace.
  ///
  /// The loader handles `extends`.
  mutating func decode(_ root: YAMLNode, over configuration: inout Configuration) {
    for member in members(of: root, keys: settingTable.names) {
      let value = member.value
      noteOrigins(of: member, overrides: configuration.overrides.count)
      switch member.key {
      case "paths": configuration.paths = texts(value)
      case "exclude": configuration.exclude += globs(value)
      case "formats": configuration.formats += items(value).compactMap { formatChoice($0) }
      case "sourceLocale": if let locale = locale(value) { configuration.sourceLocale = locale }
      case "platform":
        if let platform = choice(value, Configuration.Platform.self) { configuration.platform = platform }
      case "preset":
        if let preset = choice(value, Configuration.Preset.self) { configuration.preset = preset }
      case "source": decodeSource(value, into: &configuration)
      case "failOn":
        if let failOn = choice(value, Configuration.FailOn.self) { configuration.failOn = failOn }
      case "grade": decodeGrade(value, into: &configuration.grade)
      case "glossary": configuration.glossary = texts(value)
      case "brands": configuration.brands += texts(value)
      case "familiar": configuration.familiar += texts(value)
      case "allow": configuration.allow += texts(value)
      case "roles": configuration.roles += items(value).compactMap { rolePattern($0) }
      case "rules":
        for (name, settings) in rules(value) { configuration.rules[name, default: .init()].overlay(settings) }
      case "overrides": configuration.overrides += items(value).compactMap { override($0) }
      case "translations": decodeTranslations(value, into: &configuration.translations)
      case "requiredVersion": configuration.requiredVersion = requiredVersion(value)
      default: break
      }
    }
  }

  /// Puts down where each setting is, those of rules, overrides and parts too.
  private mutating func noteOrigins(of member: YAMLNode.Member, overrides: Int) {
    origins.append(SettingOrigin(name: member.key, path: path, place: member.place))
    switch member.value.content {
    case .mapping(let parts):
      for part in parts {
        origins.append(SettingOrigin(name: "\(member.key).\(part.key)", path: path, place: part.place))
      }
    case .sequence(let items) where member.key == "overrides":
      for (number, item) in items.enumerated() {
        origins.append(SettingOrigin(name: "overrides.\(overrides + number)", path: path, place: item.place))
      }
    default: break
    }
  }

  private mutating func requiredVersion(_ node: YAMLNode) -> String? {
    guard let text = text(node) else { return nil }
    guard let required = RequiredVersion(text) else {
      report("Write versions such as “>=0.2” or “>=0.2, <1” instead of \(quoted(text)).", at: node.place)
      return nil
    }
    if let version, !required.admits(version) {
      report(
        "Install copy-lint \(text). This is version \(version), and these settings need a different one.",
        at: node.place)
    }
    return text
  }

  private mutating func locale(_ node: YAMLNode) -> String? {
    guard let text = text(node) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      2...3 ~= parts[0].utf8.count
      && parts.allSatisfy { part in
        1...8 ~= part.utf8.count && part.utf8.allSatisfy { isLetterOrDigit($0) }
      }
    guard isTag else {
      report("Write a language such as “en” or “pt-BR” instead of \(quoted(text)).", at: node.place)
      return nil
    }
    return text
  }

  private mutating func locales(_ node: YAMLNode) -> [String] {
    if node.isNull { return [] }
    guard case .sequence(let items) = node.content else { return locale(node).map { [$0] } ?? [] }
    return items.compactMap { locale($0) }
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private mutating func decodeGrade(_ node: YAMLNode, into grade: inout Configuration.GradeLimit) {
    var targetPlace: YAMLPlace?
    var hasMax = false
    for member in members(of: node, keys: settingTable.members(of: "grade").names) {
      switch member.key {
      case "target":
        if let target = number(member.value, in: 1...30) {
          (grade.target, targetPlace) = (target, member.value.place)
        }
      case "max":
        if let max = number(member.value, in: 1...30) { (grade.max, hasMax) = (max, true) }
      case "gate":
        if let gate = choice(member.value, Configuration.GradeLimit.Gate.self) { grade.gate = gate }
      default: break
      }
    }
    if let targetPlace, hasMax, grade.target > grade.max {
      report(
        "Write at most \(twoDecimals(grade.max)) here, or raise “max”. A target above the limit means nothing.",
        at: targetPlace)
    }
  }

  private mutating func formatChoice(_ node: YAMLNode) -> Configuration.FormatChoice? {
    let before = problems.count
    var path: Glob?
    var format: String?
    var syntax: Syntax?
    for member in members(of: node, keys: settingTable.members(of: "formats").names) {
      if member.key == "path" { path = glob(member.value) }
      if member.key == "syntax" { syntax = choice(member.value, Syntax.self) }
      if member.key == "format", let name = text(member.value) {
        let names = allFormats.map(\.name)
        if names.contains(name) {
          format = name
        } else {
          reportWrong(name, names: names, at: member.value.place)
        }
      }
    }
    guard let path, let format else {
      if problems.count == before { report("Give both “path” and “format” here.", at: node.place) }
      return nil
    }
    return .init(path: path, format: format, syntax: syntax)
  }

  private mutating func rolePattern(_ node: YAMLNode) -> Configuration.RolePattern? {
    let before = problems.count
    var pattern = Configuration.RolePattern(role: .unknown)
    var role: Role?
    for member in members(of: node, keys: settingTable.members(of: "roles").names) {
      switch member.key {
      case "key": pattern.key = glob(member.value)
      case "comment": pattern.comment = glob(member.value)
      case "path": pattern.path = glob(member.value)
      default:
        guard let name = text(member.value) else { continue }
        role = Role(identifier: name)
        if role == nil { reportWrong(name, names: Role.identifiers, at: member.value.place) }
      }
    }
    guard let role, pattern.key != nil || pattern.comment != nil || pattern.path != nil else {
      if problems.count == before {
        report("Give a “role”, and a “key”, “comment” or “path” here.", at: node.place)
      }
      return nil
    }
    pattern.role = role
    return pattern
  }

  private mutating func override(_ node: YAMLNode) -> Configuration.Override? {
    let before = problems.count
    var override = Configuration.Override()
    let entries = settingTable.members(of: "overrides")
    for member in members(of: node, keys: entries.names) {
      let value = member.value
      switch member.key {
      case "paths": override.paths = globs(value)
      case "keys": override.keys = globs(value)
      case "locales": override.locales = locales(value)
      case "grade":
        for part in members(of: value, keys: entries.members(of: "grade").names) {
          override.gradeMax = number(part.value, in: 1...30)
        }
      case "rules":
        if case .scalar("all-off", _) = value.content {
          override.turnsAllOff = true
        } else {
          for (name, settings) in rules(value) { override.rules[name] = settings }
        }
      default: override.reason = text(value)
      }
    }
    guard !override.paths.isEmpty || !override.keys.isEmpty || !override.locales.isEmpty else {
      if problems.count == before {
        report(
          "Give “paths”, “keys” or “locales” here, so that it is clear what this is for.", at: node.place)
      }
      return nil
    }
    return override
  }

  private mutating func decodeTranslations(
    _ node: YAMLNode, into settings: inout Configuration.TranslationSettings
  ) {
    for member in members(of: node, keys: settingTable.members(of: "translations").names) {
      switch member.key {
      case "requireAll": settings.requireAll += locales(member.value)
      case "check": if let checks = flag(member.value) { settings.check = checks }
      case "missing":
        if let missing = choice(member.value, Configuration.TranslationSettings.Missing.self) {
          settings.missing = missing
        }
      case "doNotTranslate": settings.doNotTranslate += texts(member.value)
      case "doNotTranslateKeys": settings.doNotTranslateKeys += globs(member.value)
      case "terms": settings.terms += terms(member.value)
      default: settings.files += translationPaths(member.value)
      }
    }
  }

  /// By language, the translation of each term: `de: {cart: Warenkorb|Einkaufswagen|!Wagen}`.
  private mutating func terms(_ node: YAMLNode) -> [TranslationTerm] {
    var terms: [TranslationTerm] = []
    for language in anyMembers(of: node) {
      for term in anyMembers(of: language.value) {
        guard let targets = text(term.value) else { continue }
        terms.append(TranslationTerm(locale: language.key, source: term.key, targets: targets))
      }
    }
    return terms
  }

  private mutating func anyMembers(of node: YAMLNode) -> [YAMLNode.Member] {
    if node.isNull { return [] }
    guard case .mapping(let members) = node.content else {
      report("Write each language with its terms here, such as “de: {cart: Warenkorb}”.", at: node.place)
      return []
    }
    return members
  }

  private mutating func translationPaths(_ node: YAMLNode) -> [String] {
    texts(node).filter { path in
      if path.contains("{locale}") { return true }
      report("Write “{locale}” for the language in this path.", at: node.place)
      return false
    }
  }
}
