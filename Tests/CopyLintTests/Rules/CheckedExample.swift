import Foundation
import Testing

@testable import CopyLint

/// Checks the examples of a rule page as the command does, with the page's rule alone.
struct CheckedExample: ~Copyable {
  /// Of the fence: what is known about the string, and settings of the rule.
  private let attributes: [String: String]
  private var checker: Checker

  init(rule: String, attributes: [String: String]) throws {
    self.attributes = attributes
    checker = Checker(configuration: try Self.configuration(rule, attributes))
  }

  /// What the rule says of one string; of a translation, where there is a source.
  mutating func findings(in bytes: [UInt8], source: String? = nil) throws -> [Finding] {
    var entry = Entry(
      key: attributes["key"] ?? "", text: String(decoding: bytes, as: UTF8.self),
      locale: attributes["locale"] ?? "en", range: 0..<bytes.count)
    entry.comment = attributes["comment"]
    entry.source = source
    entry.sourceLocale = source == nil ? nil : attributes["sourceLocale"] ?? "en"
    entry.variant = attributes["variant"] ?? ""
    entry.maxLength = attributes["limit"].flatMap { Int($0) }
    if let syntax = attributes["syntax"] { entry.syntax = try #require(Syntax(rawValue: syntax)) }
    if let role = attributes["role"] {
      entry.role = try #require(Role(identifier: role))
      entry.roleSource = .given
    }
    return checker.check(entry, path: attributes["path"] ?? "").findings
  }

  /// What the rule says of a whole file.
  mutating func report(
    of bytes: [UInt8], sources: SourceStrings? = nil, past: PastTexts? = nil,
    beside: [(path: String, bytes: [UInt8])] = []
  ) throws -> FileReport {
    checker.past = past
    let path = try #require(attributes["path"], "a block that is a file needs a path")
    let document = Document(path: path, bytes: bytes)
    var report = Report()
    let file = checker.check(document, sources: sources)
    report.files.append(try #require(file, "no format reads this"))
    if !beside.isEmpty {
      let others = beside.map { ($0.path, checker.keyUses(of: Document(path: $0.path, bytes: $0.bytes))) }
      let own = [(report.files[0].path, report.files[0].keyUses)]
      report.files[0].judgeLiterals(ProjectKeys(others + own))
    }
    report.findAcrossFiles()
    return report.files[0]
  }

  /// What a file that holds its source said, before the next one.
  func past(of bytes: [UInt8]) throws -> PastTexts {
    let path = try #require(attributes["path"], "a block that is a file needs a path")
    return PastTexts(sources: nil, strings: checker.strings(of: Document(path: path, bytes: bytes)))
  }

  /// The strings of a file that the next one translates.
  func sources(in bytes: [UInt8]) throws -> SourceStrings {
    let path = try #require(attributes["path"], "a block that is a file needs a path")
    var sources = SourceStrings(locale: "en")
    let entries = checker.read(Document(path: path, bytes: bytes))?.strings
    sources.add(try #require(entries, "no format reads this"), path: path)
    return sources
  }

  private static func configuration(_ rule: String, _ attributes: [String: String]) throws -> Configuration {
    var configuration = Configuration()
    configuration.onlyRules = [rule]
    configuration.notesKeys = true
    configuration.findsUnusedKeys = true
    var settings = Configuration.RuleSettings()
    for (name, value) in attributes {
      let list = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      switch name {
      case "locale", "sourceLocale", "key", "comment", "syntax", "role", "path", "variant", "limit", "source",
        "past", "pair", "beside":
        break
      case "with": configuration.onlyRules.formUnion(list)
      case "preset": configuration.preset = try #require(Configuration.Preset(rawValue: value))
      case "platform":
        let platform: Configuration.Platform = try #require(Configuration.Platform(rawValue: value))
        configuration.platform = platform
      case "brands": configuration.brands = list
      case "familiar": configuration.familiar = list
      case "allow": configuration.allow = list
      case "translations": configuration.checksTranslations = true
      case "terms":
        configuration.translations.terms = value.split(separator: ";").compactMap { term in
          let parts = term.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
          return parts.count == 2
            ? TranslationTerm(locale: attributes["locale"] ?? "en", source: parts[0], targets: parts[1]) : nil
        }
      case "doNotTranslate": configuration.translations.doNotTranslate = list
      default: settings.settings[name] = try setting(name, value, of: rule)
      }
    }
    configuration.rules[rule] = settings
    return configuration
  }

  private static func setting(_ name: String, _ text: String, of rule: String) throws -> SettingValue {
    var decoder = ConfigurationDecoder(path: "")
    let node = try #require(try YAMLReader.read(Array(text.utf8)))
    let setting = decoder.settingValue(node)
    let value = try #require(setting)
    var known = try #require(allRules.first { $0.about.name == rule })
    try known.set(name, to: value)
    return value
  }
}
