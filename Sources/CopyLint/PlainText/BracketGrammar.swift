/// Placeholders in brackets: `{name}`, `{{name}}`, `\(value)`, and those that are only a name after a sign.
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
  static func find(in text: Span<UInt8>, at open: Int, syntax: Syntax) -> FoundPlaceholder? {
    let isFluent = syntax == .fluent
    guard let end = isFluent ? fluentEnd(in: text, at: open) : end(in: text, at: open) else { return nil }
    if !isFluent, text.byte(open + 1) == UInt8(ascii: "{") {
      return doubled(in: text, open..<end, syntax: syntax)
    }
    var found = FoundPlaceholder(end: end, type: .any)
    var index = spacesEnd(in: text, at: open + 1)
    let quote = text.byte(index)
    if quote == UInt8(ascii: "\"") && isFluent || quote == UInt8(ascii: "'") && syntax == .vue {
      found.type = .literal
      return found
    }
    // JSON as an example: `[{"X-Custom": "value"}]`.
    if quote == UInt8(ascii: "\"") { return nil }
    let name = index
    index = identifierEnd(in: text, at: index)
    found.reference = reference(in: text, name..<index, syntax: syntax)
    if usesBraces(syntax) { return found }
    // Elsewhere braces can hold words: only a name, with or without a format after it, is a placeholder.
    if index == name { return index == end - 1 ? found : nil }
    // Python's `{name!r}`.
    if text.byte(index) == UInt8(ascii: "!"), text.byte(index + 1).isASCIILetter { index += 2 }
    let next = text.byte(spacesEnd(in: text, at: index))
    return next == UInt8(ascii: "}") || next == UInt8(ascii: ",") || next == UInt8(ascii: ":") ? found : nil
  }

  /// Longest placeable of Fluent, a bound on the time that quotes without an end take.
  private static let longestPlaceable = 16_384

  /// A placeable of Fluent: braces in its quoted texts do not count.
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

  /// `{{name}}`, `{{- name, format}}`; in .NET and Python the sign for braces that people see.
  private static func doubled(in text: Span<UInt8>, _ range: Range<Int>, syntax: Syntax) -> FoundPlaceholder {
    var found = FoundPlaceholder(end: range.upperBound, type: .any)
    if syntax == .dotnet || syntax == .pythonBrace {
      found.type = .literal
      return found
    }
    var index = spacesEnd(in: text, at: range.lowerBound + 2)
    if text.byte(index) == UInt8(ascii: "-") {
      found.isUnescaped = true
      index = spacesEnd(in: text, at: index + 1)
    }
    found.reference = .name(index..<identifierEnd(in: text, at: index))
    return found
  }

  private static func reference(
    in text: Span<UInt8>, _ name: Range<Int>, syntax: Syntax
  ) -> FoundPlaceholder.Reference {
    var end = name.upperBound
    if syntax == .pythonBrace {
      // The value of `user.name` and `list[0]` is the first part.
      end = name.lowerBound
      while end < name.upperBound, text[end] != UInt8(ascii: "."), text[end] != UInt8(ascii: "[") { end += 1 }
      if end == name.lowerBound { return .next }
    }
    if name.isEmpty { return .next }
    var value = 0
    for index in name.lowerBound..<end {
      guard text[index].isASCIIDigit, value < 1_000_000 else { return .name(name.lowerBound..<end) }
      value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
    }
    return .position(value)
  }

  /// `:name` of Laravel.
  static func colonName(in text: Span<UInt8>, at start: Int) -> FoundPlaceholder? {
    guard !text.byte(start - 1).isASCIIAlphanumeric, text.byte(start + 1).isASCIILetter else { return nil }
    var index = start + 1
    while text.byte(index).isASCIIAlphanumeric || text.byte(index) == UInt8(ascii: "_") { index += 1 }
    return FoundPlaceholder(end: index, type: .any, reference: .name(start + 1..<index))
  }

  /// `@:key` and `@.upper:key` of Vue.
  static func linkedMessage(in text: Span<UInt8>, at start: Int) -> FoundPlaceholder? {
    var index = start + 1
    if text.byte(index) == UInt8(ascii: ".") {
      index += 1
      while text.byte(index).isASCIILetter { index += 1 }
    }
    guard text.byte(index) == UInt8(ascii: ":") else { return nil }
    let end = identifierEnd(in: text, at: index + 1)
    guard end > index + 1 else { return nil }
    return FoundPlaceholder(end: end, type: .nested, reference: .name(index + 1..<end))
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

  private static func usesBraces(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .icu, .formatjs, .flutter, .i18next, .pythonBrace, .dotnet, .vue, .fluent, .java: true
    case .apple, .printf, .android, .ruby, .qt, .laravel, .js, .chrome, .none: false
    }
  }
}
