/// Why a language is taken to be the one in which an app is written.
enum LanguageEvidence: Equatable {
  /// Files that hold a source and its translations, and say which language the source is.
  case named(files: Int, example: String)
  /// Settings of Xcode or Flutter.
  case settings(path: String)
  /// The texts of files whose names name no language, next to translations of them.
  case base(files: Int, example: String)
  /// Texts that are next to their translations, in files that do not name their language.
  case translated(files: Int, example: String)
  /// Keys that are the source texts themselves.
  case keys(example: String)
  /// The language whose files the other languages follow.
  case leading(example: String)
  /// No file names another language.
  case only(example: String)
  /// The texts of files that have no translations.
  case texts(example: String)
  /// The texts in code, where no file of strings tells more.
  case code(example: String)
  case nothing

  /// One line for the person who ran `init`.
  func sentence(_ locale: String) -> String {
    "The source language is “\(locale)”. \(reason)"
  }

  private var reason: String {
    switch self {
    case .named(1, let example): "“\(example)” names it."
    case .named(let files, let example): "\(files) files name it, such as “\(example)”."
    case .settings(let path): "“\(path)” names it."
    case .base(1, let example): "The text in “\(example)” is in this language."
    case .base(let files, let example):
      "The text in \(files) files is in this language, such as “\(example)”."
    case .translated(1, let example): "“\(example)” translates from this language."
    case .translated(let files, let example):
      "\(files) files translate from this language, such as “\(example)”."
    case .keys(let example): "The keys in “\(example)” are text in this language."
    case .leading(let example): "The other languages have the same strings as “\(example)”."
    case .only(let example): "“\(example)” is in this language, and no file names another."
    case .texts(let example): "The text in “\(example)” is in this language."
    case .code(let example): "The text in the code is in this language, such as in “\(example)”."
    case .nothing: "No file here names another language."
    }
  }
}
