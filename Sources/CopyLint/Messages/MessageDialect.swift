internal import CICU

/// How a library reads the messages of ICU's syntax: `{n, plural, one {# file} other {# files}}`.
enum MessageDialect: Sendable, Hashable {
  /// ICU's own, with its default for apostrophes: they quote only before a brace.
  case icu
  /// FormatJS: tags, and apostrophes that quote `<` and `>` too.
  case formatjs
  /// `java.text.MessageFormat`: every single apostrophe quotes.
  case java
  /// Flutter: no apostrophe quotes, `#` is a character, no `selectordinal`, no `offset`.
  case flutter

  /// nil when texts of this syntax are not messages.
  init?(_ syntax: Syntax) {
    switch syntax {
    case .icu: self = .icu
    case .formatjs: self = .formatjs
    case .java: self = .java
    case .flutter: self = .flutter
    default: return nil
    }
  }

  /// Whether an apostrophe can be more than a character.
  var hasQuotes: Bool { self != .flutter }

  var parsing: CICUMessageDialect {
    switch self {
    case .icu: CICUMessageICU
    case .formatjs: CICUMessageFormatJS
    case .java: CICUMessageJava
    case .flutter: CICUMessageFlutter
    }
  }
}
