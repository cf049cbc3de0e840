extension MessagePattern {
  /// What is wrong with a message that ICU can parse.
  func faults() -> [MessageFault] {
    var faults: [MessageFault] = []
    for (index, part) in parts.enumerated() {
      switch part.kind {
      case .start: checkTexts(ofMessage: index, &faults)
      case .argumentStart where part.argument.isComplex: checkForms(ofArgument: index, &faults)
      case .type where !Self.knowsType(text(index), dialect):
        faults.append(unknownType(index))
      default: break
      }
    }
    checkEnd(&faults)
    return faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// All kinds of values that ICU or Java knows, besides numbers and dates.
  static let types = [
    "choice", "plural", "select", "selectordinal", "spellout", "ordinal", "duration", "list",
  ]

  /// Whether a library knows this kind of value.
  private static func knowsType(_ name: String, _ dialect: MessageDialect) -> Bool {
    if ["number", "date", "time"].contains(name) { return true }
    switch dialect {
    case .java: return name == "choice"
    case .icu: return ["spellout", "ordinal", "duration", "list"].contains(name)
    case .formatjs: return false
    case .flutter: return name == "DateTime"
    }
  }

  /// - Parameter index: of the part that names a type which the library doesn't know.
  private func unknownType(_ index: Int) -> MessageFault {
    if dialect == .java, let start = parts[..<index].lastIndex(where: { $0.kind == .argumentStart }) {
      let range = parts[start].range.lowerBound..<parts[parts[start].limit].range.upperBound
      let written = String(decoding: bytes[range], as: UTF8.self)
      if let meant = JavaArgument.meant(by: written) {
        return MessageFault(.translatedType(written, meant: meant), range)
      }
    }
    return MessageFault(.unknownType(text(index)), parts[index].range)
  }

  private func checkForms(ofArgument start: Int, _ faults: inout [MessageFault]) {
    let type = parts[start].argument
    if dialect == .flutter { checkFlutter(start, type, &faults) }
    if dialect == .formatjs || dialect == .icu { checkSpelling(ofArgument: start, type, &faults) }
    guard type != .choice else { return }
    var seen: Set<String> = []
    for branch in branches(ofArgument: start) {
      let place = branch.selector
      if place.isEmpty {
        faults.append(
          MessageFault(
            .missingOther(argument: name(ofArgument: start), isPlural: type.isPlural),
            parts[start + 1].range))
      } else if !seen.insert(branch.label).inserted {
        faults.append(MessageFault(.duplicateSelector(branch.label), place))
      } else if type.isPlural, !branch.label.hasPrefix("="), PluralCategory(rawValue: branch.label) == nil {
        faults.append(MessageFault(.unknownCategory(branch.label), place))
      }
    }
  }

  /// ICU takes `{n, Plural, …}`, too, but the libraries of web apps show none of such a message.
  private func checkSpelling(ofArgument start: Int, _ type: ArgumentType, _ faults: inout [MessageFault]) {
    let place = typeRange(ofArgument: start, type)
    let name = String(decoding: bytes[place], as: UTF8.self)
    if name != "\(type)" { faults.append(MessageFault(.capitalType("\(type)"), place)) }
  }

  /// ICU keeps no place of the type: it follows the name and a comma.
  private func typeRange(ofArgument start: Int, _ type: ArgumentType) -> Range<Int> {
    let rest = bytes[parts[start + 1].range.upperBound...]
    let place = rest.firstIndex(where: \.isASCIILetter) ?? rest.startIndex
    return place..<min(bytes.count, place + "\(type)".utf8.count)
  }

  private func checkFlutter(_ start: Int, _ type: ArgumentType, _ faults: inout [MessageFault]) {
    if type == .selectordinal || type == .choice {
      faults.append(MessageFault(.notInFlutter("\(type)"), typeRange(ofArgument: start, type)))
    }
    // Only an offset puts a number before the first selector.
    if type.isPlural, start + 2 < parts.count, parts[start + 2].kind == .value {
      faults.append(MessageFault(.notInFlutter("offset"), parts[start + 2].range))
    }
  }

  /// Braces that close nothing, and apostrophes that hide a placeholder or themselves.
  private func checkTexts(ofMessage start: Int, _ faults: inout [MessageFault]) {
    var tags = TagNesting()
    // Where Java's quotation goes on after two apostrophes that mean one, and what was told of its beginning.
    var isOpen = false
    var told: Int?
    forEachToken(ofMessage: start) { token in
      if case .apostrophe = token { return }
      guard case .literal(let range, let isQuoted) = token else {
        isOpen = false
        return
      }
      if isQuoted, isOpen, dialect == .java {
        // Its first apostrophe is the cause: “d'équipe ''{0}''”.
        if let told, bytes[range].contains(UInt8(ascii: "{")) {
          faults[told].kind = isInWord(faults[told].range.lowerBound) ? .quotedByWord : .unclosedQuote
        }
        return
      }
      (isOpen, told) = (isQuoted, nil)
      if isQuoted {
        let before = faults.count
        checkQuotation(range, &faults)
        if faults.count > before, faults[before].range.lowerBound == range.lowerBound - 1 { told = before }
        return
      }
      if dialect == .formatjs { tags.add(bytes, range, &faults) }
      guard start == 0 else { return }
      for index in range where bytes[index] == UInt8(ascii: "}") {
        faults.append(MessageFault(.strayBrace, index..<index + 1))
      }
    }
    if dialect == .formatjs { tags.finish(&faults) }
  }

  /// `range` is quoted.
  private func checkQuotation(_ range: Range<Int>, _ faults: inout [MessageFault]) {
    let quote = range.lowerBound - 1
    guard quote >= 0, bytes[quote] == UInt8(ascii: "'") else { return }
    let holdsBrace = bytes[range].contains(UInt8(ascii: "{"))
    let isInWord = isInWord(quote)
    if holdsBrace, isInWord {
      faults.append(MessageFault(.quotedByWord, quote..<quote + 1))
    } else if holdsBrace, isPlaceholder(range), !isInQuotationMarks(range) {
      let name = String(decoding: bytes[range], as: UTF8.self)
      faults.append(MessageFault(.quotedPlaceholder(name), range))
    } else if dialect == .java, !holdsBrace, !bytes[range].contains(UInt8(ascii: "}")), !isTag(range) {
      faults.append(MessageFault(.lostApostrophe, quote..<quote + 1))
    }
  }

  private func isInWord(_ quote: Int) -> Bool {
    quote > 0 && (bytes[quote - 1].isASCIILetter || bytes[quote - 1] >= 0x80)
  }

  /// `'<b>'`: whoever quotes a tag means to.
  private func isTag(_ range: Range<Int>) -> Bool {
    !range.isEmpty && bytes[range.lowerBound] == UInt8(ascii: "<")
      && bytes[range.upperBound - 1] == UInt8(ascii: ">")
  }

  /// `"'{0}'"`: the text says what people may type.
  private func isInQuotationMarks(_ range: Range<Int>) -> Bool {
    let (before, after) = (range.lowerBound - 2, range.upperBound + 1)
    return before >= 0 && after < bytes.count && bytes[before] == UInt8(ascii: "\"")
      && bytes[after] == UInt8(ascii: "\"")
  }

  /// `{name}` and nothing else.
  private func isPlaceholder(_ range: Range<Int>) -> Bool {
    let inside = bytes[range].dropFirst().dropLast()
    return bytes[range.lowerBound] == UInt8(ascii: "{") && bytes[range.upperBound - 1] == UInt8(ascii: "}")
      && !inside.isEmpty && inside.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
  }

  /// A quotation that runs to the end of the message.
  private func checkEnd(_ faults: inout [MessageFault]) {
    guard let opening = openQuotation, !faults.contains(where: { $0.range.lowerBound == opening }) else {
      return
    }
    let hidesBrace = bytes[opening...].contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    faults.append(
      MessageFault(hidesBrace || dialect != .java ? .unclosedQuote : .lostApostrophe, opening..<opening + 1))
  }
}
