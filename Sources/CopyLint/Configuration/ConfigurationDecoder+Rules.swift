extension ConfigurationDecoder {
  /// `name: level` or `name: {severity: level, setting: value}`.
  mutating func rules(_ node: YAMLNode) -> [(name: String, settings: Configuration.RuleSettings)] {
    if node.isNull { return [] }
    guard case .mapping(let members) = node.content else {
      report("Write rules and levels here, such as “jargon: warning”.", at: node.place)
      return []
    }
    let rules = ownRules.isEmpty ? allRules : allRules + ownRules
    return members.compactMap { member in
      guard let rule = rules.first(where: { $0.about.name == member.key }) else {
        reportUnknown(member.key, among: rules.map(\.about.name), what: "rule", at: member.place)
        return nil
      }
      return (member.key, settings(of: rule, member.value))
    }
  }

  private mutating func settings(of rule: any Rule, _ node: YAMLNode) -> Configuration.RuleSettings {
    var result = Configuration.RuleSettings()
    guard case .mapping(let members) = node.content else {
      result.level = level(node)
      return result
    }
    let names = rule.about.settings.map(\.name)
    for member in members {
      if member.key == "severity" {
        result.level = level(member.value)
      } else if !names.contains(member.key) {
        reportUnknown(
          member.key, among: names + ["severity"], what: "setting of “\(rule.about.name)”", at: member.place)
      } else if let value = settingValue(member.value) {
        var tried = rule
        do throws(SettingError) {
          try tried.set(member.key, to: value)
          result.settings[member.key] = value
        } catch {
          report(error.message, at: member.value.place)
        }
      }
    }
    return result
  }

  private mutating func level(_ node: YAMLNode) -> Configuration.RuleSettings.Level? {
    let names = ["off", "note", "warning", "error"]
    guard let text = text(node) else { return nil }
    if text == "off" { return .off }
    if let severity = Severity(rawValue: text) { return .on(severity) }
    reportWrong(text, names: names, at: node.place)
    return nil
  }

  mutating func settingValue(_ node: YAMLNode) -> SettingValue? {
    switch node.content {
    case .scalar("true", isPlain: true): return .flag(true)
    case .scalar("false", isPlain: true): return .flag(false)
    case .scalar(let text, let isPlain):
      if isPlain, let number = Double(text), number.isFinite { return .number(number) }
      return .text(text)
    case .sequence: return .list(texts(node))
    case .mapping(let members):
      return .mapping(
        members.compactMap { member in settingValue(member.value).map { SettingMember(member.key, $0) } })
    }
  }
}
