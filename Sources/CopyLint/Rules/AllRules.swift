/// Every rule with its default settings, in the order of the documentation.
public let allRules: [any Rule] = [
  // Readability
  GradeTooHigh(),
  FileGradeTooHigh(),
  SentenceTooLong(),
  HardWord(),
  DoubleNegative(),
  // Plain words
  Jargon(),
  PlainWord(),
  WordyPhrase(),
  LatinAbbreviation(),
  UnknownAbbreviation(),
  // Labels
  LabelEmpty(),
  LabelSymbolName(),
  LabelFilename(),
  LabelGeneric(),
  LabelIncludesType(),
  LabelDuplicate(),
  // Hints and values
  HintGesture(),
  ValueRaw(),
  // Errors
  ErrorVague(),
  ErrorNoNextAction(),
  ErrorBlame(),
  ErrorHarshWord(),
  ErrorTone(),
  ErrorPoliteness(),
  ErrorCode(),
  AlertTitleVague(),
  // Confirmations
  ConfirmVague(),
  DestructiveButtonVague(),
  ButtonYesNo(),
  // Actions
  GenericLinkText(),
  InputSpecificWord(),
  SensoryOnlyReference(),
  ColorOnlyReference(),
  // Consistency
  TerminologyVariant(),
  CaseStyleMix(),
  // Inclusive
  NonInclusiveTerm(),
  GenderedPronoun(),
  MinimizingWord(),
  // Typography
  ASCIIEllipsis(),
  StraySpace(),
  RepeatedPunctuation(),
  AllCaps(),
  ParenPlural(),
  HiddenCharacter(),
  // Translation
  IdentifierAsText(),
  DraftText(),
  StrayPercent(),
  WrongPlaceholder(),
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
  UnusedSuppression(),
  UnexplainedSuppression(),
]
