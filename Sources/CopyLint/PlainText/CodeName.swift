/// A name from the code where people expect words: "toolUse", "MessageListView", "RecordingState.paused".
enum CodeName {
  /// Whether `text` can only be one. Products are spelled alike: "iPhone", "macOS", "openSUSE", "GitHub".
  static func isOne(_ text: String) -> Bool {
    let bytes = text.utf8
    guard 6...64 ~= bytes.count, let first = bytes.first, first.isASCIILetter else { return false }
    // "ChatMessage(role: .user)"
    if let parenthesis = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") {
      let callee = text[..<parenthesis]
      return callee.utf8.allSatisfy(\.isASCIILetter) && humps(callee) > 1
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.count > 1 && $0.utf8.allSatisfy(\.isASCIILetter) }) else { return false }
    switch parts.count {
    case 1:
      if first.isASCIISmall { return firstHump(parts[0]) >= shortestHump && humps(parts[0]) > 1 }
      return humps(parts[0]) > 1 && views.contains { text.hasSuffix($0) && text.utf8.count > $0.utf8.count }
    // "RecordingState.paused", but not "Next.js".
    case 2:
      guard humps(parts[0]) > 1, parts[1].utf8.first?.isASCIISmall == true else { return false }
      // "recordingState.active", but not "openSource.org".
      return first.isASCIICapital || firstHump(parts[0]) >= shortestHump && parts[1].utf8.count > 3
    default: return false
    }
  }

  /// “UICTContentSizeCategoryAX3”, “AX5”: a size of text as Apple's code has it, and other long names without a space.
  static func isConstant(_ text: String) -> Bool {
    if text.utf8.count == 3, text.hasPrefix("AX"), text.utf8.last?.isASCIIDigit == true { return true }
    return 20...64 ~= text.utf8.count && text.utf8.first?.isASCIICapital == true
      && text.utf8.allSatisfy(\.isASCIIAlphanumeric) && humps(Substring(text)) > 3
  }

  /// "STATE_PAUSED", "not_recording"; not "A_1".
  static func isSnakeCase(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return false }
    return [\UInt8.isASCIISmall, \UInt8.isASCIICapital].contains { isOfCase in
      parts.allSatisfy { part in part.utf8.count > 1 && part.utf8.allSatisfy { $0[keyPath: isOfCase] } }
    }
  }

  /// “isFollowing”: a name for what is true or false.
  static func isFlag(_ text: some StringProtocol) -> Bool {
    flagPrefixes.contains { prefix in
      text.hasPrefix(prefix) && text.utf8.dropFirst(prefix.utf8.count).first?.isASCIICapital == true
    }
  }

  /// How many pieces begin with a capital that a small letter follows, the first piece included.
  private static func humps(_ word: Substring) -> Int {
    var count = 1
    var last: UInt8 = 0
    for byte in word.utf8.dropFirst() {
      if last.isASCIICapital, byte.isASCIISmall { count += 1 }
      last = byte
    }
    return count
  }

  /// The letters before the first capital.
  private static func firstHump(_ word: Substring) -> Int { word.utf8.prefix(while: \.isASCIISmall).count }

  private static let shortestHump = 3
  private static let flagPrefixes = ["is", "has", "should", "can", "did", "was"]
  private static let views = [
    "Button", "Cell", "Controller", "Field", "Icon", "Image", "Item", "Label", "List", "Row", "View",
  ]
}
