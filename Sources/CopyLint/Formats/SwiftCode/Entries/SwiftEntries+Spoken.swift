/// What is read out although it is no wording: names from the code, signs, figures, and nothing at all.
///
/// Elsewhere, such a literal is a key or a name that nobody gets to see. A place whose text is always spoken leaves no such
/// doubt, except that the literal may be the key of a text in a string file.
extension SwiftEntries {
  /// Whether a literal is the text of a spoken place, without being words.
  mutating func isReadOut(_ index: Int32, _ text: SwiftText, _ place: SwiftPlace) -> Bool {
    guard place.isListed, Self.spoken.contains(place.role) else { return false }
    guard text.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      return isEmptyName(index, place)
    }
    guard text.hasLetters else { return hasSigns(text) || isFlag(text, place) }
    guard text.values.isEmpty, case .name = wordingShape(of: text.text) else { return false }
    // “73s”: no key begins with a figure.
    if text.text.utf8.first?.isASCIIDigit ?? false { return true }
    if isNeverKey(index, place) || SymbolName.isOne(text.text) || AssetName.isFile(text.text) { return true }
    // What is looked up for certain, as `"closeButton".localized()` and `L("closeButton", language)`, is a key wherever its texts
    // are.
    if place.isLookedUp { return false }
    return knowsKeys && place.lookup < 0
      && (AssetName.isLikely(text.text) || CodeName.isOne(text.text) || isSnakeCaseName(text, place)
        || place.role == .accessibilityValue && CodeName.isFlag(text.text))
      || isNameOfPicture(index)
  }

  /// “share_thought” and “tool_use_rotor”, in the lists that people choose actions and rotors from; elsewhere only where string
  /// files will tell.
  private func isSnakeCaseName(_ text: SwiftText, _ place: SwiftPlace) -> Bool {
    (keyUses != nil || place.role == .accessibilityAction || place.role == .rotor)
      && CodeName.isSnakeCase(text.text)
  }

  private static let spoken: [Role] = [
    .accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibilityAction, .inputLabel,
    .announcement, .rotor,
  ]

  /// Whether a spoken text is one for `String(format:)`: “%ds” has a value and a unit.
  mutating func isSpokenFormat(_ literal: SwiftNode, _ place: SwiftPlace) -> Bool {
    syntaxIsOpen && Self.spoken.contains(place.role) && finder.holds("format", in: literal.label)
  }

  /// Whether no string file can have a literal as its key: `accessibilityLabel = "…"`, `Text(verbatim: "…")`, `value: "…"`.
  private func isNeverKey(_ index: Int32, _ place: SwiftPlace) -> Bool {
    let label = source.nodes[Int(index)].label
    return !place.isKey && place.lookup < 0
      || ["verbatim", "value", "defaultValue"].contains { (name: StaticString) in
        finder.holds(name, in: label)
      }
  }

  /// Whether a label is empty, whatever happens: one branch of several may be meant for a part that needs no name.
  private func isEmptyName(_ index: Int32, _ place: SwiftPlace) -> Bool {
    let node = source.nodes[Int(index)]
    guard node.parent >= 0, place.role != .accessibilityHint, place.role != .accessibilityValue else {
      return false
    }
    var call = node.parent
    guard place.isKey || place.role == .announcement && isAnnounced(source.nodes[Int(call)]) else {
      return false
    }
    if source.nodes[Int(call)].kind == .list { call = source.nodes[Int(call)].parent }
    guard call >= 0, finder.holdsOnly(index, in: source.nodes[Int(call)]) else { return false }
    return !finder.isHidden(around: call) && !finder.saysValue(around: call) && !isLabelOfImage(call)
  }

  /// `Image(photo, scale: 1, label: Text(""))`, which has to have a label: it only decorates.
  private func isLabelOfImage(_ call: Int32) -> Bool {
    let outer = source.nodes[Int(call)].parent
    return outer >= 0 && finder.holds("Image", in: source.nodes[Int(outer)].name)
  }

  /// `post(notification: .announcement, …)`, `AccessibilityNotification.Announcement(…)`; a change of the screen needs no text.
  private func isAnnounced(_ call: SwiftNode) -> Bool {
    finder.holds("Announcement", in: call.name) || bytes.span.extracting(call.range).contains(".announcement")
  }

  /// Whether a value is nothing but what a property that is true or false says: “\(isExpanded)”, or
  /// “\(visited)” where the file declares `visited` so.
  private mutating func isFlag(_ text: SwiftText, _ place: SwiftPlace) -> Bool {
    guard place.role == .accessibilityValue, text.values.count == 1,
      text.values[0] == 0..<text.text.utf8.count
    else { return false }
    return CodeName.isFlag(text.text.dropFirst(2)) || flags.contains(text.text.dropFirst(2).dropLast())
  }

  /// Whether there is more than values and the commas between them.
  private func hasSigns(_ text: SwiftText) -> Bool {
    let bytes = Array(text.text.utf8)
    var at = 0
    for value in text.values + [bytes.count..<bytes.count] {
      while at < value.lowerBound {
        let next = at + 1 < bytes.count ? bytes[at + 1] : 0x20
        switch bytes[at] {
        case 0x00...0x20, UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"): break
        case UInt8(ascii: ":") where next <= 0x20: break
        default: return true
        }
        at += 1
      }
      at = value.upperBound
    }
    return false
  }

  /// Whether the literal is the name of what is shown: `Image("mls-logo").accessibilityLabel("mls-logo")`, or of the view, as
  /// in `ProgressView().accessibilityLabel("ProgressView")`.
  private func isNameOfPicture(_ index: Int32) -> Bool {
    let literal = source.nodes[Int(index)]
    var base = literal.parent
    for _ in 0..<20 where base >= 0 && source.nodes[Int(base)].base >= 0 {
      base = source.nodes[Int(base)].base
    }
    guard base >= 0, base < index, literal.range.count > 2 else { return false }
    let text = bytes.span.extracting(literal.range)
    let inner = bytes.span.extracting(literal.range.lowerBound + 1..<literal.range.upperBound - 1)
    let view = source.nodes[Int(base)].name
    if !view.isNone, bytes.span.extracting(view.range).equals(inner) { return true }
    // A control shows no more than a few things.
    for other in base..<min(index, base + 60) {
      let node = source.nodes[Int(other)]
      guard node.kind == .literal, node.parent >= 0, node.range.count == literal.range.count else { continue }
      let call = source.nodes[Int(node.parent)]
      guard finder.holds("Image", in: call.name) || finder.holds("systemImage", in: node.label) else {
        continue
      }
      if bytes.span.extracting(node.range).equals(text) { return true }
    }
    return false
  }
}

extension SwiftPlaceFinder {
  /// Whether a literal is all that is in the parentheses of a modifier or of `Text(…)`.
  func holdsOnly(_ literal: Int32, in call: SwiftNode) -> Bool {
    guard call.kind == .call, call.lastArgument >= 0 else { return false }
    let node = source.nodes[Int(literal)]
    guard node.marks.isDisjoint(with: [.joined, .condition, .changed]) else { return false }
    return source.arguments(of: call).contains { argument in
      let value = argument.value.range
      guard value.contains(node.range.lowerBound) else { return false }
      let first = bytes[value].first { $0 > 0x20 && $0 != UInt8(ascii: ":") }
      if first == UInt8(ascii: "[") { return true }
      // Nothing but a few spaces is beside it.
      guard value.count < node.range.count + 80 else { return false }
      return bytes[value].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "\"") }
    }
  }

  /// Whether the chain that a modifier is part of hides its view from screen readers.
  func isHidden(around modifier: Int32) -> Bool {
    isModified(chainAround(modifier)) { holds("accessibilityHidden", in: $0) || holds("hidden", in: $0) }
  }

  /// `ProgressView(value: done).accessibilityLabel("").accessibilityValue("Two seconds left")`, whose value says it all.
  func saysValue(around modifier: Int32) -> Bool {
    isModified(chainAround(modifier)) { holds("accessibilityValue", in: $0) }
  }

  /// Where the chain that a modifier is part of begins.
  private func chainAround(_ modifier: Int32) -> Int32 {
    var first = modifier
    let parent = source.nodes[Int(modifier)].parent
    // Inside of `accessibilityLabel(Text(…))`, the chain is further out.
    if holds("Text", in: source.nodes[Int(modifier)].name), parent >= 0,
      source.nodes[Int(parent)].kind == .call
    {
      first = parent
    }
    for _ in 0..<Self.deepest where source.nodes[Int(first)].base >= 0 {
      first = source.nodes[Int(first)].base
    }
    return first
  }
}
