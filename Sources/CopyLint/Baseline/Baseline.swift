/// Findings that a team knows of and will fix later: they fail no run, and only what is new is shown.
///
/// A line names its finding by the fingerprint alone, which holds no line, grade or message. The other fields are for
/// people who read the file, and for findings whose file was renamed.
package struct Baseline: Sendable, Equatable {
  /// What the file is called, next to the configuration.
  package static let fileName = ".copy-lint-baseline.json"
  /// The larger files of real projects hold a hundred thousand lines; in bytes.
  package static let sizeLimit = 64 << 20

  /// One known finding.
  package struct Line: Sendable, Hashable, Comparable {
    package var fingerprint: String
    /// Rule name.
    package var rule: String
    /// The file's path, from the root of the project.
    package var path: String
    /// Empty for what is wrong with the whole file.
    package var key: String
    /// BCP 47; empty where no locale is concerned.
    package var locale: String

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
    package static func < (left: Line, right: Line) -> Bool {
      let (first, second) = (left.order, right.order)
      for index in first.indices where first[index] != second[index] {
        return first[index].utf8.lexicographicallyPrecedes(second[index].utf8)
      }
      return false
    }

    private var order: [String] { [path, key, locale, rule, fingerprint] }
  }

  /// Sorted, each once.
  package private(set) var lines: [Line]
  /// The last change in `changes` that was made when this was written.
  package let verdict: Int

  /// - Parameters:
  ///   - lines: in any order.
  ///   - verdict: nil for that of this program; one that it doesn't know is taken for the nearest.
  package init(_ lines: [Line] = [], verdict: Int? = nil) {
    self.verdict = min(max(verdict ?? Self.newestVerdict, 1), Self.newestVerdict)
    self.lines = []
    for line in lines.sorted() where line != self.lines.last { self.lines.append(line) }
  }

  /// The lines that are kept, as old as they were.
  package func filter(_ isKept: (Line) -> Bool) -> Baseline {
    Baseline(lines.filter(isKept), verdict: verdict)
  }
}
