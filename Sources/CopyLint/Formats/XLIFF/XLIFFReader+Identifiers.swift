extension XLIFFReader {
  /// Leaves out the sources of a `file` that are identifiers: `action.edit`, whose target has the words.
  ///
  /// Symfony's habit. People never see these sources, and nothing can be told of a target by comparing it with one.
  func dropIdentifiers(from first: Int, in strings: inout StringSink) {
    guard sourcesAreIdentifiers(from: first, in: strings) else { return }
    let rows = Array(strings.rows[first...])
    strings.rows.removeSubrange(first...)
    for var row in rows where !row.source.isNone {
      row.source = .none
      row.sourceLocale = StringRow.noLocale
      strings.add(row)
    }
  }

  /// Whether most sources have the form of a key, and all but a few are in one word.
  private func sourcesAreIdentifiers(from first: Int, in strings: StringSink) -> Bool {
    var names = 0
    var words = 0
    var all = 0
    for row in strings.rows[first...] where row.source.isNone && row.text.count > 0 {
      all += 1
      let text = strings.bytes(row.text)
      guard text[0].isASCIISmall else { continue }
      switch KeyShape(text) {
      case .name: names += 1
      case .small: words += 1
      default: break
      }
    }
    return names > 1 && names * 4 >= all && (names + words) * 10 >= all * 7
  }
}
