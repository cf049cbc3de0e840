/// The grammar of the placeholders in a text.
public enum Syntax: String, Sendable, BitwiseCopyable, CaseIterable {
  case apple, printf, android, java, icu, formatjs, flutter, i18next, ruby
  case pythonBrace = "python-brace"
  case dotnet, qt, vue, laravel, js, fluent, chrome
  case none
}
