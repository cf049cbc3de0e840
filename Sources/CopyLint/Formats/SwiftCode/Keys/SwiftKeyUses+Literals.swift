extension SwiftKeyUses {
  /// Notes a literal that only the string files can judge.
  ///
  /// - Parameter comment: the one at the literal, where anything is suppressed in the file.
  mutating func noteLiteral(
    _ literal: Int32, _ place: SwiftPlace, _ text: SwiftText, hasWords: Bool, comment: String?
  ) {
    let node = source.nodes[Int(literal)]
    if place.isKey || place.lookup >= 0 {
      guard !finder.holds("value", in: node.label), !finder.holds("defaultValue", in: node.label) else {
        return
      }
      if hasWords || place.lookup >= 0 { found.localized += 1 }
      guard let (kind, table) = lookup(literal, place, text) else { return }
      add(CodeLiteral(kind: kind, text: text.text, range: text.range, table: table, comment: comment))
    } else if hasWords, finder.showsAsItStands(literal), !finder.isForTheTeam(node) {
      add(CodeLiteral(kind: .plain, text: text.text, range: text.range, comment: comment))
    }
  }

  /// How a literal is looked up, and in which table; nil where it may be no key, or have a text of its own.
  private func lookup(
    _ literal: Int32, _ place: SwiftPlace, _ text: SwiftText
  ) -> (CodeLiteral.Kind, String)? {
    let node = source.nodes[Int(literal)]
    guard node.parent >= 0, !node.marks.contains(.joined), text.values.isEmpty, text.hasLetters,
      !place.isJoined,
      place.outer < 0, case .name = KeyShape(text.text)
    else { return nil }
    if node.marks.contains(.changed) { return isLookedUpByMember(node) ? (.member, "") : nil }
    // Only where the call is right around the literal, its other arguments are about this key.
    let call = source.nodes[Int(node.parent)]
    guard call.kind == .call, let row = finder.row(of: call, node.label), row.isKey else { return nil }
    var table = "Localizable"
    for argument in source.arguments(of: call) {
      if finder.holds("value", in: argument.label) || finder.holds("defaultValue", in: argument.label) {
        return nil
      }
      let value = argumentValue(argument)
      if finder.holds("bundle", in: argument.label), !Self.isOwnBundle(value) { return nil }
      if finder.holds("tableName", in: argument.label) || finder.holds("table", in: argument.label) {
        if value == "nil" { continue }
        guard value.count > 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
        table = String(value.dropFirst().dropLast())
      }
    }
    if finder.isLookup(call, node.label) { return (.lookup, table) }
    return place.lookup < 0 ? (.shown, table) : nil
  }

  /// `"home.title".localized`, or the same as a function without arguments: those may name a table or a bundle.
  private func isLookedUpByMember(_ literal: SwiftNode) -> Bool {
    guard ["localized", "localised", "localize"].contains(where: { finder.holds($0, in: literal.name) })
    else {
      return false
    }
    let rest = bytes[literal.name.upperBound...]
    return rest.first != UInt8(ascii: "(") || rest.dropFirst().first == UInt8(ascii: ")")
  }

  private func argumentValue(_ argument: SwiftArgument) -> String {
    let text = String(decoding: bytes[argument.value.range], as: UTF8.self)
    let start = text.drop { $0 == " " || $0 == ":" || $0.isNewline }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  private static func isOwnBundle(_ value: String) -> Bool {
    [".main", "Bundle.main", ".module", "Bundle.module"].contains(value)
      || value.hasPrefix("Bundle(for:") || value.hasPrefix(".init(for:")
  }
}

extension SwiftPlaceFinder {
  /// Whether a call does nothing but look up a key.
  fileprivate func isLookup(_ call: SwiftNode, _ label: SwiftPiece) -> Bool {
    if holds("localized", in: label) {
      return holds("String", in: call.name) || holds("AttributedString", in: call.name)
        || holds("init", in: call.name) && call.marks.contains(.implicit)
    }
    return label.isNone
      && (holds("NSLocalizedString", in: call.name) || holds("LocalizedStringKey", in: call.name)
        || holds("LocalizedStringResource", in: call.name))
  }

  /// Whether an assignment is to a property that people see. A variable named `text` may be anything, and many windows have
  /// a title that nobody sees.
  private func isSeen(_ assignment: SwiftNode) -> Bool {
    let owner = assignment.qualifier
    if owner.isNone { return !holds("text", in: assignment.name) && !holds("title", in: assignment.name) }
    guard holds("title", in: assignment.name) else { return true }
    return !piece(owner).contains("indow") && !bytes.span.contains("NSWindow(")
  }

  /// Whether a literal is the text of a property or an argument that takes any string and shows it.
  fileprivate func showsAsItStands(_ literal: Int32) -> Bool {
    var child = literal
    for _ in 0..<Self.deepest {
      let node = source.nodes[Int(child)]
      guard node.marks.isDisjoint(with: [.compared, .condition, .key, .changed]), node.parent >= 0 else {
        return false
      }
      let parent = source.nodes[Int(node.parent)]
      switch parent.kind {
      case .tuple, .list: break
      case .call:
        if node.label.isNone, node.unlabelled > 0 { return false }
        guard let row = row(of: parent, node.label), !row.isKey else { return false }
        switch row.meaning {
        case .role: return true
        case .passes: break
        case .inherits, .shows: return false
        }
      case .assignment:
        return !parent.marks.contains(.declaration) && valueRow(parent) != nil && isSeen(parent)
      default: return false
      }
      child = node.parent
    }
    return false
  }
}
