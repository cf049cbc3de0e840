@testable import CopyLint

/// What is true of a format and any file: places are in the file, and another text that is written reads back with
/// everything else as it was.
struct FormatProperty {
  let format: any Format
  let paths: [String]
  let options = ReadingOptions()

  func check(_ input: [UInt8]) throws(Violation) {
    guard let choices = Choices(input) else { return }
    let document = Document(path: choices.pick(paths, 0), bytes: choices.content, isNamed: true)
    let reading = format.read(document, options: options)
    try hold(format.read(document, options: options) == reading, "Reading twice gives two results.")
    try checkPlaces(of: reading, in: document)
    guard !reading.entries.isEmpty else { return }
    let writing = WritingProperty(format: format, document: document, before: reading, options: options)
    let index = choices.number(1) % reading.entries.count
    try writing.checkOwnText(of: index)
    let text = choices.text(2)
    try writing.checkWhole(text, index)
    try writing.checkPiece(text, index)
  }

  private func checkPlaces(of reading: Reading, in document: Document) throws(Violation) {
    let count = document.bytes.count
    for problem in reading.problems + document.problems {
      guard let range = problem.range else { continue }
      try hold(
        range.lowerBound >= 0 && range.upperBound <= count, "A problem is outside of the file: \(problem)")
      let place = document.place(of: range)
      try hold(
        place.start <= place.end && place.end <= document.original.count, "A place is outside: \(place)")
    }
    for entry in reading.entries {
      if let range = entry.range {
        try hold(
          range.lowerBound >= 0 && range.upperBound <= count, "A value is outside of the file: \(range)")
        try hold(document.isBorder(range), "A value begins or ends within a character: \(range) \(entry.key)")
      }
      let sentence = entry.sentence.utf8.count
      try hold(
        entry.neutral.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= sentence },
        "A neutral range is outside of the sentence of “\(entry.key)”: \(entry.neutral)")
      guard entry.range != nil, let place = entry.map.documentRange(of: 0..<sentence) else { continue }
      try hold(
        place.lowerBound >= 0 && place.upperBound <= count, "A sentence is outside of the file: \(place)")
    }
  }
}

extension Reading {
  static func == (left: Reading, right: Reading) -> Bool {
    left.entries == right.entries && left.problems == right.problems
  }
}

extension Document {
  /// Whether `range` begins and ends between characters; bytes of a binary file are all by themselves.
  func isBorder(_ range: Range<Int>) -> Bool {
    encoding == .binary
      || [range.lowerBound, range.upperBound].allSatisfy { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
  }
}

extension Choices {
  /// A text to write, by the byte at `index` of the head: a nasty one, or the end of the content itself.
  func text(_ index: Int) -> String {
    let number = number(index)
    if number < nastyTexts.count { return nastyTexts[number] }
    return String(decoding: content.suffix(number - nastyTexts.count + 1), as: UTF8.self)
  }
}
