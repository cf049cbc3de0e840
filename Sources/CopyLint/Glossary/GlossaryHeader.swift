/// The first line of a glossary file: which column is what.
///
/// A file of two columns needs no header. Then the first column is the term and the second what to write instead, and a
/// first line such as “avoid,use” is left out.
struct GlossaryHeader {
  /// nil when no column holds the terms.
  private(set) var layout: CSVRecord.Layout?
  private(set) var problems: [Problem] = []
  /// Whether the columns have no known names, so that their order counts.
  private(set) var isPlain = false
  /// Where the first row begins.
  private(set) var end: Int
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    end = start
    var lineEnd = start
    let line = Self.separator(of: bytes, from: start)
    _ = CSVRecord(bytes.span, at: &lineEnd, layout: CSVRecord.Layout([], separator: line))
    let fields = fields(in: start..<lineEnd, separator: line)
    let columns = fields.map { GlossaryColumn(name: text($0)) }
    if columns.contains(.term) {
      end = lineEnd
      layout = CSVRecord.Layout(named(columns, fields), separator: line)
    } else if fields.count == 2, columns.allSatisfy({ $0 == nil }),
      !bytes[start..<lineEnd].allSatisfy(isBlank)
    {
      isPlain = true
      layout = CSVRecord.Layout([.term, .replacement], separator: line)
      if isHeading(fields) { end = lineEnd }
    } else if !bytes[start...].allSatisfy(isBlank) {
      let place = fields.first ?? start..<start
      report("Start with a line that names the columns, such as “term,replacement”.", place)
    }
  }

  /// The columns without those that are there twice; an unknown name is reported.
  private mutating func named(_ columns: [GlossaryColumn?], _ fields: [Range<Int>]) -> [GlossaryColumn?] {
    var columns = columns
    for number in columns.indices {
      if let column = columns[number], columns[..<number].contains(column) {
        report("Remove the second column \(quoted(text(fields[number]))).", fields[number])
        columns[number] = nil
      } else if columns[number] == nil, !fields[number].isEmpty {
        let known = GlossaryColumn.names.joined(separator: ", ")
        report(
          "Rename or remove the column \(quoted(text(fields[number]))). A glossary has: \(known).",
          fields[number])
      }
    }
    return columns
  }

  /// A comma where the first line has one, else a semicolon or a tab.
  private static func separator(of bytes: [UInt8], from start: Int) -> UInt8 {
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09] where line.contains(separator) {
      return separator
    }
    return UInt8(ascii: ",")
  }

  /// The fields of the first line, without quotes and spaces.
  private func fields(in line: Range<Int>, separator: UInt8) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var index = line.lowerBound
    while index < line.upperBound {
      var end = index
      var isQuoted = false
      while end < line.upperBound,
        isQuoted || bytes[end] != separator && bytes[end] != 0x0A && bytes[end] != 0x0D
      {
        if bytes[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
        end += 1
      }
      fields.append(trimmed(index..<end))
      guard end < line.upperBound, bytes[end] == separator else { break }
      index = end + 1
      if index == line.upperBound { fields.append(index..<index) }
    }
    return fields
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    let isPadding: (UInt8) -> Bool = { $0 == 0x20 || $0 == UInt8(ascii: "\"") }
    while start < end, isPadding(bytes[start]) { start += 1 }
    while end > start, isPadding(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether two fields are usual names of columns, and not a term with its replacement.
  private func isHeading(_ fields: [Range<Int>]) -> Bool {
    Self.termHeadings.contains(text(fields[0]).lowercased())
      && Self.replacementHeadings.contains(text(fields[1]).lowercased())
  }

  private static let termHeadings = [
    "avoid", "bad", "deprecated", "do not use", "don't use", "find", "forbidden", "from", "instead of",
    "jargon", "old", "phrase", "search", "source", "word", "wrong",
  ]
  private static let replacementHeadings = [
    "alternative", "better", "good", "new", "plain", "preferred", "replace", "replace with", "right", "say",
    "simple", "suggestion", "target", "to", "use", "with", "write",
  ]

  private mutating func report(_ message: String, _ range: Range<Int>) {
    problems.append(Problem(rule: "syntax-error", message: message, range: range))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }
}
