/// A finding with all that a reader of the report needs.
public struct ReportedFinding: Sendable {
  public var finding: Finding
  public var group: RuleDescription.Group
  public var path: String
  public var key = ""
  public var locale = ""
  public var variant = ""
  public var role = Role.unknown
  public var roleSource = RoleSource.none
  /// The text of the entry; empty for problems of the file.
  public var text = ""
  /// Where `finding.range` stands in `text`, in UTF-8 bytes; nil when that is not known.
  package var textRange: Range<Int>?
  /// What the text translates; nil when that is not known.
  public var source: String?
  /// nil when the file has no such place.
  public var place: Place?
  /// The same from run to run, whatever line the string is on; empty until `Report.addFingerprints`.
  public var fingerprint = ""
  /// The reason a person gave to keep this finding quiet; nil when it is not suppressed.
  public var suppressed: String?
  /// How old it is, against a baseline or a revision; nil when there is none.
  package var age: Age?
  /// In how many more files the same text has the same finding.
  package var repeats = 0
  /// How many more texts of its file differ from this one only in numbers, and have the same finding.
  package var series = 0
  /// The splice that makes the replacement; nil when nothing may be written.
  public var edit: Edit?
  /// The bytes on disk that `edit` replaces.
  package var editRange: Range<Int>?

  /// How old a finding is.
  package enum Age: String, Sendable, BitwiseCopyable {
    case new
    /// It was there, but its string is another now.
    case updated
    case known
  }

  /// Names the finding by all but its line, grade and message, as if its file were at `path`.
  package func digest(path: String) -> String { CopyLint.digest(of: self, path: path) }

  /// Whether somebody has to look at it: nobody keeps it quiet, and it is not known from before.
  public var isOpen: Bool { suppressed == nil && age != .known }

  package init(finding: Finding, group: RuleDescription.Group, path: String, place: Place? = nil) {
    self.finding = finding
    self.group = group
    self.path = path
    self.place = place
  }
}
