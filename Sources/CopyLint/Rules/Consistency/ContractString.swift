/// A string that a contract asks for.
struct ContractString: Sendable {
  var key: String
  /// nil if any will do.
  var role: Role?
  /// The exact words in the source language; nil if any will do.
  var text: String?

  init(key: String) { self.key = key }

  /// - Throws: how to write it.
  init(_ member: SettingMember) throws(SettingError) {
    key = member.name
    switch member.value {
    case .text(let name): role = try Self.role(name, key)
    case .mapping(let members):
      for member in members {
        switch (member.name, member.value) {
        case ("role", .text(let name)): role = try Self.role(name, key)
        case ("text", .text(let words)): text = words
        default: throw Self.wanted(key)
        }
      }
    case .list, .number, .flag: throw Self.wanted(key)
    }
  }

  /// As a configuration has it.
  var setting: SettingMember {
    guard let text else { return SettingMember(key, .text(role?.identifier ?? "")) }
    var members = [SettingMember("text", .text(text))]
    if let role { members.insert(SettingMember("role", .text(role.identifier)), at: 0) }
    return SettingMember(key, .mapping(members))
  }

  private static func role(_ name: String, _ key: String) throws(SettingError) -> Role {
    guard let role = Role(identifier: name) else { throw wanted(key) }
    return role
  }

  private static func wanted(_ key: String) -> SettingError {
    SettingError(
      "In contracts, write a role after \(quoted(key)), such as “a11y-label”, or “{role: …, text: …}”.")
  }
}
