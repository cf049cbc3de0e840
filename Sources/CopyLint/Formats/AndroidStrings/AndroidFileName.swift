/// What the name of a resource file says of its strings.
struct AndroidFileName {
  /// Whether none of them is for people. Android's tools know `donottranslate*.xml`; developers write the same in more ways.
  let isUntranslatable: Bool
  /// Whether they are names and values for the program, as far as they look like that.
  let isForProgram: Bool

  init(path: String) {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[$0...].dropFirst() } ?? path[...]
    let letters = name.lowercased().filter { $0 != "_" && $0 != "-" }
    isUntranslatable = Self.marks.contains { letters.firstRange(of: $0) != nil }
    let stem = letters.prefix { $0 != "." }
    isForProgram = Self.ends.contains(where: stem.hasSuffix)
  }

  private static let marks = [
    "donottranslate", "donttranslate", "untranslatable", "nontranslatable", "nottranslatable", "notranslate",
  ]
  private static let ends = ["keys", "key", "constants", "constant", "consts", "ids"]

  /// Whether a text is a name that people don't see, if the file is for the program: `theme_mode`, `org.example.ACTION`.
  static func isIdentifier(_ text: ArraySlice<UInt8>) -> Bool {
    var hasSign = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "."): hasSign = true
      case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"): break
      case _ where byte.isASCIIAlphanumeric: break
      default: return false
      }
    }
    return hasSign || text.allSatisfy(\.isASCIISmall)
  }
}
