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

extension RuleScope {
  /// What they find shows only when all files are read.
  static let rulesOfProjects = [AppWord.name, AccessibilityClaim.name, DuplicateIdentifier.name]
  /// They read a message, which a single text is, too.
  static let rulesOfMessages = ["message-syntax", "quoted-placeholder", "missing-other"]
  /// They compare the forms of one string, which a message holds.
  static let rulesOfForms = ["plural-missing", "plural-unused", "select-missing"]
}

extension Rule {
  /// What it has to see. A program that checks texts one by one, such as `stream`, has the rules of `string` and `pair`.
  public var scope: RuleScope {
    let name = about.name
    if RuleScope.rulesOfProjects.contains(name) { return .project }
    if RuleScope.rulesOfMessages.contains(name) || RuleScope.rulesOfForms.contains(name) { return .string }
    if comparing != nil { return .pair }
    // Some only have something to say where translations are checked.
    var configuration = Configuration()
    configuration.checksTranslations = true
    var rule = self
    rule.take(configuration)
    return rule.when.alternatives.isEmpty || about.group == .file ? .file : .string
  }
}
