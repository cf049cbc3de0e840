/// Where the locale of an entry comes from.
public enum LocaleSource: String, Sendable, BitwiseCopyable {
  /// The file says so itself.
  case content
  /// The folder or the name of the file.
  case path
  /// Nothing says it; the configuration's `sourceLocale`.
  case `default`
}
