extension RoleFile {
  /// Reads the last part of `path`, without its endings.
  init(path: String) {
    let bytes = path.utf8.span
    var lower = bytes.count
    var upper = bytes.count
    while lower > 0, bytes[lower - 1] != UInt8(ascii: "/") {
      lower -= 1
      if bytes[lower] == UInt8(ascii: ".") { upper = lower }
    }
    let words = RoleWords(bytes, lower..<upper)
    if words.contains(.accessibility), words.count > 1 || !Self.isForDesktop(bytes) {
      self = words.contains(.identifier) ? .identifiers : .spoken
    } else if words.contains(.error) {
      self = .errors
    } else {
      self = .plain
    }
  }

  /// Whether the file is of a tool for developers, or has the errors of a library: what went wrong there, they look up.
  static func isForDevelopers(_ path: Span<UInt8>) -> Bool {
    developerPaths.contains { path.contains($0) }
  }

  private static let developerPaths: [StaticString] = [
    "devtools", "webconsole", "nsserror", "win32error", "xslt", "/dom.", "/debugger", "/syslog",
  ]

  /// Whether the format is one of desktop programs. There "accessibility.properties" is about a feature or the system's
  /// own words ("marquee"), not about spoken texts of this program's controls.
  private static func isForDesktop(_ path: Span<UInt8>) -> Bool {
    path.holds(".properties", at: path.count - 11) || path.holds(".ftl", at: path.count - 4)
  }
}
