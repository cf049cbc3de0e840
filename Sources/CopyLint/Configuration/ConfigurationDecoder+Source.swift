extension ConfigurationDecoder {
  /// `on`, `off`, or the calls of the project's own, which are read, too.
  mutating func decodeSource(_ node: YAMLNode, into configuration: inout Configuration) {
    guard case .mapping = node.content else {
      if let source = choice(node, Configuration.Source.self) { configuration.source = source }
      return
    }
    configuration.source = .on
    for member in members(of: node, keys: settingTable.members(of: "source").names) {
      configuration.sourceCalls += items(member.value).compactMap { sourceCall($0) }
    }
  }

  private mutating func sourceCall(_ node: YAMLNode) -> SourceCall? {
    let before = problems.count
    var name: String?
    var argument = "_"
    var role: Role?
    for member in members(of: node, keys: ["call", "argument", "role"]) {
      switch member.key {
      case "call": name = text(member.value)
      case "argument": argument = text(member.value) ?? argument
      default:
        guard let name = text(member.value) else { continue }
        role = Role(identifier: name)
        if role == nil { reportWrong(name, names: Role.identifiers, at: member.value.place) }
      }
    }
    guard let name, let role else {
      if problems.count == before { report("Give both “call” and “role” here.", at: node.place) }
      return nil
    }
    return SourceCall(call: name, argument: argument, role: role)
  }
}
