extension SwiftPlaceFinder {
  /// What a text is by its role and by how it looks: `Text("…").font(.title)` is a heading.
  ///
  /// - Parameter text: nil for what is in a string file.
  func role(_ place: SwiftPlace, of text: SwiftText?) -> Role {
    let isSentence = text?.isSentence ?? false
    let isExplanation = text?.isExplanation ?? false
    // An alert with one text says in it what is the matter.
    if place.isLikely, place.role == .alertTitle, isSentence { return .alertMessage }
    // A title that ends in a colon is beside the field, and not in it.
    if place.role == .placeholder, text?.text.hasSuffix(":") ?? false { return .fieldLabel }
    if let role = roleDespitePlace(place, text) { return role }
    guard place.view >= 0 else {
      return place.role == .unknown && place.isShown && isSentence ? .body : place.role
    }
    let style = style(of: place.view)
    if place.role == .unknown {
      if isEmptyState(place.view, text, isLarge: style == .large) { return .emptyState }
      switch style {
      // “2 of 12” is a value.
      case .large: return text?.isMostlyValues ?? false ? .unknown : .heading
      case .small where isExplanation && !(text?.isCall ?? false), .gray where isSentence: return .helpText
      case .bold where (text?.isTopic ?? false) && isAboveText(place.view): return .heading
      default: break
      }
      if let text, text.isLink { return .link }
      if isSentence { return .body }
      return roleBesideField(place.view)
    }
    if place.role == .helpText, style == .large { return .heading }
    // What a section begins with, in place of a heading.
    if place.role == .heading, isSentence, style != .large { return .helpText }
    // A second line in small or gray letters, or a sentence, is no name of a control.
    guard place.role.namesControl else { return place.role }
    let isSetting = place.role == .toggle || place.role == .fieldLabel
    if style == .small, isExplanation, isSetting || isSentence { return .helpText }
    // A date in a row that opens something is no name of it.
    if place.role == .link, style == .small, !isExplanation, isInBlock(place.view) { return .unknown }
    guard isSecond(place.view) else { return place.role }
    if style == .small || style == .gray { return isExplanation ? .helpText : .unknown }
    // “Last checked: 2 May” below the name of a setting is a value.
    return isSentence ? .helpText : text?.values.isEmpty ?? true ? place.role : .unknown
  }

  /// What the text shows where only names in the code tell what it is.
  private func roleDespitePlace(_ place: SwiftPlace, _ text: SwiftText?) -> Role? {
    guard let text, !place.isListed else { return nil }
    switch place.role {
    case .title, .heading, .fieldLabel: return text.saysNone ? .emptyState : nil
    // What explains a control is in it as well, but is no name of it.
    case .button, .link, .menuItem:
      return place.view < 0 && text.isSentence && text.text.hasSuffix(".") ? .unknown : nil
    // “Sent: 5” is no hint of what to write.
    case .placeholder: return text.values.isEmpty || place.isShown ? nil : .unknown
    // A subtitle of one word is a value.
    case .helpText: return text.isExplanation || text.text.utf8.contains(0x20) ? nil : .unknown
    default: return nil
    }
  }

  private func isInBlock(_ view: Int32) -> Bool {
    let parent = source.nodes[Int(view)].parent
    return parent >= 0 && source.nodes[Int(parent)].kind == .block
  }

  enum Style { case plain, large, small, gray, bold }

  /// What the modifiers after a call say of its text.
  func style(of view: Int32) -> Style {
    var last = view
    var style = Style.plain
    var isLarge = false
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { break }
      let modifier = source.nodes[Int(next)]
      guard modifier.kind == .call, modifier.marks.contains(.member) else { break }
      if isTitleStyle(modifier.name) { return .large }
      if holds("bold", in: modifier.name), style == .plain { style = .bold }
      if holds("fontWeight", in: modifier.name), style == .plain, isBold(modifier) { style = .bold }
      if let value = source.arguments(of: modifier).last?.value {
        // A colored shape around it makes it a badge.
        if isLarge, holds("background", in: modifier.name) || holds("clipShape", in: modifier.name) {
          return .plain
        }
        if holds("font", in: modifier.name), let found = font(piece(value)) {
          guard found == .large else { return found }
          isLarge = true
        }
        if holds("accessibilityAddTraits", in: modifier.name), piece(value).contains(".isHeader") {
          return .large
        }
        let isColor =
          holds("foregroundStyle", in: modifier.name) || holds("foregroundColor", in: modifier.name)
        if isColor, !piece(value).contains("?"),
          piece(value).contains(".secondary") || piece(value).contains(".gray")
        {
          style = .gray
        }
      }
      last = next
    }
    return isLarge ? .large : style
  }

  /// Whether a modifier after a call has a name that is looked for: `Text("…").bold().padding()`.
  func isModified(_ view: Int32, by isWanted: (SwiftPiece) -> Bool) -> Bool {
    var last = view
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { return false }
      if isWanted(source.nodes[Int(next)].name) { return true }
      last = next
    }
    return false
  }

  private func font(_ value: Span<UInt8>) -> Style? {
    let large: [StaticString] = [".title", ".largeTitle", ".headline"]
    let small: [StaticString] = [".caption", ".footnote"]
    for name in large where value.contains(name) { return .large }
    for name in small where value.contains(name) { return .small }
    let isHeavy = value.contains("bold") || value.contains(".heavy") || value.contains(".black")
    if isHeavy, let size = number(after: "size:", in: value), size >= 20 { return .large }
    return value.contains("bold") ? .bold : nil
  }

  /// The whole number after a label; nil when there's none.
  private func number(after label: StaticString, in value: Span<UInt8>) -> Int? {
    guard let found = value.firstIndex(of: label, from: 0, before: value.count) else { return nil }
    let start = found + label.utf8CodeUnitCount
    var number: Int?
    for index in start..<value.count {
      let byte = value[index]
      if byte == 0x20, number == nil { continue }
      guard byte.isASCIIDigit, (number ?? 0) < 1000 else { break }
      number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// Whether a modifier of the app's own makes a heading: `titleStyle`, but not `subtitleStyle`.
  private func isTitleStyle(_ name: SwiftPiece) -> Bool {
    guard holds("Style", in: lastWord(of: name)), !piece(name).contains("ubtitle") else { return false }
    let words: [StaticString] = ["title", "Title", "heading", "Heading", "header", "Header"]
    return words.contains { piece(name).contains($0) }
  }

  private func isBold(_ modifier: SwiftNode) -> Bool {
    guard let value = source.arguments(of: modifier).last?.value else { return false }
    return piece(value).contains("bold") || piece(value).contains(".heavy")
  }
}

extension Role {
  var namesControl: Bool { [.button, .link, .toggle, .fieldLabel, .menuItem].contains(self) }
}

extension SwiftText {
  /// Whether it is long enough to explain something: four words, besides its values.
  var isExplanation: Bool {
    spaces - values.count > 2
  }

  /// Whether it is a whole sentence, or as long as one: no name of anything.
  var isSentence: Bool {
    let end = text.utf8.last { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
    let isEnded = end == UInt8(ascii: ".") || end == UInt8(ascii: "!")
    return isEnded && isExplanation && !text.hasSuffix("...") || spaces > 8 && end != UInt8(ascii: "?")
  }

  /// `home.files \(count)` names a text of a string file.
  var isKeyWithValues: Bool {
    guard let first = values.first, first.lowerBound > 2 else { return false }
    let name = text.utf8.prefix(first.lowerBound - 1)
    let isName = name.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
    }
    guard isName, name.contains(UInt8(ascii: ".")), name.last != UInt8(ascii: ".") else { return false }
    let words = values.reduce(text.utf8.count) { $0 - $1.count }
    // Nothing but spaces is between the values.
    return words <= name.count + values.count
  }

  /// “Enjoy your free time!” explains nothing.
  fileprivate var isCall: Bool { text.hasSuffix("!") }

  /// Whether all of it is a link of Markdown.
  var isLink: Bool {
    text.hasPrefix("[") && text.hasSuffix(")") && text.utf8.count { $0 == UInt8(ascii: "]") } == 1
  }

  /// Whether it can name what is below it: “Forecast lines:”, but not “Default: off”.
  var isTopic: Bool { !text.hasSuffix(".") && !text.dropLast().contains(":") && spaces < 7 }

  /// “No files yet”.
  var saysNone: Bool {
    switch text.utf8.first {
    case UInt8(ascii: "N"): text.hasPrefix("No ") || text.hasPrefix("Nothing ")
    case UInt8(ascii: "T"): text.hasPrefix("There are no ")
    case UInt8(ascii: "Y"): text.hasPrefix("You have no ") || text.hasPrefix("You haven't ")
    default: false
    }
  }

  /// Whether there are at least as many values as words.
  var isMostlyValues: Bool {
    let words = spaces + 1
    return !values.isEmpty && values.count * 2 >= words
  }

  private var spaces: Int { text.utf8.reduce(0) { $1 == 0x20 ? $0 + 1 : $0 } }
}
