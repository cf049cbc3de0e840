/// Roles, as a rule names them: single ones, all of a part, all of a container.
package struct RoleSet: Sendable, Equatable {
  /// For each container, a bit for each part.
  private(set) var rows: [UInt32]

  package init(_ roles: [Role] = []) {
    rows = Array(repeating: 0, count: Role.Container.allCases.count)
    for role in roles { rows[Int(role.container.rawValue)] |= Self.bit(role.part) }
  }

  init(parts: [Role.Part], containers: [Role.Container] = []) {
    self.init()
    let all = parts.reduce(0) { $0 | Self.bit($1) }
    for row in rows.indices { rows[row] = all }
    for container in containers { rows[Int(container.rawValue)] = .max }
  }

  package func contains(_ role: Role) -> Bool {
    rows[Int(role.container.rawValue)] & Self.bit(role.part) != 0
  }

  /// Calls `body` with the `Role.number` of each.
  func forEachNumber(_ body: (Int) -> Void) {
    for row in rows.indices {
      var left = rows[row]
      while left != 0 {
        body(row << 5 | left.trailingZeroBitCount)
        left &= left - 1
      }
    }
  }

  func intersection(_ other: RoleSet) -> RoleSet {
    var set = self
    for row in rows.indices { set.rows[row] &= other.rows[row] }
    return set
  }

  func union(_ roles: [Role]) -> RoleSet {
    var set = self
    for role in roles { set.rows[Int(role.container.rawValue)] |= Self.bit(role.part) }
    return set
  }

  func subtracting(_ roles: [Role]) -> RoleSet {
    var set = self
    for role in roles { set.rows[Int(role.container.rawValue)] &= ~Self.bit(role.part) }
    return set
  }

  /// What a screen reader says, or Voice Control hears: `Role.isSpoken`.
  static let spoken = RoleSet(parts: [.inputLabel, .announcement], containers: [.accessibility])
  /// `Role.isError`.
  static let errors = RoleSet([.error, .errorTitle])
  /// The names of controls that have to say something.
  static let controls = RoleSet(
    parts: [.button, .destructiveButton, .cancelButton, .link, .menuItem, .tab, .toggle]
  ).union([.accessibilityLabel])
  /// All but those of one part.
  static func all(but part: Role.Part) -> RoleSet {
    RoleSet(parts: Role.Part.allCases.filter { $0 != part })
  }

  private static func bit(_ part: Role.Part) -> UInt32 { 1 << UInt32(part.rawValue) }
}

extension Role {
  /// Its place in a table of all pairs: the bits of its part, and those of its container above them.
  var number: Int { Int(container.rawValue) << 5 | Int(part.rawValue) }

  static let count = Container.allCases.count << 5
}
