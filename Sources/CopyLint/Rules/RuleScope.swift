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
  /// They can tell only after all files are read.
  static let rulesOfProjects = [
    AppWord.name, AccessibilityClaim.name, DuplicateIdentifier.name, "key-missing", "key-unused",
    "not-localized",
  ]
  /// They read a message, and a single text can be one.
  static let rulesOfMessages = ["message-syntax", "quoted-placeholder", "missing-other"]
  /// Texts by themselves show it only the words of a project's own glossary.
  static let rulesOfFiles = ["terminology-variant"]
  /// They compare the forms of one string, and a message has all of them.
  static let rulesOfForms = ["plural-missing", "plural-unused", "select-missing"]
}

extension Rule {
  /// What it has to see. A program that checks texts one by one, such as `stream`, has the rules of `string` and `pair`.
  public var scope: RuleScope {
    let name = about.name
    if RuleScope.rulesOfProjects.contains(name) { return .project }
    if RuleScope.rulesOfMessages.contains(name) || RuleScope.rulesOfForms.contains(name) { return .string }
    if RuleScope.rulesOfFiles.contains(name) { return .file }
    if comparing != nil { return .pair }
    // Some find something only if translations are checked.
    var configuration = Configuration()
    configuration.checksTranslations = true
    var rule = self
    rule.take(configuration)
    return rule.when.alternatives.isEmpty || about.group == .file ? .file : .string
  }
}
