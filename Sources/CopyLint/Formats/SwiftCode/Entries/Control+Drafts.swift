extension Control {
  /// Lets the texts of a control know of each other: the label of its words, the hint and the value of its label.
  ///
  /// - Parameter drafts: in the order of the file.
  func join(_ drafts: inout [StringDraft]) {
    guard literals.count > 1 else { return }
    let title = draft(of: .title, in: drafts)
    var shown = title
    // A toolbar shows the image alone.
    if !images.isEmpty { shown?.role = .unknown }
    if says.contains(.wordless) { shown = nil }
    let label = draft(of: .label, in: drafts)
    for literal in literals {
      guard let index = Self.index(of: literal, in: drafts) else { continue }
      switch literal.part {
      case .label: drafts[index].extras.beside = shown
      case .hint, .value: drafts[index].extras.beside = label ?? (self.label.isThere ? nil : title)
      case .title, .name: break
      }
    }
  }

  /// The only text of a part of the control; nil where a condition chooses one.
  private func draft(of part: Literal.Part, in drafts: [StringDraft]) -> StringExtras.Beside? {
    let own = literals.filter { $0.part == part }
    guard own.count == 1, let index = Self.index(of: own[0], in: drafts) else { return nil }
    return StringExtras.Beside(text: drafts[index].text, role: drafts[index].role)
  }

  /// The string of a literal, which begins after its quotes.
  private static func index(of literal: Literal, in drafts: [StringDraft]) -> Int? {
    let next = drafts.partitioningIndex { ($0.range?.lowerBound ?? 0) > literal.start }
    guard next < drafts.count, let start = drafts[next].range?.lowerBound, start - literal.start < 5 else {
      return nil
    }
    return next
  }
}
