/// Names of SF Symbols, such as “square.and.arrow.up”: no text for people, and no key that a writer would choose.
enum SymbolName {
  /// Whether all parts of `text` are words of such names, and one of them is in no other name.
  ///
  /// Keys are written alike: “settings.gear.label” has parts that no symbol has. Names of web icons have hyphens.
  static func isOne(_ text: String) -> Bool {
    let bytes = text.utf8
    guard 5...48 ~= bytes.count,
      bytes.allSatisfy({ $0.isASCIISmall || $0.isASCIIDigit || $0 == dot || $0 == hyphen })
    else { return false }
    let mark: Character = bytes.contains(dot) ? "." : "-"
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count > 1, !parts.contains(where: \.isEmpty), mark == "." || pointers.contains(parts[0])
    else {
      return false
    }
    return parts.allSatisfy { marks.contains($0) || things.contains($0) || isNumber($0) }
      && parts.contains { marks.contains($0) }
      && parts.contains { !isNumber($0) && $0 != "and" }
  }

  /// Whether `text` is such a name with spaces for its dots: “mic fill”. “play circle” may be what a picture shows.
  static func isSpelledOut(_ text: String) -> Bool {
    guard text.utf8.contains(0x20), !text.utf8.contains(dot) else { return false }
    let words = text.split(separator: " ")
    return isOne(text.replacing(" ", with: "."))
      && (words.contains { sureMarks.contains($0) } || text.hasPrefix("square and "))
  }

  /// What no label has in small letters.
  private static let sureMarks: [Substring] = ["badge", "fill", "slash", "trianglehead"]

  /// “2”, “2x2”, “90”.
  private static func isNumber(_ part: Substring) -> Bool {
    part.utf8.count <= 3 && part.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "x") }
      && part.utf8.first?.isASCIIDigit == true
  }

  /// What names of icons on the web begin with; other words with hyphens are language: “half-circle”.
  private static let pointers: [Substring] = ["arrow", "chevron"]

  private static let dot = UInt8(ascii: ".")
  private static let hyphen = UInt8(ascii: "-")

  /// What symbols have, and hardly a key: how they are drawn, and where they point.
  private static let marks = """
    2x2 3x3 backward badge bubble capsule circle clockwise counterclockwise dashed diamond dotted down fill
    forward gobackward goforward hexagon horizontal inverse landscape left lefthalf leftthird octagon portrait raised rectangle
    right righthalf seal slash square stack thumbsdown thumbsup triangle trianglehead up uturn vertical
    wave
    """.split { $0 == " " || $0 == "\n" }

  /// What they show.
  private static let things = """
    alarm and antenna archivebox arrow arrows arrowtriangle at bag ball bandage battery bed bell bicycle
    bolt book bookmark books briefcase building bullet bus calendar camera car cart case character chart
    check checkmark chevron clipboard clock cloud columns compact cross cup decrease desktopcomputer display doc dot
    dots drop ear ellipsis envelope exclamationmark externaldrive eye eyeglasses face figure film flag
    flame folder fork full gamecontroller gauge gear gearshape gift globe grid half hand hare headphones
    heart house increase info ipad iphone key keyboard leaf lightbulb line link list location lock macbook
    magnifyingglass map mappin max medal megaphone menucard message mic min minus moon mountain
    movieclapper mug music newspaper note number on open pad paintbrush paintpalette paperclip paperplane
    path pause pencil percent person phone photo pin play plus point power printer qrcode questionmark
    quote rays rosette scissors scope sensor server shield shippingbox signature skew sleep slider
    snowflake sparkle sparkles speaker sportscourt square star stethoscope stop stopwatch suitcase sun tag
    text textformat ticket timer tortoise tram trash tray trophy tv umbrella video view wallet wand
    waveform wifi wind wrench xmark
    """.split { $0 == " " || $0 == "\n" }
}
