import CopyLint

/// Where a file with the strings of a language as code is, and what can be read in its place.
struct LanguageCodePlace {
  private let path: String
  /// Without its ending.
  private let stem: Substring
  /// Up to the file or folder named after the language: `lang/en` of `lang/en/auth.php`.
  private let language: String

  init(_ path: String) {
    self.path = path
    stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    let template = TranslationFamily(path: stem + ".json")?.template
    guard let template, let hole = template.firstRange(of: "{}")?.lowerBound else {
      language = String(stem)
      return
    }
    // What is before the language is the same in the path.
    let start = stem.utf8.index(stem.startIndex, offsetBy: template[..<hole].utf8.count)
    language = String(stem[..<start] + stem[start...].prefix { $0 != "/" })
  }

  /// Whether a file that is read has strings of the same language: `auth.json` beside `auth.php`, or `en.json` for all of `en/`.
  func isCovered(by read: String) -> Bool {
    read.hasPrefix(stem + ".") || read.hasPrefix(language + ".") || read.hasPrefix(language + "/")
  }

  /// What to do, and why.
  func advice(others: Int) -> String {
    let all = others == 0 ? "" : others == 1 ? " and 1 file like it" : " and \(others) files like it"
    let them = others == 0 ? "it" : "them"
    if path.hasSuffix(".php") {
      let isLaravel = path.split(separator: "/").dropLast().contains("lang")
      let target =
        isLaravel
        ? "into “\(language).json”, which Laravel reads too," : "into JSON, such as “\(stem).json”,"
      return "Put the texts of “\(path)”\(all) \(target) to check \(them). Strings in PHP are not read."
    }
    let kind = path.hasSuffix(".ts") ? "TypeScript" : "JavaScript"
    let export = others == 0 ? "exports" : "export"
    return "Put what “\(path)”\(all) \(export) into JSON, such as “\(stem).json”, to check \(them). "
      + "Strings in \(kind) are not read."
  }
}
