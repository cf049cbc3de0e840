import CopyLint
import Readability

/// Which template of gettext, a `.pot`, the `.po` files of a family were made from.
///
/// `po/app.pot` is next to `po/da.po`; `locales/messages.pot` is above `locales/da/messages.po`, and
/// `en/messages.pot` beside it.
struct GettextTemplates {
  private let files: [SourceFile]
  private let byFolder: [String: [SourceFile]]
  private let sourceFolders: [String]

  init(among files: [SourceFile], source: String) {
    self.files = files.filter { $0.path.hasSuffix(".pot") }
    byFolder = Dictionary(grouping: self.files) { Self.folder(of: $0.path) }
    let source = Locale(source)
    sourceFolders = [source.name, source.underscoredName, source.language, "templates"]
  }

  /// A template that may be the source of a family.
  struct Candidate {
    var file: SourceFile
    /// Whether nothing else can be meant: it is the only one, and in the folder of the translations.
    var isCertain = false
  }

  /// The most likely ones first: of the same name, else what is alone in the nearest folder above.
  func candidates(of family: TranslationFamily) -> [Candidate] {
    guard family.template.hasSuffix(".po"), !files.isEmpty else { return [] }
    let beside = byFolder[Self.folder(of: family.template)] ?? []
    if beside.count == 1 { return [Candidate(file: beside[0], isCertain: true)] }
    if !beside.isEmpty { return beside.map { Candidate(file: $0) } }
    let folders = folders(above: family.template)
    let name = family.template.split(separator: "/").last?.dropLast(".po".utf8.count) ?? ""
    for folder in folders {
      if let same = byFolder[folder]?.first(where: { lastPart(of: $0.path) == "\(name).pot" }) {
        return [Candidate(file: same)]
      }
    }
    let nearest = folders.lazy.compactMap { byFolder[$0] }.first
    return nearest?.count == 1 ? nearest?.map { Candidate(file: $0) } ?? [] : []
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// From the folder of the translations up to that of the project; those of the source language come before the
  /// folder that they are in.
  private func folders(above template: String) -> [String] {
    var parts = template.split(separator: "/").dropLast().map(String.init)
    var folders: [String] = []
    while true {
      let folder = parts.joined(separator: "/")
      if folder.contains("{}") {
        folders += sourceFolders.map { folder.replacing("{}", with: $0) }
      } else {
        folders.append(folder)
      }
      guard parts.popLast() != nil else { return folders }
    }
  }
}
