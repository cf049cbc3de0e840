/// A text that looks like a key: `settings.title.text`, `save_button`.
struct KeyLookalike {
  /// What is between the dots and underscores, in lowercase.
  let parts: [String]
  /// Whether it could also be the name of a host, a service or a program.
  let mayBeHost: Bool

  /// nil for any other text: one with a space, one with a single part, the name of a file or a locale, a date pattern.
  init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(Self.limit + 1))
    guard bytes.count <= Self.limit, Self.isIdentifier(bytes) else { return nil }
    parts = Self.parts(of: text)
    mayBeHost = !bytes.contains(UInt8(ascii: "_")) && HostName.mayBe(parts)
  }

  /// The parts of a key that is a name; fewer than two for one that is a word or a text.
  static func parts(of key: String) -> [String] {
    key.utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }.map {
      String(decoding: $0.map(lowered), as: UTF8.self)
    }
  }

  /// Where the first part of a key is; nil where it has none.
  static func firstPart(of key: Span<UInt8>) -> Range<Int>? {
    for index in key.indices where key[index] != UInt8(ascii: ".") && key[index] != UInt8(ascii: "_") {
      return index..<key.firstIndex(of: UInt8(ascii: "."), UInt8(ascii: "_"), from: index)
    }
    return nil
  }

  /// Puts the first part of a key into `part`, in place of what is there.
  ///
  /// - Returns: whether there are more.
  static func readFirstPart(of key: Span<UInt8>, into part: inout [UInt8]) -> Bool {
    part.removeAll(keepingCapacity: true)
    for index in key.indices {
      if key[index] != UInt8(ascii: "."), key[index] != UInt8(ascii: "_") {
        part.append(lowered(key[index]))
      } else if !part.isEmpty {
        return (index..<key.count).contains { key[$0] != UInt8(ascii: ".") && key[$0] != UInt8(ascii: "_") }
      }
    }
    return false
  }

  /// Whether the key of the text says that the text is a key: the same words, or most of them.
  func isLike(_ key: String) -> Bool {
    let letters = parts.joined()
    let others = String(decoding: key.utf8.filter(\.isASCIIAlphanumeric).map(Self.lowered), as: UTF8.self)
    if others.isEmpty { return false }
    if letters == others || letters.hasSuffix(others) { return true }
    // "common.ok" for "screens.common.ok", but not "ldn_mitm" for "MultiplayerModeLdnMitm", which is a name.
    return others.hasSuffix(letters) && 2 * letters.utf8.count > others.utf8.count
  }

  /// Whether the parts of the key hold these, side by side: “role.assistant” under “message.role.assistant.name”.
  func isWithin(_ key: String) -> Bool {
    let others = Self.parts(of: key)
    guard others.count > parts.count else { return false }
    return (0...others.count - parts.count).contains { Array(others[$0..<$0 + parts.count]) == parts }
  }

  /// Whether it has three parts or more, the last of which says what a text is for: “player.jump.label”.
  var endsInRole: Bool {
    parts.count > 2 && ["button", "hint", "label", "text", "title", "value"].contains(parts[parts.count - 1])
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte.isASCIICapital ? byte | 0x20 : byte }

  /// The longest key to look at, in UTF-8 bytes.
  private static let limit = 128

  /// Two or more parts in lowercase, without a space.
  private static func isIdentifier(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first.isASCIISmall else { return false }
    var dots = 0
    var underscores = 0
    var partLength = 0
    var lastPart = 0
    for (index, byte) in bytes.enumerated() {
      if byte.isASCIIAlphanumeric {
        partLength += 1
        continue
      }
      guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_"), partLength > 0 else { return false }
      // Parts of one letter are abbreviations ("e.g", "p.m"), parts of digits are versions.
      if partLength < 2 || !bytes[index - partLength].isASCIILetter { return false }
      if byte == UInt8(ascii: ".") { dots += 1 } else { underscores += 1 }
      partLength = 0
      lastPart = index + 1
    }
    guard partLength >= 2, bytes[lastPart].isASCIILetter || underscores > 0, dots + underscores > 0 else {
      return false
    }
    let last = String(decoding: bytes[lastPart...], as: UTF8.self)
    if dots > 0, fileExtensions.contains(last) || isDatePattern(bytes) { return false }
    return !isLocale(bytes, last)
  }

  /// "en_US", "pt_BR", "zh_Hant_HK", "es_419".
  private static func isLocale(_ bytes: [UInt8], _ last: String) -> Bool {
    let isRegion =
      last.utf8.count == 2 && last.utf8.allSatisfy(\.isASCIICapital)
      || last.utf8.count == 3 && last.utf8.allSatisfy(\.isASCIIDigit)
    let rest = bytes.count - last.utf8.count
    return isRegion && (rest <= 4 || rest <= 9 && bytes[rest - 5].isASCIICapital)
  }

  /// "dd.mm.yyyy", "hh.mm".
  private static func isDatePattern(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { "dmyhsDMYHS.jaTtu".utf8.contains($0) }
  }

  private static let fileExtensions: Set<String> = [
    "aab", "aac", "apk", "app", "avi", "bak", "bat", "bib", "bin", "bmp", "cfg", "cmd", "conf", "cpl", "cpp",
    "crx", "css", "csv", "dat", "db", "deb", "dll", "dmg", "doc", "docx", "epub", "exe", "flac", "gif", "gpx",
    "gz", "heic", "htm", "html", "icns", "ico", "ics", "ini", "ipa", "iso", "jar", "java", "jpeg", "jpg",
    "js", "json", "key", "kt", "lnk", "log", "m4a", "md", "mkv", "mov", "mp3", "mp4", "msc", "msi", "ods",
    "odt", "ogg", "otf", "pdf", "pem", "php", "pkg", "plist", "png", "po", "ppt", "ps1", "psd", "py", "rar",
    "rb", "rpm", "rs", "rtf", "sh", "so", "sql", "sqlite", "srt", "strings", "svg", "swift", "tar", "tex",
    "tmp", "toml", "torrent", "ts", "ttf", "txt", "vcf", "wav", "webm", "webp", "woff", "xcstrings", "xliff",
    "xls", "xlsx", "xml", "xpi", "yaml", "yml", "zip",
  ]
}
