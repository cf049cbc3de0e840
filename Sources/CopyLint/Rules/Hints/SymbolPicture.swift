/// What a symbol shows, in the words that a person has for the picture and not for what a control does.
enum SymbolPicture {
  /// Whether a label only reads a symbol, or says what it shows: “Three lines”, “Magnifying glass”.
  ///
  /// Words that are also good labels, such as “Calendar” and “Trash”, are not among these.
  static func isSaid(by label: String, for symbol: String) -> Bool {
    let words = letters(of: label.lowercased())
    for row in rows where row.symbols.contains(where: { starts(symbol, with: $0) }) {
      if row.pictures.contains(where: { letters(of: $0) == words }) { return true }
    }
    return false
  }

  /// “magnifyingglass” begins “magnifyingglass.circle”, and not “magnifyingglasses”.
  private static func starts(_ symbol: String, with name: String) -> Bool {
    symbol == name || symbol.hasPrefix(name + ".")
  }

  private static func letters(of text: String) -> String {
    String(decoding: text.utf8.filter(\.isASCIIAlphanumeric), as: UTF8.self)
  }

  private static let rows: [(symbols: [String], pictures: [String])] = [
    (["magnifyingglass"], ["magnifying glass", "magnifier", "loupe"]),
    (["gear", "gearshape"], ["gear", "gears", "cog", "cogwheel", "gear wheel", "gear shape"]),
    (
      ["line.3.horizontal", "line.horizontal.3"],
      [
        "three lines", "3 lines", "lines", "three bars", "three horizontal lines", "horizontal lines",
        "hamburger", "stripes",
      ]
    ),
    (["ellipsis"], ["ellipsis", "three dots", "3 dots", "dots"]),
    (
      ["bubble", "text.bubble", "ellipsis.bubble"], ["speech bubble", "bubble", "chat bubble", "text bubble"]
    ),
    (["pencil", "square.and.pencil"], ["pencil", "square and pencil"]),
    (["trash"], ["trash can", "trash bin", "garbage can", "rubbish bin", "dustbin", "wastebasket"]),
    (["paperplane"], ["paper plane", "paper airplane", "plane", "airplane"]),
    (["paperclip"], ["paper clip", "clip"]),
    (["envelope"], ["envelope"]), (["house"], ["house"]), (["bell"], ["bell"]), (["heart"], ["heart"]),
    (["eye"], ["eye"]),
    (["gift"], ["gift box", "present box"]), (["bolt"], ["bolt", "lightning", "lightning bolt"]),
    (["waveform"], ["waveform", "wave form", "sound wave", "wave", "waves"]),
    (["lightbulb"], ["light bulb", "bulb"]), (["wand"], ["wand", "magic wand"]),
    (["xmark", "multiply"], ["x", "x mark", "cross"]), (["plus"], ["plus", "plus sign"]),
    (["minus"], ["minus", "minus sign"]),
    (["checkmark"], ["check mark", "tick"]),
    (["chevron"], ["chevron", "arrow", "chevron left", "chevron right", "chevron down", "chevron up"]),
    (
      ["arrow"],
      [
        "arrow", "up arrow", "down arrow", "left arrow", "right arrow", "arrow up", "arrow down",
        "arrow left", "arrow right", "circular arrow", "round arrow",
      ]
    ),
    (
      ["square.and.arrow.up"],
      ["square and arrow up", "box with arrow", "arrow", "up arrow", "square with arrow"]
    ),
    (["slider.horizontal.3"], ["sliders", "three sliders"]),
  ]
}
