import CopyLint

/// A source language that the settings of a tool name.
struct LanguageSetting: Equatable {
  enum Origin { case flutter, xcode }

  /// BCP 47.
  var locale: String
  /// From the root on.
  var path: String
  var origin: Origin

  /// Such settings are in the root or a little below.
  private static let deepest = 3
  private static let mostFolders = 300
  private static let sizeLimit = 16 << 20

  /// Flutter's before Xcode's: a Flutter app has a project of Xcode that Flutter wrote.
  static func all(in root: String, _ environment: Environment) -> [LanguageSetting] {
    var found: [LanguageSetting] = []
    var folders = [(path: "", depth: 0)]
    var next = 0
    while next < folders.count, next < mostFolders {
      let (folder, depth) = folders[next]
      next += 1
      let items = (try? environment.list(absolutePath(folder, in: root))) ?? []
      for item in items.sorted(by: { $0.name < $1.name }) where !FileSearch.leavesOut(item.name) {
        let path = folder.isEmpty ? item.name : "\(folder)/\(item.name)"
        let location = absolutePath(path, in: root)
        if item.kind == .file, item.name == "l10n.yaml" {
          if let locale = flutter(read(location, environment)) {
            found.append(LanguageSetting(locale: locale, path: path, origin: .flutter))
          }
        } else if item.kind == .folder, item.name.hasSuffix(".xcodeproj") {
          if let locale = xcode(read("\(location)/project.pbxproj", environment)) {
            found.append(LanguageSetting(locale: locale, path: "\(path)/project.pbxproj", origin: .xcode))
          }
        } else if item.kind == .folder, depth < deepest {
          folders.append((path, depth + 1))
        }
      }
    }
    return found.filter { $0.origin == .flutter } + found.filter { $0.origin == .xcode }
  }

  private static func read(_ location: String, _ environment: Environment) -> [UInt8] {
    (try? environment.read(location, sizeLimit)) ?? []
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
