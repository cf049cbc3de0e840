/// How a placeholder says to format its value: `.2` of `%.2f`, `date` of `{0,date}`, `N2` of `{0:N2}`.
enum PlaceholderFormat {
  /// Whether a translation's placeholder lacks formatting that the source's has.
  ///
  /// Each language writes dates in its own way, so only missing formatting counts, or a different number of decimals.
  static func isLost(from source: Span<UInt8>, in own: Span<UInt8>, _ syntax: Syntax) -> Bool {
    switch syntax {
    case .apple, .printf, .android, .ruby:
      return isPositionLost(source, own) || isPrecisionLost(source, own)
    case .icu, .formatjs, .flutter, .java:
      let wanted = parts(source)
      let found = parts(own)
      if wanted.count == 1 { return found.count > 1 && !isKnown(found[1]) }
      guard isSimple(wanted[1]) else { return false }
      // A plain number differs only in the signs between its digits.
      if found.count == 1 { return wanted[1] != "number" || wanted.count > 2 }
      return found[1] == wanted[1] && isWord(wanted.last) && isWord(found.last) && wanted[1] == "number"
        && wanted.last != found.last
    case .dotnet, .pythonBrace:
      guard own.byte(0) == UInt8(ascii: "{"), source.byte(0) == UInt8(ascii: "{") else { return false }
      return (source.firstIndex(of: UInt8(ascii: ":"), from: 0) == nil)
        != (own.firstIndex(of: UInt8(ascii: ":"), from: 0) == nil)
    default: return false
    }
  }

  /// `%1s` for `%1$s`: the number of the value became a width.
  private static func isPositionLost(_ source: Span<UInt8>, _ own: Span<UInt8>) -> Bool {
    guard let dollar = source.firstIndex(of: UInt8(ascii: "$"), from: 0), dollar > 1,
      own.firstIndex(of: UInt8(ascii: "$"), from: 0) == nil, own.count > dollar,
      source.byte(1) != UInt8(ascii: "{")
    else { return false }
    for index in 0..<dollar where own[index] != source[index] { return false }
    return true
  }

  private static func isPrecisionLost(_ source: Span<UInt8>, _ own: Span<UInt8>) -> Bool {
    guard let wanted = precision(source) else { return false }
    return precision(own) != wanted
  }

  /// The digits between a dot and the letter at the end; nil where there is no dot.
  private static func precision(_ text: Span<UInt8>) -> String? {
    guard text.byte(0) == UInt8(ascii: "%"), let dot = text.firstIndex(of: UInt8(ascii: "."), from: 0) else {
      return nil
    }
    var end = dot + 1
    while text.byte(end).isASCIIDigit { end += 1 }
    return String(copying: text.extracting(dot + 1..<end))
  }

  /// `name`, `number` and `percent` of `{name, number, percent}`.
  private static func parts(_ text: Span<UInt8>) -> [String] {
    guard text.byte(0) == UInt8(ascii: "{"), text.count > 2 else { return [""] }
    return String(copying: text.extracting(1..<text.count - 1)).split(separator: ",", maxSplits: 2).map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func isKnown(_ type: String) -> Bool {
    isSimple(type) || MessagePattern.types.contains(type) || type == "DateTime"
  }

  private static func isSimple(_ type: String) -> Bool { ["number", "date", "time"].contains(type) }

  private static func isWord(_ style: String?) -> Bool {
    ["percent", "currency", "integer"].contains(style ?? "")
  }
}
