extension Subject {
  /// Whether the text may be on a phone, where large letters leave little room; when nobody says it, the format tells.
  var mayBeOnPhone: Bool {
    switch platform {
    case .ios, .android: true
    case .macos, .web, .desktop: false
    // The letter behind "&" is for a keyboard, and `Class = "NSButtonCell"` is of a Mac.
    case nil:
      !Self.desktopSyntaxes.contains(entry.syntax) && !bytes.contains(UInt8(ascii: "&"))
        && !entry.mentions(["class = \"ns"])
    }
  }

  /// Of programs for the desktop, of pages and of servers.
  private static let desktopSyntaxes: [Syntax] = [
    .fluent, .dotnet, .qt, .java, .chrome, .ruby, .laravel, .pythonBrace, .printf,
  ]
}
