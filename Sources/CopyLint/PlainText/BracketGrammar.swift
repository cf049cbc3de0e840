/// Placeholders in brackets: `{name}`, `{{name}}`, `${name}`, `$(VAR)`, `$t(key)`, `\(value)`, and those that are only
/// a name behind a sign.
enum BracketGrammar {
  /// Deepest nesting of brackets that is still a placeholder. It also bounds the time on unclosed brackets.
  private static let depthLimit = 32

  /// The offset after the bracket that closes the one at `open`; nil when it stays open.
  static func end(in text: Span<UInt8>, at open: Int) -> Int? {
    let opening = text[open]
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var depth = 0
    var index = open
    while index < text.count {
      if text[index] == opening {
        depth += 1
        if depth > depthLimit { return nil }
      } else if text[index] == closing {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  /// `{name}`, `{0}`, `{{name}}`, `{n, plural, …}`: the outermost braces are one range.
  static func braceEnd(in text: Span<UInt8>, at open: Int, syntax: Syntax) -> Int? {
    if syntax == .fluent { return fluentEnd(in: text, at: open) }
    guard let end = end(in: text, at: open) else { return nil }
    if usesBraces(syntax) || text.byte(open + 1) == UInt8(ascii: "{") { return end }
    // Elsewhere braces can hold words: only a name, with or without a format behind it, is a placeholder.
    var index = spacesEnd(in: text, at: open + 1)
    let name = index
    index = identifierEnd(in: text, at: index)
    if index == name { return index == end - 1 ? end : nil }
    index = spacesEnd(in: text, at: index)
    let next = text.byte(index)
    return next == UInt8(ascii: "}") || next == UInt8(ascii: ",") || next == UInt8(ascii: ":") ? end : nil
  }

  /// Longest placeable of Fluent, a bound on the time that quotes without an end take.
  private static let longestPlaceable = 16_384

  /// A placeable of Fluent: braces in its quoted texts are no braces.
  private static func fluentEnd(in text: Span<UInt8>, at open: Int) -> Int? {
    var depth = 0
    var isQuoted = false
    var index = open
    let limit = min(text.count, open + longestPlaceable)
    while index < limit {
      switch text[index] {
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted:
        depth += 1
        if depth > depthLimit { return nil }
      case UInt8(ascii: "}") where !isQuoted:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `${name}`, `$(VAR)`, `$t(key)`, `$NAME$`.
  static func dollarEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    switch text.byte(start + 1) {
    case UInt8(ascii: "{"):
      return end(in: text, at: start + 1)
    case UInt8(ascii: "("):
      let close = identifierEnd(in: text, at: start + 2)
      return close > start + 2 && text.byte(close) == UInt8(ascii: ")") ? close + 1 : nil
    case UInt8(ascii: "t") where text.byte(start + 2) == UInt8(ascii: "("):
      return end(in: text, at: start + 2)
    default:
      var index = start + 1
      if text.byte(index).isASCIIDigit { return nil }
      while isShout(text.byte(index)) { index += 1 }
      return index > start + 1 && text.byte(index) == UInt8(ascii: "$") ? index + 1 : nil
    }
  }

  /// `:name` of Laravel.
  static func nameEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    guard !text.byte(start - 1).isASCIIAlphanumeric, text.byte(start + 1).isASCIILetter else { return nil }
    var index = start + 1
    while text.byte(index).isASCIIAlphanumeric || text.byte(index) == UInt8(ascii: "_") { index += 1 }
    return index
  }

  /// `@:key` and `@.upper:key` of Vue.
  static func linkedMessageEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var index = start + 1
    if text.byte(index) == UInt8(ascii: ".") {
      index += 1
      while text.byte(index).isASCIILetter { index += 1 }
    }
    guard text.byte(index) == UInt8(ascii: ":") else { return nil }
    let end = identifierEnd(in: text, at: index + 1)
    return end > index + 1 ? end : nil
  }

  /// The end of a name or a path of names: `user.name`, `items[0]`, `link-html`, `0`.
  static func identifierEnd(in text: Span<UInt8>, at start: Int) -> Int {
    var index = start
    while index < text.count, isInIdentifier(text[index]) { index += 1 }
    return index
  }

  private static func spacesEnd(in text: Span<UInt8>, at start: Int) -> Int {
    var index = start
    while text.byte(index).isASCIISpace { index += 1 }
    return index
  }

  private static func isInIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "#"), UInt8(ascii: "@"):
      true
    default: byte.isASCIIAlphanumeric
    }
  }

  private static func isShout(_ byte: UInt8) -> Bool {
    byte.isASCIICapital || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }

  private static func usesBraces(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .icu, .formatjs, .flutter, .i18next, .pythonBrace, .dotnet, .vue, .fluent, .java: true
    case .apple, .printf, .android, .ruby, .qt, .laravel, .js, .none: false
    }
  }
}
