/// The grammar of the placeholders in a text.
public enum Syntax: String, Sendable, BitwiseCopyable, CaseIterable {
  /// `%@` and `%1$d` of Foundation.
  case apple
  /// `%s` and `%1$d` of C.
  case printf
  /// `%1$s` of Android's resources.
  case android
  /// `{0}` of `java.text.MessageFormat`.
  case java
  /// ICU messages: `{count, plural, …}`.
  case icu
  /// ICU messages with tags, as FormatJS has them.
  case formatjs
  /// ICU messages, as Flutter has them.
  case flutter
  /// `{{name}}` and `$t(key)`.
  case i18next
  /// `%{name}` of Rails.
  case ruby
  /// `{name}` of Python's `format`, and `{0}`.
  case pythonBrace = "python-brace"
  /// `{0:N2}` of .NET.
  case dotnet
  /// `%1` and `%n`.
  case qt
  /// `{name}` and `@:key` of Vue I18n.
  case vue
  /// `:name`.
  case laravel
  /// `${name}` of JavaScript.
  case js
  /// `{ $name }`.
  case fluent
  /// `$NAME$` of Chrome's extensions.
  case chrome
  /// The text has no placeholders.
  case none
}
