import Testing

@testable import CopyLint

@Suite struct `Rule settings` {
  @Test func `every rule takes its own settings back`() {
    for var rule in allRules {
      for (name, value) in rule.about.settings {
        #expect(rule.refusal(of: name, value) == nil, "\(rule.about.name) \(name)")
      }
    }
  }

  @Test func `every rule says what it takes instead of a wrong value`() {
    let wrong: [SettingValue] = [.text("maybe"), .number(-1), .list(["a"])]
    for var rule in allRules {
      for name in rule.about.settings.map(\.name) {
        for value in wrong { #expect(rule.refusal(of: name, value)?.contains(name) == true) }
      }
    }
  }

  @Test func `every rule refuses a setting that it does not have`() {
    for var rule in allRules {
      let settings = rule.about.settings.map(\.name)
      for value in [SettingValue.flag(true), .number(3), .text("allow")] {
        let answer = rule.refusal(of: "noSuchSetting", value)
        #expect(answer != nil)
        for name in settings { #expect(answer?.contains(name) == true, "\(rule.about.name)") }
      }
      #expect(rule.about.settings.map(\.name) == settings)
    }
  }

  @Test func `a preset changes the settings of rules that exist`() {
    for preset in Configuration.Preset.allCases {
      for (name, change) in presetRules(preset) {
        var rule = allRules.first { $0.about.name == name }
        #expect(rule != nil)
        for (setting, value) in change.settings { #expect(rule?.refusal(of: setting, value) == nil) }
      }
    }
  }
}

extension Rule {
  /// What the rule says instead of taking a setting; nil when it takes it.
  mutating func refusal(of setting: String, _ value: SettingValue) -> String? {
    do throws(SettingError) {
      try set(setting, to: value)
      return nil
    } catch {
      return error.message
    }
  }
}
