extension Configuration {
  /// A setting that holds, and where it comes from; nil for a default.
  package struct SettingLine: Sendable, Equatable {
    package var text: String
    package var origin: SettingOrigin?
  }

  /// All settings, one a line; of rules and overrides, those that say something.
  ///
  /// - Parameter path: of a file: overrides for other files are left out.
  package func settings(for path: String?, _ origins: [SettingOrigin]) -> [SettingLine] {
    func last(_ name: String) -> SettingOrigin? { origins.last { $0.name == name } }
    var lines: [SettingLine] = []
    for entry in settingTable {
      switch entry.name {
      case "grade", "translations":
        for part in entry.members {
          let name = "\(entry.name).\(part.name)"
          lines.append(SettingLine(text: "\(name): \(value(of: name) ?? part.standard)", origin: last(name)))
        }
      case "rules":
        for (name, settings) in rules.sorted(by: { $0.key < $1.key }) {
          lines.append(SettingLine(text: "rules.\(name): \(settings.words)", origin: last("rules.\(name)")))
        }
      case "overrides":
        for (number, override) in overrides.enumerated() where path.map(override.matches) ?? true {
          lines.append(
            SettingLine(text: "overrides: \(override.words)", origin: last("overrides.\(number)")))
        }
      default:
        lines.append(
          SettingLine(
            text: "\(entry.name): \(value(of: entry.name) ?? entry.standard)", origin: last(entry.name)))
      }
    }
    return lines
  }

  /// nil where nothing is set.
  private func value(of name: String) -> String? {
    func list(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
    return switch name {
    case "paths": list(paths)
    case "exclude": list(exclude.map(\.pattern))
    case "formats": list(formats.map(\.words))
    case "sourceLocale": sourceLocale
    case "platform": platform?.rawValue
    case "preset":
      // The name of the defaults would make people of other platforms look for theirs.
      preset == .apple ? "\(preset.rawValue), which holds on all platforms" : preset.rawValue
    case "source":
      list([source.rawValue] + sourceCalls.map { "\($0.call)(\($0.argument):) is \($0.role.identifier)" })
    case "requiredVersion": requiredVersion
    case "failOn": failOn.rawValue
    case "grade.target": twoDecimals(grade.target)
    case "grade.max": twoDecimals(grade.max)
    case "grade.gate": grade.gate.rawValue
    case "glossary": list(glossary)
    case "brands": list(brands)
    case "familiar": list(familiar)
    case "allow": list(allow)
    case "roles": list(roles.map { "\($0.words) is \($0.role.identifier)" })
    case "translations.requireAll": list(translations.requireAll)
    case "translations.check": translations.check ? "true" : "false"
    case "translations.missing": translations.missing.rawValue
    case "translations.doNotTranslateKeys": list(translations.doNotTranslateKeys.map(\.pattern))
    case "translations.doNotTranslate": list(translations.doNotTranslate)
    case "translations.files": list(translations.files)
    case "translations.terms":
      list(translations.terms.map { "\($0.locale) \($0.source): \($0.targets.joined(separator: "|"))" })
    default: nil
    }
  }
}

extension Configuration.RuleSettings {
  fileprivate var words: String {
    var parts: [String] = []
    switch level {
    case .off: parts.append("off")
    case .on(let severity): parts.append(severity.rawValue)
    case nil: break
    }
    parts += settings.keys.sorted().map { "with “\($0)”" }
    return parts.joined(separator: ", ")
  }
}

extension Configuration.Override {
  /// Whether it applies to some strings of a file.
  fileprivate func matches(_ path: String) -> Bool {
    paths.isEmpty || paths.contains { $0.matches(path: path) }
  }

  fileprivate var words: String {
    var parts = paths.map(\.pattern) + keys.map { "key \($0.pattern)" } + locales
    if let gradeMax { parts.append("grade.max \(twoDecimals(gradeMax))") }
    if turnsAllOff { parts.append("all rules off") }
    parts += rules.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.words)" }
    return parts.joined(separator: ", ")
  }
}

extension Configuration.FormatChoice {
  fileprivate var words: String {
    "\(path.pattern) is \(format)\(syntax.map { " with \($0.rawValue)" } ?? "")"
  }
}

extension Configuration.RolePattern {
  fileprivate var words: String {
    var parts: [String] = []
    if let key { parts.append("key \(key.pattern)") }
    if let comment { parts.append("comment \(comment.pattern)") }
    if let path { parts.append("path \(path.pattern)") }
    return parts.joined(separator: " and ")
  }
}
