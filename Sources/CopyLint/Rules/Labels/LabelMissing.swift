/// A control or an image that a screen reader has no name for.
struct LabelMissing: ScreenRule {
  /// `spokenSymbols: warning` wants a label even where a screen reader has a word of its own for the symbol.
  var wantsSymbolsLabeled = false

  var about: RuleDescription {
    RuleDescription(
      name: "label-missing", group: .labels, severity: .warning,
      summary: "A control or an image in code has no name for a screen reader.",
      settings: [("spokenSymbols", .text(wantsSymbolsLabeled ? "warning" : "note"))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "spokenSymbols" else { throw SettingError("The only setting is spokenSymbols.") }
    switch value {
    case .text("note"): wantsSymbolsLabeled = false
    case .text("warning"): wantsSymbolsLabeled = true
    default: throw SettingError("spokenSymbols is note or warning.")
    }
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    // An empty label is left to `label-empty`.
    for (index, control) in screen.controls.enumerated()
    where !control.isUnseen && control.name == .nothing && !control.hasEmptyLabel && !control.action.isNothing
    {
      let message = control.isUsed ? self.control(control) : control.isLooseImage ? image(control) : nil
      guard let message else { continue }
      let names = control.images.filter { !$0.isEmpty }
      // A picture is often only an ornament, which the code doesn't tell.
      let isPicture = !control.isUsed && !control.isDrawn
      // Whoever hands the picture to such a view can hand over a name, too.
      let isPart = control.content == .images && names.isEmpty && !control.isDrawn
      let isSpoken = !wantsSymbolsLabeled && Self.areSpoken(names)
      // The hint says what it is for, late.
      let isExplained = !wantsSymbolsLabeled && !names.isEmpty && control.hint.isThere
      // It is read out with its date.
      let isDate = control.call == "DatePicker"
      // The question above it is read out first.
      let isAnswer = control.kind == .field && control.surroundings.contains(.dialog)
      let isMinor = isPicture || isAnswer || isPart || isSpoken || isExplained || isDate || screen.isTrial
      findings.append(finding(message, of: index, words: names, severity: isMinor ? .note : nil))
    }
  }

  private func control(_ control: Control) -> String? {
    guard let noun = Self.noun(control.kind) else { return nil }
    if control.isDrawn { return drawn(noun, control) }
    if control.content == .images {
      let names = control.images.filter { !$0.isEmpty }
      guard let name = names.first else {
        return "Add .accessibilityLabel(\"…\") to this \(noun). It only has an image."
      }
      let label = names.count == 1 ? Self.words(for: name, control.action) : "…"
      return "Add .accessibilityLabel(\"\(label)\") to this \(noun). It only has the image \(quoted(name))."
    }
    if control.kind == .slider {
      return "Add .accessibilityLabel(\"…\") to this slider. It shows no words of its own."
    }
    return "Add words for a screen reader to this \(noun). Its own label is empty."
  }

  /// Whether Apple's screen reader has a good word for each symbol: “More” for an ellipsis.
  private static func areSpoken(_ names: [String]) -> Bool {
    !names.isEmpty
      && names.allSatisfy {
        spokenSymbols.contains(bare($0))
          || spoken.contains(firstWord(of: $0))
      }
  }

  /// `back` of `back_arrow`, `BackArrow` and `back.fill`, in small letters.
  private static func firstWord(of name: String) -> String {
    let rest = name.dropFirst().prefix { !"._- ".contains($0) && !$0.isUppercase }
    return name.prefix(1).lowercased() + rest
  }

  /// "arrow.clockwise.circle.fill" has the word of "arrow.clockwise".
  private static func bare(_ symbol: String) -> String {
    var parts = symbol.split(separator: ".")
    while let last = parts.last, ["circle", "fill", "square"].contains(last), parts.count > 1 {
      parts.removeLast()
    }
    return parts.joined(separator: ".")
  }

  /// Symbols whose word the first part of the name doesn't tell: “Copy”, “Share”, “Undo”.
  private static let spokenSymbols: Set<String> = [
    "arrow.clockwise", "arrow.uturn.backward", "arrow.uturn.forward", "doc.on.doc", "document.on.document",
    "square.and.arrow.up", "square.and.pencil", "arrowshape.turn.up.left", "textformat.size.larger",
    "textformat.size.smaller",
  ]

  /// Beginnings of symbols, and pictures of the app's own whose names are words: those are read out.
  private static let spoken: Set<String> = [
    "add", "airplayaudio", "applewatch", "back", "bell", "bluesky", "bold", "bookmark", "calendar",
    "camera", "cancel", "cart", "check", "checkmark", "chevron", "clear", "close", "collapse",
    "comment", "copy", "crop", "delete", "dialpad", "discord", "done", "download", "edit", "eject",
    "ellipsis", "enter", "exit", "expand", "face", "facebook", "filter", "folder", "forward", "gear",
    "gearshape", "github", "gobackward", "goforward", "heart", "help", "hide", "history", "home",
    "house", "info", "instagram", "invite", "ipad", "iphone", "italic", "keyboard", "linkedin",
    "location", "login", "logout", "magnifyingglass", "map", "mastodon", "menu", "message", "minus",
    "mute", "next", "paperclip", "paperplane", "paste", "pause", "pencil", "phone", "photo", "pin",
    "play", "playpause", "plus", "power", "previous", "print", "printer", "qrcode", "questionmark",
    "reddit", "redo", "refresh", "reset", "rotate", "safari", "save", "scan", "search", "send",
    "settings", "share", "show", "shuffle", "sidebar", "sort", "sorting", "sos", "star", "stop",
    "strikethrough", "tag", "telegram", "threads", "tiktok", "timer", "trash", "twitter", "underline",
    "undo", "unmute", "upload", "video", "whatsapp", "xmark", "youtube",
  ]

  private static func noun(_ kind: Control.Kind) -> String? {
    switch kind {
    case .button: "button"
    case .link: "link"
    case .menu: "menu"
    case .toggle: "switch"
    case .field: "field"
    case .picker: "picker"
    case .slider: "slider"
    case .stepper: "stepper"
    case .image, .custom, .sign, .dialog, .message: nil
    }
  }

  /// What to say for a symbol; an ellipsis stands for what only the writer knows.
  private static func words(for symbol: String, _ action: Action) -> String {
    // “mic.play” plays what was recorded.
    let isAlsoPlayed = ["play", "pause", "stop"].contains { symbol.dropFirst().hasSuffix(".\($0)") }
    guard !symbol.contains("slash"), !isAlsoPlayed, let meaning = LabelSymbolName.meaning(of: symbol) else {
      return "…"
    }
    // The cross also clears and removes.
    if meaning == "Close", !closes(action) { return "…" }
    // In a calendar, it leads to the day before, and not out.
    if meaning == "Back", action.calls.contains(where: { $0.lowercased().contains("prev") }) {
      return "Previous …"
    }
    // The symbol of a switch shows what is on, and the label says what the tap does.
    if action.calls.contains(where: { $0.lowercased().contains("toggle") }) { return "…" }
    return WordLists.english.contains(meaning.lowercased(), in: .objectVerbs) ? "\(meaning) …" : meaning
  }

  private static func closes(_ action: Action) -> Bool {
    action.calls.contains { name in
      let name = name.lowercased()
      return ["close", "dismiss", "hide"].contains(where: name.contains)
    }
  }

  /// A control of a storyboard or a xib.
  private func drawn(_ noun: String, _ control: Control) -> String? {
    guard let name = control.images.first else { return nil }
    let advice = "Write a label for this \(noun), under Accessibility in Xcode. "
    // Xcode makes up names for images that it keeps in the file.
    return advice + (name.contains(":") ? "It only has an image." : "It only has the image \(quoted(name)).")
  }

  private func image(_ control: Control) -> String? {
    guard let name = control.images.first else { return nil }
    if control.isDrawn { return drawn("image", control) }
    return "Add .accessibilityLabel(\"…\") to this image, or hide it if it only decorates. "
      + "A screen reader reads out \(quoted(name))."
  }
}
