/// Which keys of a translation may be texts that the code has, so that the source need not list them.
struct TextKeys {
  /// Whether all keys of the file come from the code.
  let areAll: Bool
  private let mayBeCapitalized: Bool
  private let mayBeSmall: Bool

  /// - Parameter indices: those of a translation of `sources` in `table`.
  init(_ table: StringTable, _ indices: some Sequence<Int>, format: String, of sources: SourceStrings) {
    guard !Self.haveNamesOnly.contains(format) else {
      (areAll, mayBeCapitalized, mayBeSmall) = (false, false, false)
      return
    }
    var keys = (all: 0, texts: 0)
    var last: Int?
    for index in indices
    where last.map({ !table.hasSameKey($0, index) }) ?? (table.rows[index].key.count > 0) {
      last = index
      keys.all += 1
      if KeyShape(table.bytes(table.rows[index].key)) == .text { keys.texts += 1 }
    }
    // Where texts are keys, Xcode takes them from the code.
    let isOfXcode = format == "apple-strings" || format == "stringsdict"
    // A source that lacks most of a translation's strings is not their source: the code has the texts.
    let isOtherSource = sources.count * 2 < keys.all
    areAll = isOfXcode && (isOtherSource || sources.keysAreTexts || keys.texts * 2 > keys.all)
    mayBeCapitalized = !sources.namesAreCapitalized
    mayBeSmall = keys.texts > 0
  }

  func mayHold(_ key: String) -> Bool {
    if areAll || Self.isInterfaceBuilder(key) { return true }
    switch KeyShape(key) {
    case .text: return true
    case .capitalized: return mayBeCapitalized
    case .small: return mayBeSmall && mayBeCapitalized
    case .name: return false
    }
  }

  /// Formats whose own grammar or tools do not use a text as a key.
  private static let haveNamesOnly = ["android-xml", "arb", "chrome-json", "fluent"]

  /// `fWV-jg-ICt.text`: the text is in the storyboard.
  private static func isInterfaceBuilder(_ key: String) -> Bool {
    let parts = key.utf8.prefix { $0 != UInt8(ascii: ".") }.split(separator: UInt8(ascii: "-"))
    return parts.map(\.count) == [3, 2, 3]
  }
}

extension SourceStrings {
  /// Whether words with a capital name strings here, and are not the strings themselves: `Save` for “Save your work”.
  fileprivate var namesAreCapitalized: Bool {
    var names = 0
    var texts = 0
    for key in keys where KeyShape(key.name) == .capitalized {
      // `LOADING` for “Loading”.
      let isText = key.forms.all.first?.text.lowercased() == key.name.lowercased()
      if isText { texts += 1 } else { names += 1 }
    }
    return names > texts
  }
}
