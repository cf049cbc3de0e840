internal import Readability

extension Subject {
  /// Whether the text names keys to press: “Press Tab”, “Use the arrow keys”, “hold { key-shift }”.
  func namesKeys() -> Bool {
    let tokens = analysis.tokens
    var isPressed = false
    for token in tokens {
      if token.kind == .neutral {
        if isPressed { return true }
        continue
      }
      guard token.kind == .word else { continue }
      let word = foldedText(token.range)
      if isKey(word), isPressed || isSureKey(word) { return true }
      isPressed = word == "press" || word == "hold" || word == "use" || isPressed && isBetween(word)
    }
    return false
  }

  /// Words between the verb and the name of the key: “use the up and down arrows”.
  private func isBetween(_ word: String) -> Bool {
    switch word {
    case "the", "and", "or", "up", "down", "left", "right", "your": true
    default: false
    }
  }

  private func isKey(_ word: String) -> Bool {
    switch word {
    case "tab", "enter", "return", "escape", "esc", "space", "spacebar", "delete", "backspace", "home", "end",
      "control", "command", "option", "alt":
      true
    default: isSureKey(word)
    }
  }

  private func isSureKey(_ word: String) -> Bool {
    switch word {
    case "shift", "ctrl", "arrow", "arrows", "keys", "cmd": true
    default: false
    }
  }
}
