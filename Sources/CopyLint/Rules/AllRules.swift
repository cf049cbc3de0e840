/// Every rule with its default settings, in the order of the documentation.
public let allRules: [any Rule] = [
  // Readability
  GradeTooHigh(),
  FileGradeTooHigh(),
  SentenceTooLong(),
  HardWord(),
  // Plain words
  Jargon(),
  PlainWord(),
  WordyPhrase(),
  // Labels
  LabelEmpty(),
  LabelSymbolName(),
  LabelFilename(),
  LabelGeneric(),
  LabelIncludesType(),
  // Hints and values
  HintGesture(),
  ValueRaw(),
  // Errors
  ErrorVague(),
  // Confirmations
  ConfirmVague(),
  // Actions
  GenericLinkText(),
  // Typography
  ASCIIEllipsis(),
  StraySpace(),
  HiddenCharacter(),
  // Translation
  IdentifierAsText(),
  // File
  SyntaxError(),
  InvalidEncoding(),
  DuplicateKey(),
  UnknownEscape(),
  ImplicitBoolean(),
  MissingOther(),
  UndefinedSubstitution(),
  UnusedSubstitution(),
  MixedVariations(),
  MessageSyntax(),
  QuotedPlaceholder(),
]
