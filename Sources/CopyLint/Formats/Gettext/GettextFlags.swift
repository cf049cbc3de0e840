/// What the flags of an entry say: `#, fuzzy, c-format, max-length:40`.
struct GettextFlags {
  var isFuzzy = false
  /// Whether nobody is to translate it.
  var isReadOnly = false
  /// The rules that are not asked about it.
  var ignored: [String] = []
  /// nil when no flag names a format.
  var syntax: Syntax?
  var maxLength: Int?

  mutating func add(_ line: ArraySlice<UInt8>) {
    for flag in line.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == 0x20 || $0 == 0x09 }) {
      let flag = String(decoding: flag, as: UTF8.self)
      if flag == "fuzzy" {
        isFuzzy = true
      } else if flag.hasPrefix("max-length:") {
        maxLength = Int(flag.dropFirst("max-length:".utf8.count))
      } else if flag == "read-only" {
        isReadOnly = true
      } else if flag.hasPrefix("ignore-") {
        ignored += weblateRules(of: flag.dropFirst("ignore-".utf8.count))
      } else if flag.hasPrefix("no-"), flag.hasSuffix("-format") {
        syntax = Syntax.none
        ignored += weblateRules(of: "placeholders")
      } else if flag.hasSuffix("-format") {
        syntax = Self.syntax(of: flag.dropLast("-format".utf8.count)) ?? syntax
      }
    }
  }

  /// The formats of the gettext manual, "PO Files", by the closest grammar.
  private static func syntax(of format: Substring) -> Syntax? {
    if format.hasPrefix("impossible-") { return Syntax.none }
    let name = format.hasPrefix("possible-") ? format.dropFirst("possible-".count) : format
    return switch name {
    case "c", "gcc-internal", "gfc-internal", "python", "perl", "php", "lua", "awk", "tcl", "object-pascal",
      "gnome", "go", "d", "javascript":
      .printf
    case "objc": .apple
    case "java", "java-printf": .java
    case "csharp": .dotnet
    case "python-brace", "perl-brace", "c++", "rust": .pythonBrace
    case "qt", "qt-plural", "kde", "kde-kuit": .qt
    case "ruby": .ruby
    case "sh": .js
    default: nil
    }
  }
}
