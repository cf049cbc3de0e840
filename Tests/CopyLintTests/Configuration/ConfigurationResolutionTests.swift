import Testing

@testable import CopyLint

@Suite struct ConfigurationResolutionTests {
  private func configuration() -> Configuration {
    var configuration = Configuration()
    configuration.rules["stray-space"] = .init(
      level: .on(.warning), settings: ["a": .number(1), "b": .number(1)])
    var legal = Configuration.Override()
    legal.paths = [Glob("Legal/**")]
    legal.gradeMax = 10
    legal.rules["stray-space"] = .init(level: .on(.error), settings: ["b": .number(2)])
    var debug = Configuration.Override()
    debug.keys = [Glob("debug.*")]
    debug.turnsAllOff = true
    var russian = Configuration.Override()
    russian.locales = ["ru", "pt-BR"]
    russian.rules["stray-space"] = .init(level: .on(.note))
    configuration.overrides = [legal, debug, russian]
    return configuration
  }

  private func level(
    _ rule: String, _ path: String, _ key: String?, _ locale: String? = nil
  ) -> Configuration.RuleSettings.Level? {
    let configuration = configuration()
    let overrides = configuration.overrideIndices(path: path, key: key, locale: locale)
    return configuration.settings(of: rule, overrides: overrides).level
  }

  @Test(
    arguments: [
      ("a.json", "x", .on(.warning)),
      ("Legal/a.json", "x", .on(.error)),
      ("Legal/a.json", "debug.x", .off),
      ("a.json", "debug.x", .off),
      ("a.json", nil, .on(.warning)),
    ] as [(String, String?, Configuration.RuleSettings.Level)])
  func `lets the later override win`(path: String, key: String?, expected: Configuration.RuleSettings.Level) {
    #expect(level("stray-space", path, key) == expected)
  }

  @Test(
    arguments: [
      ("ru", .on(.note)), ("ru-RU", .on(.note)), ("pt-BR", .on(.note)), ("pt", .on(.warning)),
      ("run", .on(.warning)), (nil, .on(.warning)),
    ] as [(String?, Configuration.RuleSettings.Level)])
  func `holds for a language and its regions`(locale: String?, expected: Configuration.RuleSettings.Level) {
    #expect(level("stray-space", "a.json", "x", locale) == expected)
  }

  @Test func `says nothing of a rule that nobody names`() {
    #expect(level("ascii-ellipsis", "a.json", "x") == nil)
  }

  @Test func `merges settings one by one`() {
    let settings = configuration().settings(of: "stray-space", overrides: [0]).settings
    #expect(settings == ["a": .number(1), "b": .number(2)])
  }

  @Test func `takes the limit of the last override that has one`() {
    #expect(configuration().gradeLimit(overrides: []).max == 8)
    #expect(configuration().gradeLimit(overrides: [0, 1]).max == 10)
  }

  @Test func `gates every string in the strict preset`() {
    var strict = Configuration()
    strict.preset = .strict
    #expect(strict.gradeLimit(overrides: []).gate == .strict)
  }
}
