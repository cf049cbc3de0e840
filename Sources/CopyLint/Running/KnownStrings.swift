import Readability

/// What is known of strings that were checked, by a hash of all that a rule may look at, so that no string is checked twice.
///
/// In a large file, a third of the strings have a text that was there before. For such a text, only the little that the
/// sums need is kept, and only if rules that look at nothing but the text found nothing. In a session, while a person
/// changes a file, all is kept of each string, until it is long gone from the file.
package struct KnownStrings: Sendable {
  package enum Scope: Sendable { case file, session }

  /// A string of a session.
  private struct Kept {
    /// A hash of all that the reader says about it.
    var hash: UInt64
    var role: Role
    var roleSource: RoleSource
    /// Hashes of the words that it shows to be names.
    var names: [UInt64]
    /// Hashes of its hard words: the rules ask of these alone whether the file has them as names.
    var hardWords: [UInt64] = []
    /// A hash of what was around it when it was checked; 0 if it never was.
    var around: UInt64 = 0
    var string = KnownString()
  }

  let scope: Scope
  /// Within a file the bits of a `StringSum`, in a session an index in `kept`.
  private var table = HashTable<UInt32>()
  private var kept: [Kept] = []
  /// For each string of the file, its index in `kept`.
  private var places: [Int] = []
  private var names = FileNames()
  private var hashing = StringHashing()
  /// A hash of the string that was asked for last, or in a session of what is around it; 0 if it should not be kept.
  private var asked: UInt64 = 0
  /// The file as it was read last, with roles; only in a session.
  package private(set) var strings = StringTable()
  /// How many of its strings had to be checked; only known in a session.
  package private(set) var checkedStrings = 0

  package init(for scope: Scope) { self.scope = scope }

  /// Gives the strings of a file their roles, and finds the names in them.
  mutating func enter(
    _ table: inout StringTable, path: String, _ configuration: Configuration
  ) -> FileNames {
    hashing.enter(table)
    guard scope == .session else {
      configuration.assignRoles(in: &table, path: path)
      return FileNames(table)
    }
    checkedStrings = 0
    names = FileNames()
    places.removeAll(keepingCapacity: true)
    var roles = RoleReader(path: path)
    // Moved out while they change, so that the table is borrowed and not copied.
    var rows: [StringRow] = []
    swap(&rows, &table.rows)
    for index in rows.indices {
      let place = place(of: &rows[index], in: table, path: path, &roles, configuration)
      rows[index].role = kept[place].role
      rows[index].roleSource = kept[place].roleSource
      for name in kept[place].names { names.insert(hash: name) }
      places.append(place)
    }
    swap(&rows, &table.rows)
    return names
  }

  /// What follows is from this table, part of which another thread may check.
  mutating func enter(_ table: StringTable) { hashing.enter(table) }

  private mutating func place(
    of row: inout StringRow, in table: StringTable, path: String, _ roles: inout RoleReader,
    _ configuration: Configuration
  ) -> Int {
    let hash = hashing.hash(ofAll: row, in: table)
    // Most strings come after the same string as in the last reading.
    let next = (places.last ?? -1) + 1
    if next < kept.count, kept[next].hash == hash { return next }
    if let place = self.table[hash] { return Int(place) }
    configuration.assignRole(to: &row, in: table, path: path, &roles)
    kept.append(
      Kept(
        hash: hash, role: row.role, roleSource: row.roleSource, names: FileNames.hashes(in: row, of: table)))
    self.table.set(UInt32(kept.count - 1), for: hash)
    return kept.count - 1
  }

  /// What is known of a string; nil when it has to be checked.
  ///
  /// - Parameter needsKey: whether rules differ by key, so that a text may be clear under one key only.
  mutating func recall(
    _ index: Int, of table: StringTable, sibling: Sibling?, source: SourceForms?, needsKey: Bool
  ) -> KnownString? {
    if scope == .session {
      asked = hashing.hash(sibling, source)
      let place = places[index]
      return kept[place].around == around(kept[place].hardWords) ? kept[place].string : nil
    }
    asked =
      needsKey || sibling != nil ? 0 : hashing.hash(ofText: table.rows[index], in: table, translating: source)
    guard asked != 0, let bits = self.table[asked] else { return nil }
    return KnownString(StringSum(bits: bits), translated: source?.all[0].text ?? "")
  }

  /// Keeps what was found in the string that was asked for last.
  mutating func keep(
    _ string: KnownString, _ findings: [Finding], at index: Int, of subject: Subject, looksAround: Bool
  ) {
    guard scope == .session else {
      if asked != 0, findings.isEmpty, subject.matches.isEmpty, !looksAround {
        table.set(string.sum.bits, for: asked)
      }
      return
    }
    checkedStrings += 1
    let place = places[index]
    kept[place].string = string
    kept[place].string.findings = findings
    kept[place].hardWords = subject.analysis.tokens.filter(\.isHard).map {
      WordSet.hash(subject.bytes.span.extracting($0.range))
    }
    kept[place].around = around(kept[place].hardWords)
  }

  /// What is around a string: also which of its hard words the file has as names.
  private func around(_ hardWords: [UInt64]) -> UInt64 {
    var hash = asked
    for word in hardWords { hash = StringHashing.joined(hash, names.contains(hash: word) ? 1 : 2) }
    return hash
  }

  /// The file is done. Forgets strings that are gone from it, once there are as many of them as strings in the file.
  mutating func leave(_ strings: StringTable) {
    guard scope == .session else { return }
    self.strings = strings
    guard kept.count > 2 * places.count + 256 else { return }
    let old = kept
    var isDone = [Bool](repeating: false, count: old.count)
    table = HashTable()
    kept.removeAll()
    for place in places where !isDone[place] {
      isDone[place] = true
      table.set(UInt32(kept.count), for: old[place].hash)
      kept.append(old[place])
    }
  }
}
