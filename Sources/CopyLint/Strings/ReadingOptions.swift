/// What a reader has to know from outside.
public struct ReadingOptions: Sendable {
  /// BCP 47; the locale where path and content say nothing.
  public var sourceLocale: String
  /// The placeholder grammar that the configuration states for this file.
  public var syntax: Syntax?
  /// Whether string files may have literals of the code as keys, so that no fix may change these.
  package var literalsAreKeys = true
  /// Calls of the project's own code whose arguments people read.
  package var sourceCalls: [SourceCall] = []
  /// Whether the uses of keys are wanted, for the roles of string files.
  package var findsKeyUses = false
  /// Whether the members of types that code shows and has are wanted, for the roles in other code.
  package var findsMemberUses = false
  /// What the members of types in code are, as all code of the run shows them.
  package var memberRoles = MemberRoles()
  /// Whether everything that may name a key is wanted, too.
  package var findsMentions = false

  /// Keys of the file that are to be read as texts in the source language, too; only for JSON.
  package var keysAsTexts: Set<String> = []

  /// What is known of the file besides its path and content; without it, the text is English.
  public init(sourceLocale: String = "en", syntax: Syntax? = nil) {
    self.sourceLocale = sourceLocale
    self.syntax = syntax
  }
}
