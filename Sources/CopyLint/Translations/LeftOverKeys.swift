/// Which keys of a translation belong to strings that its source no longer has.
struct LeftOverKeys {
  private let table: StringTable
  private let indices: [Int]
  private let format: String
  private let sources: SourceStrings
  /// Made when a key is not in the source: few files have such keys.
  private var texts: TextKeys?

  /// - Parameter indices: those of a translation of `sources` in `table`.
  /// - Returns: nil where the source does not tell.
  init?(_ table: StringTable, _ indices: [Int], format: String, of sources: SourceStrings) {
    guard !sources.isBroken else { return nil }
    // The texts in the source language are in Info.plist itself.
    if sources.paths.contains(where: { $0.hasSuffix("InfoPlist.strings") }) { return nil }
    (self.table, self.indices, self.format, self.sources) = (table, indices, format, sources)
  }

  mutating func contains(_ key: String) -> Bool {
    guard sources.key(key) == nil, !["i18next", "json"].contains(format) || !sources.hasForm(key),
      format != "yaml" || !Self.isOfFramework(key), !Self.isPluralForm(key, of: sources)
    else { return false }
    let texts = texts ?? TextKeys(table, indices, format: format, of: sources)
    self.texts = texts
    return !texts.mayHold(key)
  }

  /// Whether it is a form that the language has and the source language lacks: `apps.few` next to `apps.other`. One language may
  /// show that these are forms of `apps`, and the other not.
  private static func isPluralForm(_ key: String, of sources: SourceStrings) -> Bool {
    if sources.key(key + ".other") != nil { return true }
    guard let dot = key.lastIndex(of: "."),
      PluralCategory(rawValue: String(key[key.index(after: dot)...])) != nil
    else { return false }
    return sources.key(key[...dot] + "other") != nil || sources.key(String(key[..<dot]))?.isPlural ?? false
  }

  /// Whether Rails or a library has the English text.
  private static func isOfFramework(_ key: String) -> Bool {
    let first = key.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "\\") }
    return frameworks.contains { first.elementsEqual($0.utf8) }
  }

  private static let frameworks = [
    "date", "time", "datetime", "number", "support", "errors", "helpers", "i18n", "activerecord",
    "activemodel",
    "devise", "faker", "will_paginate",
  ]
}
