internal import Readability

/// What all files of a project say together: which keys there are, and whether code asks for others.
///
/// Code and string files belong together by their folders: to a file of code belong the string files that share most of its
/// path. What they share is its home.
package struct ProjectKeys: Sendable {
  /// A part of the project: a folder, and a table of keys.
  private struct Home: Hashable {
    var table: UInt64
    var folder: String
  }

  private struct Counts {
    /// Lookups of keys that are there, and of those that are not.
    var found = 0
    var missing = 0
    /// Texts that are shown and are keys.
    var shown = 0
  }

  private struct Words {
    var localized = 0
    var plain = 0
  }

  /// All keys of all tables.
  private var names = HashTable<Bool>()
  /// Those with a text in the source language.
  private var answered = HashTable<Bool>()
  /// The folders of a table's files, each once, without those of languages.
  private var folders: [UInt64: [String]] = [:]
  /// Of each table: all keys, those that are names, and how often a name begins like this.
  private var sizes: [UInt64: (keys: Int, names: Int)] = [:]
  private var beginnings: [UInt64: [UInt64: Int]] = [:]
  /// How many names have each `KeyStyle`.
  private var styles = [Int](repeating: 0, count: KeyStyle.allCases.count)
  private var broken: Set<UInt64> = []
  private var locales: [String: Set<String>] = [:]
  private var counts: [Home: Counts] = [:]
  /// Everything that code names, and what its names begin with.
  private var mentioned = HashTable<Bool>()
  private var begun: Set<String> = []
  /// Whether code looks up values that nobody can tell.
  private var isDynamic = false
  /// Names of the code that stand for keys.
  private var used = HashTable<Bool>()
  private var symbols: [UInt64: [KeyName]] = [:]
  private var words: [String: Words] = [:]

  /// - Parameter files: string files and code, in any order.
  package init(_ files: [(path: String, uses: KeyUses)]) {
    for file in files { if let keys = file.uses.keys { add(keys, of: file.path) } }
    guard !names.isEmpty else { return }
    let accessors = Self.accessors(in: files)
    for file in files where file.uses.keys == nil { count(file.uses, in: file.path, accessors) }
  }

  package var isEmpty: Bool { names.isEmpty }

  private mutating func add(_ keys: HeldKeys, of path: String) {
    let table = Self.table(of: path)
    for name in keys.names { names.set(true, for: name.hash) }
    for name in keys.answered { answered.set(true, for: name.hash) }
    let folder = Self.folder(ofStrings: path)
    for table in Self.isOfSystem(table) ? [table] : [table, KeyName.anyTable] {
      if !folders[table, default: []].contains(folder) { folders[table, default: []].append(folder) }
      sizes[table, default: (0, 0)].keys += keys.names.count
      sizes[table, default: (0, 0)].names += keys.nameCount
    }
    for beginning in keys.beginnings { beginnings[table, default: [:]][beginning, default: 0] += 1 }
    symbols[table, default: []] += keys.symbols
    if keys.isBroken { broken.insert(table) }
    guard !Self.isOfSystem(table) else { return }
    locales[folder, default: []].formUnion(keys.locales)
    for style in styles.indices { styles[style] += keys.styles[style] }
  }

  private mutating func count(_ uses: KeyUses, in path: String, _ accessors: HashTable<Bool>) {
    note(uses.mentions)
    for use in uses.uses { used.set(true, for: use.name.hash) }
    var last: (table: UInt64, folder: String?)?
    for literal in uses.literals where literal.kind != .plain {
      let table = Self.table(of: literal)
      guard isName(literal.text, in: table) else { continue }
      // Most of a file looks up keys of one table.
      if last?.table != table { last = (table, home(of: path, among: folders[table] ?? [])) }
      guard let folder = last?.folder else { continue }
      let home = Home(table: table, folder: folder)
      let isThere = holds(literal.text)
      if literal.kind == .shown {
        if isThere { counts[home, default: Counts()].shown += 1 }
      } else if isThere {
        counts[home, default: Counts()].found += 1
      } else {
        counts[home, default: Counts()].missing += 1
      }
    }
    let plain = uses.literals.reduce(0) { $1.kind == .plain ? $0 + 1 : $0 }
    let named = uses.uses.reduce(0) {
      accessors.contains($1.name.hash) || accessors.contains($1.short.hash) ? $0 + 1 : $0
    }
    guard plain + named + uses.localized > 0, let folder = homeOfWords(path) else { return }
    words[folder, default: Words()].plain += plain
    words[folder, default: Words()].localized += named + uses.localized
  }

  private mutating func note(_ mentions: KeyMentions) {
    for name in mentions.literals { mentioned.set(true, for: name.hash) }
    begun.formUnion(mentions.beginnings)
    if mentions.isDynamic { isDynamic = true }
  }

  private static func accessors(in files: [(path: String, uses: KeyUses)]) -> HashTable<Bool> {
    var names = HashTable<Bool>()
    for file in files {
      for accessor in file.uses.accessors {
        names.set(true, for: accessor.name.hash)
        names.set(true, for: accessor.short.hash)
      }
    }
    return names
  }
}

extension ProjectKeys {
  /// Fewer lookups with a result may be there by chance.
  private static let fewestFound = 5
  /// How many lookups have a result for each that has no result.
  private static let leastShare = 4
  /// Keys of the same beginning in a table, where only they tell that a text is a key.
  private static let fewestAlike = 3

  /// Whether code asks for a key that no string file has, for certain.
  ///
  /// - Parameter path: of the code.
  package func lacks(_ literal: CodeLiteral, askedIn path: String) -> Bool {
    let table = Self.table(of: literal)
    guard isName(literal.text, in: table), !holds(literal.text), broken.isEmpty,
      let folder = home(of: path, among: folders[table] ?? []),
      let counts = counts[Home(table: table, folder: folder)],
      counts.missing * Self.leastShare <= counts.found + counts.shown
    else { return false }
    if literal.kind != .shown { return counts.found >= Self.fewestFound }
    let parts = literal.text.split(separator: ".")
    let beginning = HeldKeys.beginning(of: literal.text.utf8.span)
    return counts.shown >= Self.fewestFound && parts.count > 1
      && !Self.endings.contains(parts.last.map(String.init) ?? "")
      && (beginnings[table]?[beginning] ?? 0) >= Self.fewestAlike
  }

  /// Of files and addresses.
  private static let endings: Set<String> = [
    "app", "com", "csv", "de", "html", "io", "jpg", "json", "log", "md", "net", "org", "pdf", "plist", "png",
    "swift", "txt", "xml", "zip",
  ]

  /// Whether no code names a key, although the code around looks up others of its table and nothing else.
  ///
  /// - Parameter path: of the string file.
  package func isUnused(_ key: CodeLiteral, in path: String) -> Bool {
    let table = Self.table(of: key)
    let name = KeyName.key(key.text.utf8.span, of: KeyName.noTable)
    guard !isDynamic, !mentioned.isEmpty, !mentioned.contains(name.hash), isName(key.text, in: table),
      !(symbols[table] ?? []).contains(where: { used.contains($0.hash) })
    else { return false }
    let folder = Self.folder(ofStrings: path)
    let isAsked = counts.contains { home, counts in
      (home.table == table || home.table == KeyName.anyTable)
        && max(counts.found, counts.shown) >= Self.fewestFound
        && (home.folder.isEmpty || folder == home.folder || folder.hasPrefix(home.folder + "/"))
    }
    return isAsked && !begun.contains { !$0.isEmpty && key.text.hasPrefix($0) }
  }

  /// Whether a text is shown as it stands although the app around it is translated.
  package func isLeftOut(_ literal: CodeLiteral, of path: String) -> Bool {
    guard let folder = homeOfWords(path), let words = words[folder] else { return false }
    return words.localized >= 20 && words.plain * 9 <= words.localized && isTranslated(folder)
  }

  /// Whether the string files in a folder have more languages than one.
  private func isTranslated(_ folder: String) -> Bool {
    var found: Set<String> = []
    for (other, locales) in locales where other == folder || folder.isEmpty || other.hasPrefix(folder + "/") {
      found.formUnion(locales)
    }
    return found.count > 1
  }

  /// Whether people see the text of a string file in place of a literal, or would if the file had its key.
  func answers(_ lookup: KeyUses.Lookup) -> Bool {
    if answered.contains(lookup.key.hash) { return true }
    return switch lookup.spelling {
    case .text: false
    case .picture: names.contains(lookup.key.hash)
    case .name: names.contains(lookup.key.hash) || styles[lookup.style.rawValue] >= Self.fewestAlike
    case .likelyKey: names.count < Self.fewestAlike || styles[lookup.style.rawValue] > 0
    }
  }

  private func holds(_ key: String) -> Bool {
    names.contains(KeyName.key(key.utf8.span, of: KeyName.noTable).hash)
  }

  /// Whether a text is an identifier, in a table whose keys are.
  private func isName(_ text: String, in table: UInt64) -> Bool {
    guard case .name = KeyShape(text), let size = sizes[table],
      size.names * 2 > size.keys
    else { return false }
    // “12AM” is a text.
    let letters = text.utf8.first?.isASCIIDigit == false && text.utf8.contains { $0.isASCIILetter }
    let hasSign = text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    return letters && (hasSign || size.names * 10 > size.keys * 9)
  }

  private func homeOfWords(_ path: String) -> String? { home(of: path, among: Array(locales.keys)) }

  /// The table that a literal is looked up in, or that a key is of.
  private static func table(of literal: CodeLiteral) -> UInt64 {
    literal.kind == .member ? KeyName.anyTable : KeyName.hash(ofTable: literal.table.utf8.span)
  }
}
