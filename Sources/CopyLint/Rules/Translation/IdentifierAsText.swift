/// A key where the text belongs.
struct IdentifierAsText: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "identifier-as-text", group: .translation, severity: .error,
      summary: "A text looks like the key of a string.")
  }

  var needs: SubjectFacts { .keyShape }

  var looksAround: Bool { true }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.bytes.count <= Self.limit, subject.neutral.isEmpty, Self.isIdentifier(subject.bytes),
      Self.isShown(subject.entry)
    else { return }
    let text = subject.entry.sentence
    let role = subject.entry.role
    let isLabelMatter = LabelSymbolName.isSymbolName(text) || LabelFilename.isFilename(text)
    if role == .accessibilityLabel, isLabelMatter { return }
    findings.append(
      finding("Add the text. People see the key \(quoted(text)).", at: 0..<subject.bytes.count, in: subject))
  }

  /// Longest key that is looked at, UTF-8 bytes.
  private static let limit = 128

  private static func isShown(_ entry: Entry) -> Bool {
    switch entry.role.part {
    case .placeholder, .identifier, .accessKey: false
    // An entry of Interface Builder has its text in the comment.
    default: !(entry.comment?.utf8.span.contains("ObjectID = ") ?? false)
    }
  }

  /// `settings.title.text` or `save_button`: two or more parts of small letters, without a space.
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

  /// "en_US", "pt_BR".
  private static func isLocale(_ bytes: [UInt8], _ last: String) -> Bool {
    bytes.count - last.utf8.count <= 4 && last.utf8.count == 2 && last.utf8.allSatisfy(\.isASCIICapital)
  }

  /// "dd.mm.yyyy", "hh.mm".
  private static func isDatePattern(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { "dmyhsDMYHS.jaTtu".utf8.contains($0) }
  }

  private static let fileExtensions: Set<String> = [
    "app", "aac", "bin", "bmp", "cfg", "conf", "cpp", "css", "csv", "dat", "db", "dll", "dmg", "doc", "docx",
    "exe",
    "gif", "gpx", "gz", "heic", "htm", "html", "icns", "ico", "ics", "ini", "ipa", "iso", "jar", "java",
    "jpeg",
    "jpg", "js", "json", "key", "kt", "log", "md", "mov", "mp3", "mp4", "pdf", "pem", "php", "pkg", "plist",
    "png",
    "po", "ppt", "py", "rar", "rb", "rs", "rtf", "sh", "so", "sqlite", "strings", "svg", "swift", "tar",
    "toml",
    "torrent", "ts", "txt", "vcf", "wav", "webp", "xcstrings", "xliff", "xls", "xlsx", "xml", "yaml", "yml",
    "zip",
  ]
}
