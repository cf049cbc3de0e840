/// Why a language is taken for that in which an app is written.
enum LanguageEvidence: Equatable {
  /// Files that hold a source and its translations, and say which language the source is.
  case named(files: Int, example: String)
  /// Settings of Xcode or Flutter.
  case settings(path: String)
  /// The texts of files whose names say no language, beside translations of them.
  case base(files: Int, example: String)
  /// Texts that stand beside their translations, in files that do not name their language.
  case translated(files: Int, example: String)
  /// Keys that are the source texts themselves.
  case keys(example: String)
  /// The language whose files the other languages follow.
  case leading(example: String)
  /// No file names another one.
  case only(example: String)
  /// The texts of files that have no translations.
  case texts(example: String)
  case nothing

  /// One line for the person who ran `init`.
  func sentence(_ locale: String) -> String {
    "The source language is “\(locale)”. \(reason)"
  }

  private var reason: String {
    switch self {
    case .named(1, let example): "“\(example)” says so."
    case .named(let files, let example): "\(files) files say so, such as “\(example)”."
    case .settings(let path): "“\(path)” says so."
    case .base(1, let example): "The text in “\(example)” is in it."
    case .base(let files, let example): "The text in \(files) files is in it, such as “\(example)”."
    case .translated(1, let example): "“\(example)” translates from it."
    case .translated(let files, let example): "\(files) files translate from it, such as “\(example)”."
    case .keys(let example): "The keys in “\(example)” are text in it."
    case .leading(let example): "The other languages follow “\(example)”."
    case .only(let example): "“\(example)” is in it, and no file names another language."
    case .texts(let example): "The text in “\(example)” is in it."
    case .nothing: "No file here says otherwise."
    }
  }
}
