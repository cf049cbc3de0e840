/// The name of an image file where the spoken label belongs.
struct LabelFilename: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-filename", group: .labels, severity: .error,
      summary: "A spoken label is the name of an image file.")
  }

  var when: When { .role(.accessibilityLabel, .announcement) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    let name = subject.text(whole)
    if subject.entry.role == .announcement {
      guard Self.sounds.contains(where: name.hasSuffix) || AssetName.isFile(name), !name.utf8.contains(0x20)
      else { return }
      findings.append(
        finding(
          "Say what happened, not the file name \(quoted(name)). A screen reader reads it out.", at: whole,
          in: subject))
      return
    }
    // “hero@2x.png” looks like an address.
    guard subject.neutral.isEmpty || name.contains("@2x.") || name.contains("@3x."), Self.isFilename(name)
    else { return }
    let kind = Self.isFromCode(name) ? "name from the code" : "file name"
    findings.append(
      finding(
        "Say what it is, not the \(kind) \(quoted(name)). A screen reader reads it out.", at: whole,
        in: subject))
  }

  /// Whether `text` has no space and is an image's name: by its extension, its prefix, its size or its underscores.
  static func isFilename(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count <= 128, !bytes.contains(where: { $0.isASCIISpace || $0 >= 0x80 }),
      bytes.contains(where: { $0.isASCIILetter })
    else { return false }
    // The code of a key, such as "VK_F12".
    if text.hasPrefix("VK_") { return false }
    let small = text.lowercased()
    let isInnerUnderscore = small.dropFirst().dropLast().contains("_")
    return isInnerUnderscore || extensions.contains { small.hasSuffix($0) }
      || prefixes.contains { small.hasPrefix($0) && small.utf8.count > $0.utf8.count }
      || scales.contains { small.hasSuffix($0) }
      || text == small && endings.contains { small.hasSuffix($0) && small.utf8.count > $0.utf8.count + 1 }
  }

  /// "tool_use": nothing but its underscores shows that it is no word.
  private static func isFromCode(_ name: String) -> Bool {
    let small = name.lowercased()
    return !extensions.contains { small.hasSuffix($0) } && !scales.contains { small.hasSuffix($0) }
      && !["ic_", "img_", "icon_", "image_", "bg_"].contains { small.hasPrefix($0) }
  }

  private static let extensions = [
    ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".heic", ".tiff", ".bmp", ".ico",
  ]
  private static let sounds = [".wav", ".mp3", ".m4a", ".caf", ".aiff"]
  private static let prefixes = ["ic-", "img-", "btn-", "icon-", "image-"]
  private static let endings = ["-icon", "-image", "-img", "-logo"]
  private static let scales = ["@2x", "@3x"]
}
