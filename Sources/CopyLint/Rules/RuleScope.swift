/// What a rule has to see.
public enum RuleScope: String, Sendable, CaseIterable {
  /// A text, with its key, comment and role.
  case string
  /// A translation and its source.
  case pair
  /// All strings of a file, or how the file writes them.
  case file
  /// All files of the project.
  case project
}

extension Rule {
  /// What it has to see. A program that checks texts one by one, such as `stream`, has the rules of `string` and `pair`.
  public var scope: RuleScope {
    let name = about.name
    if name == "app-word" { return .project }
    // These read a message, which a single text is, too.
    if name == "message-syntax" || name == "quoted-placeholder" || name == "missing-other" { return .string }
    if comparing != nil { return .pair }
    return when.alternatives.isEmpty || about.group == .file ? .file : .string
  }
}
