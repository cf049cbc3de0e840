/// What a reader put together: the strings, and what is wrong.
struct Drafts: Sendable {
  /// Changed in place only; `add` knows how many there may be.
  var entries: [StringDraft] = []
  var problems: [Problem] = []
  /// The strings of other files that this one asks for.
  var keyUses = KeyUses()
  /// What is left for entries.
  var room: StringRoom

  init(of document: Document, problems: [Problem] = []) {
    self.problems = problems
    room = StringRoom(file: document.bytes.count)
  }

  /// Adds an entry, if there is room for all that it has.
  mutating func add(whole entry: StringDraft) {
    if room.take(entry.ownBytes, at: entry.range) { entries.append(entry) }
  }
}
