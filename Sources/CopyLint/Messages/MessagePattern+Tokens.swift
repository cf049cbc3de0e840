extension MessagePattern {
  /// What a message is made of, one level of it.
  enum Token {
    /// Text that stands for itself.
    case literal(Range<Int>, isQuoted: Bool)
    /// Two apostrophes that mean one.
    case apostrophe(Range<Int>)
    /// The part where an argument starts.
    case argument(Int)
    /// `#` in a plural.
    case number(Range<Int>)
  }

  /// One form of a `plural`, `select`, `selectordinal` or `choice`.
  struct Branch {
    /// `one`, `=1`, `female`, `1<`.
    var label: String
    /// Empty where `other` was missing and was put in.
    var selector: Range<Int>
    /// The part where its message starts.
    var start: Int
  }

  /// The text of the message that starts at part `start`, without its braces.
  func range(ofMessage start: Int) -> Range<Int> {
    let lower = parts[start].range.upperBound
    return lower..<max(lower, parts[parts[start].limit].range.lowerBound)
  }

  /// Calls `body` with the tokens of the message that starts at part `start`, in order; not with those of its branches.
  func forEachToken(ofMessage start: Int, _ body: (Token) -> Void) {
    let limit = parts[start].limit
    var isQuoted = false
    var at = parts[start].range.upperBound
    func literal(to end: Int) {
      if end > at { body(.literal(at..<end, isQuoted: isQuoted)) }
    }
    var index = start + 1
    while index < limit {
      let part = parts[index]
      switch part.kind {
      case .quote where isDoubled(index):
        literal(to: part.range.lowerBound - 1)
        body(.apostrophe(part.range.lowerBound - 1..<part.range.upperBound))
        at = part.range.upperBound
      case .quote:
        literal(to: part.range.lowerBound)
        isQuoted.toggle()
        at = part.range.upperBound
      case .numberSign where dialect != .flutter:
        literal(to: part.range.lowerBound)
        body(.number(part.range))
        at = part.range.upperBound
      case .argumentStart:
        literal(to: part.range.lowerBound)
        body(.argument(index))
        index = part.limit
        at = parts[index].range.upperBound
      default: break
      }
      index += 1
    }
    literal(to: parts[limit].range.lowerBound)
  }

  /// The branches of the argument that starts at part `start`.
  func branches(ofArgument start: Int) -> [Branch] {
    var found: [Branch] = []
    var selector = 0..<0
    var value = 0..<0
    var index = start + 1
    while index < parts[start].limit {
      switch parts[index].kind {
      case .selector: selector = parts[index].range
      case .value: value = parts[index].range
      case .start:
        var label = String(decoding: bytes[selector], as: UTF8.self)
        if selector.isEmpty {
          label = "other"
        } else if parts[start].argument == .choice {
          // A number and what separates it from its text: `0#`, `1<`.
          let number = String(decoding: bytes[value], as: UTF8.self)
          label = number + (label == "<" ? label : "")
        }
        found.append(Branch(label: label, selector: selector, start: index))
        index = parts[index].limit
      default: break
      }
      index += 1
    }
    return found
  }

  /// The name of the argument that starts at part `start`.
  func name(ofArgument start: Int) -> String {
    start + 1 < parts.count && parts[start + 1].kind == .name ? text(start + 1) : ""
  }

  /// Whether the apostrophe at part `index` is the second of two that mean one.
  private func isDoubled(_ index: Int) -> Bool {
    let place = parts[index].range.lowerBound
    guard place > 0, bytes[place - 1] == UInt8(ascii: "'") else { return false }
    // A quote before it is a part of its own, and begins or ends a quotation.
    let before = parts[index - 1]
    return before.kind != .quote || before.range.upperBound != place
  }

  /// Whether an argument has branches.
  var hasForms: Bool { parts.contains { $0.argument.isComplex } }

  /// The first brace that closes nothing in the message that starts at part `start`.
  func strayBrace(ofMessage start: Int) -> Int? {
    var found: Int?
    forEachToken(ofMessage: start) { token in
      guard found == nil, case .literal(let range, isQuoted: false) = token else { return }
      found = bytes[range].firstIndex(of: UInt8(ascii: "}"))
    }
    return found
  }

  /// Where the apostrophe of a quotation without an end is.
  var openQuotation: Int? {
    var opening: Int?
    for (index, part) in parts.enumerated() where part.kind == .quote && !isDoubled(index) {
      opening = opening == nil ? part.range.lowerBound : nil
    }
    return opening
  }

  /// Whether apostrophes quote a part of it.
  var hasQuotation: Bool {
    parts.indices.contains { parts[$0].kind == .quote && !isDoubled($0) }
  }
}
