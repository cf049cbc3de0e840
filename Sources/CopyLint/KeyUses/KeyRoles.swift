internal import Readability

/// The roles that the uses in code and layouts give to the strings of other files.
package struct KeyRoles: Sendable, Equatable {
  /// A place that asks for a string.
  package struct Place: Sendable, Equatable {
    package var role: Role
    /// Index of the file.
    var file: Int32
    /// 0-based.
    package var line: UInt32
    /// The next place of the same string in which it is something else; -1 for the last.
    var next: Int32
  }

  private struct Key: Equatable {
    /// What all uses have in common, besides those that show nothing.
    var role = Role.unknown
    /// Whether there is nothing that they have in common.
    var isMixed = false
    /// Whether one of the uses shows nothing.
    var isOpen = false
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var keys: [Key] = []
  private var places: [Place] = []
  private var paths: [String] = []
  private var indices = HashTable<UInt32>()
  package init() {}

  /// Joins what the files use, in their order, whichever thread read them: one pass over all uses.
  package init(_ files: [(path: String, uses: KeyUses)]) {
    var keysByName = HashTable<KeyName>()
    var names = HashTable<Bool>()
    for file in files {
      for accessor in file.uses.accessors {
        Self.note(accessor.key, of: accessor.name, in: &keysByName, &names)
        if accessor.short != accessor.name {
          Self.note(accessor.key, of: accessor.short, in: &keysByName, &names)
        }
      }
    }
    for file in files where !file.uses.uses.isEmpty {
      paths.append(file.path)
      for use in file.uses.uses {
        let name = keysByName[use.name.hash] ?? keysByName[use.short.hash] ?? use.name
        if names[name.hash] == false { continue }
        add(use, to: name)
      }
    }
  }

  package var isEmpty: Bool { keys.isEmpty }

  /// A name that stands for two keys stands for none.
  private static func note(
    _ key: KeyName, of name: KeyName, in keys: inout HashTable<KeyName>, _ names: inout HashTable<Bool>
  ) {
    if let known = keys[name.hash], known != key {
      names.set(false, for: name.hash)
      keys.set(name, for: name.hash)
    } else if names[name.hash] == nil {
      keys.set(key, for: name.hash)
    }
  }

  private mutating func add(_ use: KeyUses.Use, to name: KeyName) {
    var index = keys.count
    if let known = indices[name.hash] {
      index = Int(known)
    } else {
      indices.set(UInt32(index), for: name.hash)
      keys.append(Key())
    }
    guard use.role != .unknown else {
      keys[index].isOpen = true
      return
    }
    // Roles are few, so the list of a key is short.
    var known = keys[index].first
    while known >= 0 {
      if places[Int(known)].role == use.role { return }
      known = places[Int(known)].next
    }
    let new = Int32(places.count)
    places.append(Place(role: use.role, file: Int32(paths.count - 1), line: use.line, next: -1))
    if keys[index].first < 0 {
      (keys[index].first, keys[index].role) = (new, use.role)
    } else {
      places[Int(keys[index].last)].next = new
      if !keys[index].isMixed { keys[index].role = keys[index].role.common(with: use.role) }
      keys[index].isMixed = keys[index].role == .unknown
    }
    keys[index].last = new
  }

  /// The role that a string's uses give it; unknown where they show nothing or have nothing in common, nil where there are
  /// none.
  ///
  /// - Parameter key: UTF-8.
  package func role(of key: Span<UInt8>, in table: KeyTable) -> Role? {
    let names = table.names(of: key)
    var common: Role?
    for name in [names.0, names.1, names.2] {
      guard let name, let index = indices[name.hash].map(Int.init) else { continue }
      // A text in words may be two things in two places, and one of them shows nothing; a name such as `files.all` is one, but
      // for what a screen reader reads, where a text beside a control is also its hidden label, or its hint.
      let isHeard = keys[index].role == .accessibilityLabel || keys[index].role == .accessibilityHint
      if keys[index].isMixed || keys[index].isOpen && (isHeard || Self.isInWords(key)) { return .unknown }
      let role = keys[index].role
      guard let known = common, known != .unknown else {
        common = role
        continue
      }
      if role == .unknown { continue }
      common = known.common(with: role)
      if common == .unknown { return .unknown }
    }
    return common
  }

  private static func isInWords(_ key: Span<UInt8>) -> Bool {
    if !key.isEmpty, case .name = KeyShape(key) { return false }
    return true
  }

  /// The places that ask for a string, one for each thing that it is there.
  ///
  /// - Parameter key: UTF-8.
  package func places(of key: Span<UInt8>, in table: KeyTable) -> [(path: String, place: Place)] {
    var found: [(path: String, place: Place)] = []
    let names = table.names(of: key)
    for name in [names.0, names.1, names.2] {
      var next = name.flatMap { indices[$0.hash] }.map { keys[Int($0)].first } ?? -1
      while next >= 0 {
        let place = places[Int(next)]
        if !found.contains(where: { $0.place.role == place.role }) {
          found.append((paths[Int(place.file)], place))
        }
        next = place.next
      }
    }
    return found
  }

  package static func == (left: KeyRoles, right: KeyRoles) -> Bool {
    left.keys == right.keys && left.places == right.places && left.paths == right.paths
  }
}
