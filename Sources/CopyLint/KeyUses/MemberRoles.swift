internal import Readability

/// What the members of types are to people, as all code of a run shows them.
///
/// A role counts where the code names the type, or where only one type fits the name of the value, and where all uses agree.
package struct MemberRoles: Sendable, Equatable {
  private struct Member: BitwiseCopyable {
    var role: Role
    var isMixed = false
  }

  private var members = HashTable<Member>()
  /// The same in the order of the uses, to compare.
  private var roles: [Role] = []

  package init() {}

  /// Joins the uses of files, in the order of these, whichever thread read them.
  package init(_ files: [MemberUses]) {
    let declarations = Self.declarations(ofUsedIn: files)
    let ancestors = Ancestors(files, declarations)
    var fitting = Fitting(ancestors, for: files)
    for declaration in declarations { fitting.add(declaration) }
    for file in files { for type in file.types { fitting.add(type) } }
    for file in files {
      for use in file.uses {
        guard let type = fitting.type(of: use.owner, with: use.member) else { continue }
        add(use.role, to: MemberUses.hash(of: use.member, in: type))
      }
    }
    inherit(declarations, from: ancestors)
    handOn(
      files.flatMap(\.handedOn).filter { fitting.isSure(of: $0.type) } + takeParameters(of: files))
  }

  /// The declarations of members that any type shows one of the same name of. All threads wait for this, and most members are
  /// never shown: of the others, nothing has to be looked up in the large tables.
  private static func declarations(ofUsedIn files: [MemberUses]) -> [MemberUses.Declaration] {
    var used = HashTable<Bool>()
    for file in files { for use in file.uses { used.set(true, for: max(1, use.member)) } }
    var found: [MemberUses.Declaration] = []
    for file in files {
      for declaration in file.declarations where used.contains(max(1, declaration.member)) {
        found.append(declaration)
      }
    }
    return found
  }

  /// What a member that people see hands on, they see too; as what isn't said.
  private mutating func handOn(_ all: [MemberUses.HandedOn]) {
    var open = all
    for _ in 0..<8 {
      let seen = open.filter { members.contains($0.by) }
      if seen.isEmpty { return }
      open.removeAll { members.contains($0.by) }
      for one in seen where !members.contains(one.member) {
        add(.unknown, to: one.member)
      }
    }
  }

  /// Takes what functions do with their parameters, where only one file declares a function of the name.
  ///
  /// - Returns: the parameters that a function keeps in a member.
  private mutating func takeParameters(of files: [MemberUses]) -> [MemberUses.HandedOn] {
    var counts = HashTable<Int32>()
    for file in files { for one in file.parameters { counts.set(0, for: max(1, one.function)) } }
    if counts.isEmpty { return [] }
    for file in files {
      // Overloads are told apart by their labels.
      var own = Set<UInt64>()
      for function in file.functions {
        guard let count = counts[max(1, function)], own.insert(function).inserted else { continue }
        counts.set(count + 1, for: max(1, function))
      }
    }
    var kept: [MemberUses.HandedOn] = []
    for file in files {
      for one in file.parameters where counts[max(1, one.function)] ?? 0 < 2 {
        if one.through == 0 {
          add(one.role, to: one.hash)
        } else {
          kept.append(MemberUses.HandedOn(member: one.hash, type: one.function, by: one.through))
        }
      }
    }
    return kept
  }

  /// `Text(check.title)` of a `Check` shows `override var title: String` of each class below it. As what each of them is shown
  /// isn't said: a protocol has members that its types show in many places.
  private mutating func inherit(_ declarations: [MemberUses.Declaration], from ancestors: Ancestors) {
    let known = members
    for declaration in declarations where ancestors.isBelowOthers(declaration.type) {
      let hash = MemberUses.hash(of: declaration.member, in: declaration.type)
      guard !known.contains(hash),
        ancestors.declares(declaration.member, above: declaration.type, where: known.contains)
      else { continue }
      add(.unknown, to: hash)
    }
  }

  package var isEmpty: Bool { members.isEmpty }

  /// The role that fits all uses of a member; `unknown` if people see it as different things, nil if nothing shows it.
  ///
  /// - Parameter member: a hash of it and the type that has it.
  func role(of member: UInt64) -> Role? {
    guard let known = members[member] else { return nil }
    return known.isMixed ? .unknown : known.role
  }

  /// Whether a file may have other roles with these than without them.
  package func answers(_ file: MemberUses) -> Bool {
    file.askedRoles.contains { (role(of: $0) ?? .unknown) != .unknown }
      || file.asked.contains { role(of: $0) != nil }
  }

  private mutating func add(_ role: Role, to hash: UInt64) {
    roles.append(role)
    guard var known = members[hash], known.role != role else {
      members.set(members[hash] ?? Member(role: role), for: hash)
      return
    }
    // The title of a button is also its label and its tooltip.
    if known.isMixed || role.isBeside || role == .unknown { return }
    if known.role.isBeside || known.role == .unknown {
      known.role = role
    } else {
      known.role = known.role.common(with: role)
      known.isMixed = known.role == .unknown
    }
    members.set(known, for: hash)
  }

  package static func == (left: MemberRoles, right: MemberRoles) -> Bool { left.roles == right.roles }
}

/// The types that values may be of, by the names of these and of a member.
private struct Fitting {
  private let ancestors: Ancestors
  /// The members of values that are shown: only of these, the type is looked for.
  private var wanted = HashTable<Bool>()
  /// 0 where several types fit.
  private var whole = HashTable<UInt64>()
  private var last = HashTable<UInt64>()

  /// How many types have a name, as far as it matters.
  private var counts = HashTable<Bool>()

  /// - Parameter files: whose uses it is for.
  init(_ ancestors: Ancestors, for files: [MemberUses]) {
    self.ancestors = ancestors
    for file in files {
      for use in file.uses {
        if case .value(let value) = use.owner { wanted.set(true, for: Self.hash(use.member, of: value)) }
      }
    }
  }

  /// Of several types with one name, such as `Item` in many screens, it isn't clear which is meant.
  mutating func add(_ type: UInt64) { counts.set(counts[type] != nil, for: max(1, type)) }

  mutating func add(_ declaration: MemberUses.Declaration) {
    let (value, word) = (
      Self.hash(declaration.member, of: declaration.value),
      Self.hash(declaration.member, of: declaration.lastWord)
    )
    if wanted.contains(value) { whole.set(type(of: declaration, besides: whole[value]), for: value) }
    if wanted.contains(word) { last.set(type(of: declaration, besides: last[word]), for: word) }
  }

  private func type(of declaration: MemberUses.Declaration, besides known: UInt64?) -> UInt64 {
    guard let known, known != 0, known != declaration.type else { return known ?? declaration.type }
    // `check` may be a `LoginCheck` or a `DiskCheck`, and is a `Check` in both cases.
    return ancestors.common(known, declaration.type, with: declaration.member) ?? 0
  }

  private static func hash(_ member: UInt64, of value: UInt64) -> UInt64 { max(1, mixed(member, value)) }

  func type(of owner: MemberUses.Owner, with member: UInt64) -> UInt64? {
    guard let type = fit(owner, with: member), isSure(of: type) else { return nil }
    return type
  }

  /// Whether only one type has the name.
  func isSure(of type: UInt64) -> Bool { counts[max(1, type)] != true }

  private func fit(_ owner: MemberUses.Owner, with member: UInt64) -> UInt64? {
    switch owner {
    case .type(let type): return type
    case .value(let value):
      let hash = Self.hash(member, of: value)
      // `section` may be a `Section` or a `SidebarSection`, if both have the member.
      guard let type = last[hash] ?? whole[hash], type != 0 else { return nil }
      return type
    }
  }
}

extension Role {
  /// Whether it is often given to what is something else, too.
  fileprivate var isBeside: Bool { self == .accessibilityLabel || self == .tooltip }
}
