/// Which strings of a translation are compared with a source in another file.
///
/// Thousands of strings may have the key of one long text. To compare each with it would take time in proportion to the product
/// of both files, so what they are compared with has the same room as what they share in their own file.
struct SourceRoom: Sendable {
  /// For each string of the file, whether it found no room; empty where all did.
  private var leftOut: [Bool] = []
  private var room: StringRoom

  /// For a file that is compared with no other.
  init() { room = .forOne }

  /// Goes over the strings in file order, so that the same ones find room however many threads check them. Few files come near
  /// the limit, so most are not gone over.
  init(_ table: StringTable, with sources: SourceStrings?) {
    room = StringRoom(file: table.document.count)
    guard let sources, table.count > 0, sources.longest > room.left / table.count else { return }
    var leftOut = [Bool](repeating: false, count: table.count)
    for index in table.indices {
      let entry = table[index]
      guard entry.locale != sources.locale,
        let form = sources.key(entry.key)?.forms.form(matching: entry.variant)
      else { continue }
      leftOut[index] = !room.take(form.text.utf8.count, at: entry.range)
    }
    if room.firstLeftOut != nil { self.leftOut = leftOut }
  }

  func holds(_ index: Int) -> Bool { leftOut.isEmpty || !leftOut[index] }

  /// What to tell about the file; nil where all found room.
  var problem: Problem? {
    room.firstLeftOut.map { place in
      Problem(
        rule: "syntax-error",
        message:
          "Shorten the source text that many strings share here. Some of them are not compared with it.",
        range: place)
    }
  }
}
