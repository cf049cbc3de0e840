import CopyLint

/// A source language that the settings of a tool name.
struct LanguageSetting: Equatable {
  enum Origin { case flutter, platform, web, xcode }

  /// BCP 47.
  var locale: String
  /// From the root on.
  var path: String
  var origin: Origin

  /// Flutter's, the localization platform's and i18next's before Xcode's: such apps have a project of Xcode that a tool wrote.
  static func all(in root: String, _ environment: Environment) -> [LanguageSetting] {
    var found: [LanguageSetting] = []
    TopFolders.visit(root, environment) { item in
      if let project = TopFolders.xcodeProject(item, environment) {
        if let locale = xcode(project.bytes) {
          found.append(LanguageSetting(locale: locale, path: project.path, origin: .xcode))
        }
        return false
      }
      if item.kind == .file,
        let (origin, locale) = setting(named: item.name, { TopFolders.read(item.location, environment) })
      {
        found.append(LanguageSetting(locale: locale, path: item.path, origin: origin))
      }
      return true
    }
    let order: [Origin] = [.flutter, .platform, .web, .xcode]
    return order.flatMap { origin in found.filter { $0.origin == origin } }
  }

  /// What a file of settings says, by its name.
  private static func setting(named name: String, _ read: () -> [UInt8]) -> (Origin, locale: String)? {
    switch name {
    case "l10n.yaml": flutter(read()).map { (.flutter, $0) }
    case "crowdin.yml", "crowdin.yaml": crowdin(read()).map { (.platform, $0) }
    case "project.inlang.json": inlang(read()).map { (.platform, $0) }
    case _ where isWebSetting(name): i18next(read()).map { (.web, $0) }
    default: nil
    }
  }

  /// `i18n.ts`, `i18next-parser.config.js`, `next-i18next.config.mjs` and the like.
  private static func isWebSetting(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: ".")
    guard let type = parts.last, ["js", "cjs", "mjs", "ts", "tsx"].contains(type) else { return false }
    return parts.first?.contains("i18n") ?? false || parts.first == "next" && parts.count == 3
  }

  /// `source: /locales/en_US/app.json`
  private static func crowdin(_ bytes: [UInt8]) -> String? {
    for name in ["source:", "\"source\":"] {
      if let path = value(after: name, in: bytes, to: ","),
        let locale = TranslationFamily(path: path)?.locale
      {
        return locale
      }
    }
    return nil
  }

  /// `"sourceLanguageTag": "en"`
  private static func inlang(_ bytes: [UInt8]) -> String? {
    value(after: "\"sourceLanguageTag\":", in: bytes, to: ",").flatMap { text in
      canonicalLocale(text.drop { "[ \"".contains($0) }.prefix { !"\"}".contains($0) })
    }
  }

  /// `fallbackLng: "en-US"`, `fallbackLng: ['en']`, `defaultLocale: 'en-US'`
  private static func i18next(_ bytes: [UInt8]) -> String? {
    for name in ["fallbackLng:", "defaultLocale:"] {
      guard let text = value(after: name, in: bytes, to: ",") else { continue }
      // A name in quotes, and not that of a variable.
      let name = text.drop { "[ \"'`".contains($0) }.prefix { !"\"'`] }".contains($0) }
      if text.contains("\"") || text.contains("'") || bytes.holdsQuoted(String(name)),
        let locale = canonicalLocale(name)
      {
        return locale
      }
    }
    return nil
  }

  /// `template-arb-file: app_de.arb`
  private static func flutter(_ bytes: [UInt8]) -> String? {
    value(after: "template-arb-file:", in: bytes, to: "\n").flatMap { TranslationFamily(path: $0)?.locale }
  }

  /// `developmentRegion = de;`. The names are those of the folders, including old ones such as “English”.
  private static func xcode(_ bytes: [UInt8]) -> String? {
    value(after: "developmentRegion =", in: bytes, to: ";")
      .flatMap { TranslationFamily(path: "\($0).lproj/a.strings")?.locale }
  }

  private static func value(after name: String, in bytes: [UInt8], to end: Unicode.Scalar) -> String? {
    guard let range = bytes.firstRange(of: Array(name.utf8)) else { return nil }
    let rest = bytes[range.upperBound...].prefix { $0 != 0x0A && $0 != UInt8(ascii: end) }
    let isLeftOut: (UInt8) -> Bool = { [0x20, 0x09, 0x0D, 0x22, 0x27].contains($0) }
    let text = rest.drop(while: isLeftOut)
    return String(
      decoding: text.prefix(text.count - text.reversed().prefix(while: isLeftOut).count), as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate func holdsQuoted(_ text: String) -> Bool {
    ["\"", "'", "`"].contains { firstRange(of: Array("\($0)\(text)\($0)".utf8)) != nil }
  }
}
