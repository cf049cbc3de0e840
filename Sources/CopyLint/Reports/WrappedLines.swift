/// Words put into lines of a terminal, at spaces, with an indent.
struct WrappedLines {
  private let indent: Int
  private let width: Int
  private let breaksWords: Bool
  private var lines: [[PrintableText]] = [[]]
  private var used: Int

  /// - Parameters:
  ///   - indent: spaces before each line, which count for its width.
  ///   - breaksWords: whether a word that is wider than a line continues on the next.
  init(indent: Int = 0, width: Int, breaksWords: Bool) {
    self.indent = indent
    self.width = max(width, indent + Self.narrowest)
    self.breaksWords = breaksWords
    used = indent
  }

  /// No terminal that people read is narrower.
  private static let narrowest = 20

  /// Adds the words of a text.
  mutating func add(_ text: String) {
    for word in printable(text).split(separator: " ") { add(word: String(word)) }
  }

  /// Adds one word, which is painted.
  mutating func add(_ word: PrintableText, width: Int) {
    let isFirst = lines[lines.count - 1].isEmpty
    if !isFirst, used + 1 + width > self.width {
      lines.append([])
      used = indent
    } else if !isFirst {
      lines[lines.count - 1].append(" ")
      used += 1
    }
    lines[lines.count - 1].append(word)
    used += width
  }

  private mutating func add(word: String) {
    let wordWidth = displayWidth(of: word)
    guard breaksWords, wordWidth > width - indent else {
      return add(PrintableText(word), width: wordWidth)
    }
    // Languages without spaces, mostly.
    var piece = ""
    var pieceWidth = 0
    for scalar in word.unicodeScalars {
      let scalarWidth = displayWidth(of: scalar)
      if pieceWidth + scalarWidth > width - indent {
        add(PrintableText(piece), width: pieceWidth)
        (piece, pieceWidth) = ("", 0)
      }
      piece.unicodeScalars.append(scalar)
      pieceWidth += scalarWidth
    }
    if !piece.isEmpty { add(PrintableText(piece), width: pieceWidth) }
  }

  func write(into output: inout [UInt8]) {
    for line in lines where !line.isEmpty {
      output.append(0x20, count: indent)
      for (number, piece) in line.enumerated() {
        // A line break here could turn a word into a command.
        output.append(text: number == 0 ? wordAtLineStart(piece.text) : piece.text)
      }
      output.append(0x0A)
    }
  }
}

/// The beginning of a text, in the given number of columns, with an ellipsis where something is left out.
func cutAtEnd(_ text: String, columns: Int) -> String {
  guard text.utf8.count > columns, displayWidth(of: text) > columns else { return text }
  var kept = ""
  var left = max(columns, 1) - 1
  for scalar in text.unicodeScalars {
    left -= displayWidth(of: scalar)
    if left < 0 { break }
    kept.unicodeScalars.append(scalar)
  }
  return kept + "…"
}

/// The end of a text: the end of a path says more than its start.
func cutAtStart(_ text: String, columns: Int) -> String {
  guard text.utf8.count > columns, displayWidth(of: text) > columns else { return text }
  var start = text.unicodeScalars.endIndex
  var left = max(columns, 1) - 1
  while start > text.unicodeScalars.startIndex {
    let before = text.unicodeScalars.index(before: start)
    left -= displayWidth(of: text.unicodeScalars[before])
    if left < 0 { break }
    start = before
  }
  // A mark without its letter would go onto the ellipsis.
  while start < text.unicodeScalars.endIndex, displayWidth(of: text.unicodeScalars[start]) == 0 {
    start = text.unicodeScalars.index(after: start)
  }
  return "…" + String(text.unicodeScalars[start...])
}
