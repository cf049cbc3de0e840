/// Findings that a team knows of and mends later: they fail no run, and only what is new is shown.
///
/// A line names its finding by the fingerprint alone, which holds no line, grade or message. The other fields are for
/// people who read the file, and for findings whose file was renamed.
public struct Baseline: Sendable, Equatable {
  /// What the file is called, beside the configuration.
  public static let fileName = ".copy-lint-baseline.json"
  /// The larger files of real projects hold a hundred thousand lines; in bytes.
  public static let sizeLimit = 64 << 20

  /// One known finding.
  public struct Line: Sendable, Hashable, Comparable {
    public var fingerprint: String
    /// Rule name.
    public var rule: String
    /// Of the file, from the root of the project.
    public var path: String
    /// Empty for what is wrong with the whole file.
    public var key: String
    /// BCP 47; empty where none is concerned.
    public var locale: String

    init(fingerprint: String, rule: String, path: String, key: String, locale: String) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.path = path
      self.key = key
      self.locale = locale
    }

    init(_ reported: ReportedFinding) {
      self.init(
        fingerprint: reported.fingerprint, rule: reported.finding.rule, path: reported.path,
        key: reported.key, locale: reported.locale)
    }

    /// As a person looks for it: by file, then by string.
    public static func < (left: Line, right: Line) -> Bool {
      let (first, second) = (left.order, right.order)
      for index in first.indices where first[index] != second[index] {
        return first[index].utf8.lexicographicallyPrecedes(second[index].utf8)
      }
      return false
    }

    private var order: [String] { [path, key, locale, rule, fingerprint] }
  }

  /// Sorted, each once.
  public private(set) var lines: [Line]

  /// - Parameter lines: in any order.
  public init(_ lines: [Line] = []) {
    self.lines = []
    for line in lines.sorted() where line != self.lines.last { self.lines.append(line) }
  }
}
