extension JavaProperties {
  /// How many bytes are looked at to tell texts from settings.
  private static let probeLength = 32_768

  /// Settings of tools; nobody reads them in an app.
  private static let otherFiles = [
    "ant", "application", "bootstrap", "build", "buildNumber", "detekt", "gradle", "gradle-wrapper",
    "hibernate",
    "jndi", "junit-platform", "keystore", "local", "log4j", "log4j2", "logging", "maven-wrapper", "pom",
    "project",
    "quartz", "robolectric", "signing", "sonar-project", "version",
  ]

  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".properties") else { return false }
    if document.isNamed { return true }
    let file = document.path.split(separator: "/").last ?? ""
    let stem = file.dropLast(".properties".utf8.count)
    let isSetting = Self.otherFiles.contains { stem == $0 || stem.hasPrefix($0 + "-") }
    return !isSetting && Self.looksLikeTexts(document)
  }

  /// Whether at least half of the values that tell anything are words, or a comment is for translators.
  private static func looksLikeTexts(_ document: Document) -> Bool {
    let note: StaticString = "LOCALIZATION NOTE"
    let end = min(document.bytes.count, document.textStart + probeLength)
    if document.bytes.span.firstIndex(of: note, from: 0, before: end) != nil { return true }
    var scanner = PropertiesScanner(bytes: Array(document.bytes[document.textStart..<end]))
    scanner.scan()
    var texts = 0
    var settings = 0
    let bytes = scanner.bytes.span
    for property in scanner.properties {
      switch kind(bytes.extracting(property.value)) {
      case .text: texts += 1
      case .setting: settings += 1
      case .either: break
      }
    }
    return texts >= settings && texts > 0 || settings == 0 && document.path.contains("ocale")
  }

  private enum Kind { case text, setting, either }

  /// Words with spaces between, a word with a capital, or letters of other scripts are text; numbers, paths, names with
  /// dots are settings; a small word can be both.
  private static func kind(_ value: Span<UInt8>) -> Kind {
    var letters = 0
    var others = 0
    for index in value.indices {
      let byte = value[index]
      if byte >= 0x80 || value.holds("\\u", at: index) { return .text }
      if byte == 0x20, value.byte(index + 1).isASCIILetter, endsWord(value.byte(index - 1)) { return .text }
      if byte.isASCIILetter { letters += 1 } else if byte > 0x20, byte != UInt8(ascii: "\\") { others += 1 }
    }
    if letters == 0 { return others == 0 ? .either : .setting }
    if others > 1 || others == 1 && value[value.count - 1].isASCIIAlphanumeric { return .setting }
    let isCapitalized = value[0].isASCIICapital && (value.count == 1 || value.byte(1).isASCIISmall)
    return isCapitalized ? .text : .either
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
  }
}
