internal import Readability

extension WordLists {
  /// - Parameter file: `[name]` begins a list, `#` a comment; commas and line ends separate the words.
  init(_ file: Span<UInt8>) {
    self.init()
    edges = CarriedArray(Array(repeating: Edges(), count: Name.count))
    var list: Name?
    var start = 0
    var index = 0
    while index <= file.count {
      let byte = index < file.count ? file[index] : 0x0A
      if byte == 0x0A || byte == UInt8(ascii: ",") {
        let range = Self.trimmed(file, start..<index)
        if let first = range.first.map({ file[$0] }) {
          if first == UInt8(ascii: "[") {
            let name = String(copying: file.extracting(range.lowerBound + 1..<range.upperBound - 1))
            list = Name.allCases.first { $0.key == name }
          } else if first == UInt8(ascii: "#") {
            while index < file.count, file[index] != 0x0A { index += 1 }
          } else if let list {
            insert(file.extracting(range), into: list)
          }
        }
        start = index + 1
      }
      index += 1
    }
  }

  private mutating func insert(_ text: Span<UInt8>, into list: Name) {
    var count = 1
    for index in text.indices where text[index] == 0x20 { count += 1 }
    if list.rawValue < Name.vagueErrors.rawValue { longest = max(longest, count) }
    if list == .genericLinkParts {
      add(.linkOpening, to: text.extracting(0..<text.firstIndex(of: 0x20, 0x20, from: 0)))
    }
    let last = text[text.count - 1]
    if list == .tellingTexts {
      // Openings, and after “…” the words at the end.
      if text[0] < 0x80 {
        edges[list.rawValue].openings |= 1 << UInt32(text[0] & 31)
      } else {
        edges[list.rawValue].endings |= 1 << UInt32(last & 31)
      }
    } else {
      edges[list.rawValue].openings |= 1 << UInt32(text[0] & 31)
      // Case folding may change the last byte of a letter beyond ASCII into one of ASCII.
      edges[list.rawValue].endings |= last.isASCIILetter ? 1 << UInt32(last & 31) : .max
    }
    add(Membership(list), to: text)
  }

  private mutating func add(_ membership: Membership, to text: Span<UInt8>) {
    let hash = WordSet.hash(text)
    words.set((words[hash] ?? 0) | membership.rawValue, for: hash)
  }

  private static func trimmed(_ file: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, file[lower] <= 0x20 { lower += 1 }
    while upper > lower, file[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }
}
