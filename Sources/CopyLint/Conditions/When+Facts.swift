extension When {
  /// The text is in the source language.
  public static let sourceText = When(.fact(.sourceText))
  /// The text is a translation, and its source is known.
  public static let pair = When(.fact(.pair))
  /// The string is one form of several.
  public static let form = When(.fact(.form))
  /// The string is a form for some numbers.
  public static let plural = When(.fact(.plural))
  /// Another string of the same control is known.
  public static let sibling = When(.fact(.sibling)) && .reads(.sibling)
  /// The file states how long the text may be.
  public static let lengthLimit = When(.fact(.limited))
  /// The text is empty, or white space.
  public static let blank = When(.fact(.blank))
  /// The text has a value that the program puts in.
  public static let placeholder = When(.fact(.placeholder))

  static let spaceAtEdge = When(.fact(.spaceAtEdge))
  static let keyShape = When(.fact(.keyShape))
  static let wordless = When(.fact(.wordless))
  static let likeNeighbors = When(.fact(.likeNeighbors))
  static let capitals = When(.fact(.capitals))
  static let hardWord = When(.fact(.hardWord))

  enum Grade { case limit }

  /// The text is harder to read than its grade may be.
  static func grade(above: Grade) -> When { When(.fact(.overGrade)) }

  /// What a translation and its source may differ in.
  enum Pair {
    case sameText, otherEnd, space, placeholder, markup, sourceAddress, sourceMeasure
  }

  /// The text is a translation, and this is true of it or of its source.
  static func pair(_ pair: Pair) -> When {
    switch pair {
    case .sameText: When(.fact(.sameAsSource))
    case .otherEnd: When(.fact(.otherEnd))
    case .space: When(.fact(.pairSpace))
    case .placeholder: When(.fact(.pairPlaceholder))
    case .markup: When(.fact(.pairMarkup))
    case .sourceAddress: When(.fact(.sourceAddress))
    case .sourceMeasure: When(.fact(.sourceMeasure))
    }
  }
}
