/// The placeholders in the text of `entry`, by the grammar of its file.
package func placeholders(of entry: Entry) -> [Placeholder] {
  placeholders(in: entry.text, syntax: entry.syntax)
}

/// The placeholders of `syntax` in `text`, from left to right, including those in the forms of a message.
///
/// In time linear in the text.
package func placeholders(in text: String, syntax: Syntax) -> [Placeholder] {
  if let dialect = MessageDialect(syntax), text.utf8.contains(UInt8(ascii: "{")) {
    let pattern = MessagePattern(Array(text.utf8), dialect: dialect)
    if pattern.fault == nil { return pattern.placeholders }
  }
  return placeholders(in: text.utf8.span, syntax: syntax)
}

/// The placeholders of a whole sentence, in which a message no longer has quotations.
func placeholders(inSentence text: String, syntax: Syntax) -> [Placeholder] {
  if MessageDialect(syntax) != nil, text.utf8.contains(UInt8(ascii: "'")) {
    return placeholders(in: text.utf8.span, syntax: syntax)
  }
  return placeholders(in: text, syntax: syntax)
}

/// The same, read as a plain text: a message's quotations and forms don't count.
func placeholders(in text: Span<UInt8>, syntax: Syntax) -> [Placeholder] {
  var result: [Placeholder] = []
  let isBrace = syntax == .pythonBrace
  var next = isBrace ? 0 : 1
  var previous = next
  // Braces count from 0: `{}` is `{0}`.
  var nextInBraces = 0
  var index = 0
  while index < text.count {
    guard isOwn(text, index, syntax), let found = FoundPlaceholder.find(in: text, at: index, syntax: syntax)
    else {
      index += 1
      continue
    }
    let range = index..<found.end
    for _ in 0..<found.sizes {
      result.append(Placeholder(range: range, reference: .position(next), type: .integer))
      next += 1
    }
    let reference: Placeholder.Reference
    switch found.reference {
    case .nothing: reference = .nothing
    case .next where syntax == .none && text[index] == UInt8(ascii: "{"):
      reference = .position(nextInBraces)
      nextInBraces += 1
    case .next:
      previous = next
      reference = .position(next)
      next += 1
    case .previous: reference = .position(previous)
    case .position(let position):
      previous = position
      reference = .position(position)
    case .name(let name): reference = .name(String(copying: text.extracting(name)))
    }
    var placeholder = Placeholder(range: range, reference: reference, type: found.type)
    placeholder.isLong = found.isLong
    placeholder.isUnescaped = found.isUnescaped
    result.append(placeholder)
    index = found.end
  }
  return result
}

/// Whether a placeholder of this grammar may begin at `index`. What other grammars have is neutral, but not a value.
private func isOwn(_ text: Span<UInt8>, _ index: Int, _ syntax: Syntax) -> Bool {
  switch text[index] {
  case UInt8(ascii: "%"):
    switch syntax {
    case .apple, .printf, .android, .java, .ruby, .qt, .none: true
    default: false
    }
  case UInt8(ascii: "{"):
    switch syntax {
    case .icu, .formatjs, .flutter, .java, .pythonBrace, .dotnet, .vue, .fluent, .none: true
    case .i18next: text.byte(index + 1) == UInt8(ascii: "{")
    default: false
    }
  case UInt8(ascii: "$"):
    switch syntax {
    case .js, .chrome, .none: true
    case .i18next: text.byte(index + 1) == UInt8(ascii: "t")
    default: false
    }
  case UInt8(ascii: ":"): syntax == .laravel
  case UInt8(ascii: "@"): syntax == .vue
  default: false
  }
}

extension MessagePattern {
  /// The arguments, including those in forms.
  fileprivate var placeholders: [Placeholder] {
    parts.indices.filter { parts[$0].kind == .argumentStart }.map { start in
      let part = parts[start]
      let name = name(ofArgument: start)
      let isNumber = !name.isEmpty && name.utf8.allSatisfy(\.isASCIIDigit)
      let reference: Placeholder.Reference =
        isNumber ? Int(name).map { .position($0) } ?? .name(name) : .name(name)
      return Placeholder(
        range: part.range.lowerBound..<parts[part.limit].range.upperBound, reference: reference,
        type: type(ofArgument: start))
    }
  }

  private func type(ofArgument start: Int) -> PlaceholderType {
    switch parts[start].argument {
    case .none: return .any
    case .choice, .plural, .selectordinal: return .number
    case .select: return .choice
    case .simple:
      guard start + 2 < parts.count, parts[start + 2].kind == .type else { return .any }
      return switch text(start + 2) {
      case "number", "spellout", "ordinal", "duration": .number
      case "date", "time", "DateTime": .date
      default: .any
      }
    }
  }
}
