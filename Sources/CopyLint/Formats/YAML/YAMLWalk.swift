import Readability

/// Goes through the events of a YAML file and makes entries of its texts.
struct YAMLWalk {
  /// Deeper than any file of strings, and a bound on the recursion.
  static let deepest = 64
  /// Levels that are skipped below that.
  private static let deepestSkipped = 1000

  typealias Event = YAMLEvents.Event

  let bytes: [UInt8]
  let document: Document
  let options: ReadingOptions
  var reading: Drafts
  /// What keeps libyaml from reading on.
  var fault: Problem?

  var locale: (name: String, source: LocaleSource)
  var key = ""
  private let pathLocale: (name: String, source: LocaleSource)
  private var duplicates = DuplicateKeys()
  /// Where the last value ends: no comment above it belongs to what follows.
  var floor: Int

  init(_ bytes: [UInt8], document: Document, options: ReadingOptions) {
    self.bytes = bytes
    self.document = document
    self.options = options
    reading = Drafts(of: document)
    locale = CopyLint.locale(of: document, options: options)
    pathLocale = locale
    floor = document.textStart
  }

  mutating func run() {
    let whole = bytes
    let start = document.textStart
    unsafe whole[start...].withUnsafeBufferPointer { buffer in
      guard var events = unsafe YAMLEvents(buffer, of: whole, from: start) else { return }
      while fault == nil {
        let event = next(&events)
        if event.kind == .end { return }
        guard event.kind == .documentStart else { continue }
        let root = next(&events)
        if root.kind == .mappingStart {
          readRoot(&events)
        } else {
          read(root, &events, depth: 1)
        }
      }
    }
  }

  /// The next event; after a fault there is only the end.
  private mutating func next(_ events: inout YAMLEvents) -> Event {
    guard fault == nil else { return Event(kind: .end, range: 0..<0) }
    let event = events.next()
    guard event.kind == .fault else { return event }
    let upper = min(event.range.lowerBound + 1, bytes.count)
    fault = Problem(
      rule: "syntax-error", message: yamlAdvice(event.text, in: bytes, at: event.range.lowerBound),
      range: min(event.range.lowerBound, upper)..<upper, locale: pathLocale.name)
    return Event(kind: .end, range: event.range)
  }

  /// Keys that are locales, followed by mappings, are not part of the keys below.
  private mutating func readRoot(_ events: inout YAMLEvents) {
    duplicates = DuplicateKeys()
    while true {
      let name = next(&events)
      if name.kind == .mappingEnd || name.kind == .end { return }
      guard name.kind == .scalar else {
        read(name, &events, depth: 1)
        read(next(&events), &events, depth: 1)
        continue
      }
      let value = next(&events)
      if value.kind == .mappingStart, let known = knownLocale(name.text) {
        reportBoolean(name)
        locale = (known, .content)
        floor = name.range.upperBound
        readMembers(&events, depth: 1)
        locale = pathLocale
      } else {
        readMember(name, value, &events, depth: 0)
      }
    }
  }

  private mutating func readMembers(_ events: inout YAMLEvents, depth: Int) {
    let start = reading.entries.count
    var names: [Event] = []
    var isPlural = true
    while true {
      let name = next(&events)
      if name.kind == .mappingEnd || name.kind == .end { break }
      guard name.kind == .scalar else {
        // A key of several parts, or an alias.
        read(name, &events, depth: depth + 1)
        read(next(&events), &events, depth: depth + 1)
        continue
      }
      let value = next(&events)
      names.append(name)
      if value.kind != .scalar || PluralCategory(rawValue: name.text) == nil { isPlural = false }
      readMember(name, value, &events, depth: depth)
    }
    if isPlural, !names.isEmpty { makeForms(from: start, names: names) }
  }

  /// The members that were read last are the forms of one text.
  private mutating func makeForms(from start: Int, names: [Event]) {
    let hasOther = names.contains { $0.text == PluralCategory.other.rawValue }
    guard names.count > 1 || hasOther else { return }
    for index in start..<reading.entries.count {
      let form = reading.entries[index].key.utf8.dropFirst(key.isEmpty ? 0 : key.utf8.count + 1)
      reading.entries[index].variant = "plural." + String(decoding: Array(form), as: UTF8.self)
      reading.entries[index].key = key
    }
    if !hasOther, let name = names.first {
      reading.problems.append(missingOther(at: name.range, key: key, locale: locale.name))
    }
  }

  private mutating func readMember(_ name: Event, _ value: Event, _ events: inout YAMLEvents, depth: Int) {
    if name.style == .plain, !name.hasTag {
      // A merge adds what is elsewhere.
      if name.text == "<<" { return read(value, &events, depth: depth + 1, isText: false) }
      reportBoolean(name)
    }
    let outer = key
    guard let whole = reading.joined(outer, name.text, at: name.range) else {
      return read(value, &events, depth: depth + 1, isText: false)
    }
    key = whole
    addDuplicate(name)
    if value.kind == .scalar {
      addEntry(value, name: name)
    } else {
      floor = max(floor, name.range.upperBound)
      read(value, &events, depth: depth + 1)
    }
    key = outer
  }

  /// Each language of a file has keys of its own.
  private mutating func addDuplicate(_ name: Event) {
    guard !duplicates.insert(byteHash("\(locale.name)\u{0}\(key)".utf8.span)) else { return }
    reading.problems.append(
      DuplicateKeys.problem(key, at: YAMLScalar(name, of: bytes).range, locale: locale.name))
  }

  private mutating func read(
    _ event: Event, _ events: inout YAMLEvents, depth: Int, variant: String = "", isText: Bool = true
  ) {
    let isKept = isText && depth <= Self.deepest
    if isText, depth == Self.deepest + 1, event.kind == .mappingStart || event.kind == .sequenceStart {
      reading.problems.append(
        Problem(
          rule: "syntax-error",
          message: "Use fewer levels of nesting. Nothing deeper than \(Self.deepest) levels is read.",
          range: event.range.lowerBound..<min(event.range.lowerBound + 1, bytes.count), key: key))
    }
    switch event.kind {
    case .scalar: if isKept { addEntry(event, variant: variant) }
    case .mappingStart where isKept: readMembers(&events, depth: depth)
    case .sequenceStart where isKept: readItems(&events, depth: depth)
    case .mappingStart, .sequenceStart: skip(&events)
    default: break
    }
  }

  /// Passes the rest of a mapping or a sequence.
  private mutating func skip(_ events: inout YAMLEvents) {
    var open = 1
    while open > 0 {
      let event = next(&events)
      switch event.kind {
      case .mappingStart, .sequenceStart:
        open += 1
        if open > Self.deepestSkipped { return stop(at: event) }
      case .mappingEnd, .sequenceEnd: open -= 1
      case .end: return
      default: break
      }
    }
  }

  /// libyaml looks at all open levels for each sign, so without an end the time grows with the square of the depth.
  private mutating func stop(at event: Event) {
    fault = Problem(
      rule: "syntax-error", message: "Use fewer levels of nesting. Reading ends here.",
      range: event.range.lowerBound..<min(event.range.lowerBound + 1, bytes.count), key: key)
  }

  private mutating func readItems(_ events: inout YAMLEvents, depth: Int) {
    var index = 0
    while true {
      let event = next(&events)
      if event.kind == .sequenceEnd || event.kind == .end { return }
      if event.kind == .scalar {
        read(event, &events, depth: depth, variant: "item.\(index)")
      } else {
        let outer = key
        let whole = reading.joined(outer, "\(index)", at: event.range)
        key = whole ?? outer
        read(event, &events, depth: depth + 1, isText: whole != nil)
        key = outer
      }
      index += 1
    }
  }
}
