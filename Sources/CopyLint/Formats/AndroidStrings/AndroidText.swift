/// The text of a string resource as aapt2 makes it: white space runs together, double quotes keep it, `\` escapes.
///
/// Source: `StringBuilder` in ResourceUtils.cpp and `FlattenXmlSubtree` in ResourceParser.cpp, Android Open Source
/// Project.
struct AndroidText {
  private(set) var text: [UInt8] = []
  private(set) var map = ByteMap.Builder()
  /// Tags, and what is in `<xliff:g>`.
  private(set) var neutral: [Range<Int>] = []
  private(set) var problems: [Problem] = []
  /// The raw text that a new one replaces, without the white space and quotes around it.
  private(set) var range: Range<Int>

  let value: XMLValue
  private let xml: XMLTree
  private let quotesArePlain: Bool
  var isQuoted = false
  private var isAfterSpace = false
  /// Where quotes are in the text of `value`.
  private var quotes: [Int] = []

  /// - Parameter quotesArePlain: whether both kinds of quotes show as they are (`AndroidStrings.hasPlainQuotes`).
  init(_ value: XMLValue, in xml: XMLTree, quotesArePlain: Bool = false) {
    self.value = value
    self.xml = xml
    self.quotesArePlain = quotesArePlain
    range = value.range
    read()
  }

  private mutating func read() {
    let tags = value.marks.filter { xml.nodes[$0.node].kind != .entity }
    var segments = self.segments(between: tags)
    let hasSpans = tags.contains { !isNamespaced($0.node) }
    if !hasSpans { trim(&segments) }
    // Where the content of the outermost `<xliff:g>` starts, and the index after it.
    var guarded: (start: Int, end: Int)?
    for (index, segment) in segments.enumerated() {
      readSegment(segment)
      guard index < tags.count else { break }
      let tag = tags[index]
      if let open = guarded, tag.node + 1 == open.end {
        if open.start < text.count { neutral.append(open.start..<text.count) }
        guarded = nil
      }
      if guarded == nil { neutral.append(text.count..<text.count + tag.range.count) }
      copy(tag.range)
      if !isNamespaced(tag.node) { endState() }
      if guarded == nil, isUntranslatable(tag.node) { guarded = (text.count, xml.nodes[tag.node].next) }
    }
    reportOddQuote()
    if !hasSpans { narrowRange(to: segments, hasTags: !tags.isEmpty) }
  }

  /// The text before, between and after `tags`.
  private func segments(between tags: [XMLValue.Mark]) -> [Range<Int>] {
    var start = 0
    var segments: [Range<Int>] = []
    for tag in tags {
      segments.append(start..<tag.range.lowerBound)
      start = tag.range.upperBound
    }
    segments.append(start..<value.text.count)
    return segments
  }

  /// Without styles, white space is dropped at both ends.
  private func trim(_ segments: inout [Range<Int>]) {
    guard let first = segments.firstIndex(where: { !$0.isEmpty }),
      let last = segments.lastIndex(where: { !$0.isEmpty })
    else { return }
    var lower = segments[first].lowerBound
    while lower < segments[first].upperBound, Self.isSpace(value.text[lower]) { lower += 1 }
    segments[first] = lower..<segments[first].upperBound
    var upper = segments[last].upperBound
    while upper > segments[last].lowerBound, Self.isSpace(value.text[upper - 1]) { upper -= 1 }
    segments[last] = segments[last].lowerBound..<upper
  }

  private mutating func readSegment(_ segment: Range<Int>) {
    var at = segment.lowerBound
    while at < segment.upperBound {
      let start = at
      while at < segment.upperBound, isPlain(value.text[at]) { at += 1 }
      if at > start {
        copy(start..<at)
        isAfterSpace = false
      }
      guard at < segment.upperBound else { return }
      switch value.text[at] {
      case UInt8(ascii: "\\"):
        at = readEscape(at, limit: segment.upperBound)
        isAfterSpace = false
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        quotes.append(at)
        isAfterSpace = false
        at += 1
      case UInt8(ascii: "'"):
        report(
          "syntax-error", "Write “’” or “\\'” here. Android can't build the app with this mark.", at..<at + 1
        )
        copy(at..<at + 1)
        isAfterSpace = false
        at += 1
      default:
        let space = at
        while at < segment.upperBound, Self.isSpace(value.text[at]) { at += 1 }
        if !isAfterSpace { appendSpace(space..<at) }
        isAfterSpace = true
      }
    }
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    if quotesArePlain { return byte != UInt8(ascii: "\\") && !Self.isSpace(byte) }
    return byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
      && (isQuoted || byte != UInt8(ascii: "'") && !Self.isSpace(byte))
  }

  private mutating func appendSpace(_ run: Range<Int>) {
    if run.count == 1, value.text[run.lowerBound] == 0x20 { copy(run) } else { append([0x20], for: run) }
  }

  private mutating func endState() {
    reportOddQuote()
    isQuoted = false
    isAfterSpace = false
  }

  private static func endsTexts(_ byte: UInt8) -> Bool { ".,;:!?)]".utf8.contains(byte) }

  private mutating func reportOddQuote() {
    guard isQuoted, let quote = quotes.last, !isAroundAll(quote) else { return }
    report(
      "unknown-escape", "Close this double quote, or write “\\\"” to show it. Android drops it.",
      quote..<quote + 1)
    // A leftover at one end: people see a whole text.
    let after = value.text[(quote + 1)...]
    if value.text[..<quote].allSatisfy(Self.isSpace)
      || after.allSatisfy({ Self.isSpace($0) || Self.endsTexts($0) })
    {
      problems[problems.count - 1].isMinor = true
    }
  }

  /// Whether a quote is one of two around the whole value: `"Signed by <b>%s</b>"`. A tag ends what the first one does, but
  /// neither was meant to show.
  private func isAroundAll(_ quote: Int) -> Bool {
    guard let first = value.text.firstIndex(where: { !Self.isSpace($0) }),
      let last = value.text.lastIndex(where: { !Self.isSpace($0) }), first < last
    else { return false }
    let mark = UInt8(ascii: "\"")
    return (quote == first || quote == last) && value.text[first] == mark && value.text[last] == mark
      && value.text[last - 1] != UInt8(ascii: "\\")
  }

  /// Adds `range` of the value's text as it is.
  mutating func copy(_ range: Range<Int>) {
    text.append(contentsOf: value.text[range])
    map.append(range, of: value.map)
  }

  /// Adds what `range` of the value's text stands for.
  mutating func append(_ bytes: some Collection<UInt8>, for range: Range<Int>) {
    text.append(contentsOf: bytes)
    let place = self.place(of: range)
    map.append(count: bytes.count, document: place.lowerBound, documentCount: place.count)
  }

  mutating func report(_ rule: String, _ message: String, _ range: Range<Int>, isMinor: Bool = false) {
    var problem = Problem(rule: rule, message: message, range: place(of: range))
    problem.isMinor = isMinor
    problems.append(problem)
  }

  private func place(of range: Range<Int>) -> Range<Int> {
    value.map.documentRange(of: range)
      ?? value.map.documentRange(of: range.lowerBound..<range.lowerBound + 1) ?? self.range
  }

  private mutating func narrowRange(to segments: [Range<Int>], hasTags: Bool) {
    guard !hasTags, let segment = segments.first, !segment.isEmpty else { return }
    var kept = segment
    if quotes == [segment.lowerBound, segment.upperBound - 1] {
      kept = segment.lowerBound + 1..<segment.upperBound - 1
    }
    let lower = place(of: kept.lowerBound..<kept.lowerBound + 1).lowerBound
    guard !kept.isEmpty else { return range = lower..<lower }
    let upper = place(of: kept.upperBound - 1..<kept.upperBound).upperBound
    // A range with only one end inside a CDATA section would tear the section apart.
    let sections = xml.bytes[lower..<upper].indices.reduce(0) { count, index in
      switch xml.bytes[index] {
      case UInt8(ascii: "<") where xml.bytes[index...].starts(with: "<![CDATA[".utf8): count + 1
      case UInt8(ascii: "]") where xml.bytes[index...].starts(with: "]]>".utf8): count - 1
      default: count
      }
    }
    if sections == 0 { range = lower..<upper }
  }

  private func isNamespaced(_ node: Int) -> Bool { xml.bytes[xml.name(of: node)].contains(UInt8(ascii: ":")) }

  /// `<xliff:g>`, whatever its prefix.
  private func isUntranslatable(_ node: Int) -> Bool {
    isNamespaced(node) && xml.isElement(node, "g") && !xml.isHollow(node)
  }

  /// As C's `isspace`.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
}
