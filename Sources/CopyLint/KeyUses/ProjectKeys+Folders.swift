/// Which string files code belongs to, by their paths.
extension ProjectKeys {
  /// The longest folder that a file shares with one of the others.
  func home(of path: String, among folders: [String]) -> String? {
    let own = path.split(separator: "/").dropLast()
    var longest: Int?
    for folder in folders {
      let shared = zip(own, folder.split(separator: "/")).prefix { $0 == $1 }.count
      longest = max(longest ?? 0, shared)
    }
    return longest.map { own.prefix($0).joined(separator: "/") }
  }

  /// The folder of a string file; of one in the folder of a language, that around it.
  static func folder(ofStrings path: String) -> String {
    var parts = path.split(separator: "/").dropLast()
    if let last = parts.last, last.hasSuffix(".lproj") { parts.removeLast() }
    return parts.joined(separator: "/")
  }

  static func table(of path: String) -> UInt64 {
    KeyName.hash(ofTable: tableName(of: path).utf8.span)
  }

  static func tableName(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }

  /// Whether the system reads a table, and no code.
  static func isOfSystem(_ table: UInt64) -> Bool {
    table == KeyName.hash(ofTable: "InfoPlist".utf8.span)
      || table == KeyName.hash(ofTable: "AppShortcuts".utf8.span)
  }
}
