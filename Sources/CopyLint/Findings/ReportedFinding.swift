/// A finding with everything that a reporter needs.
public struct ReportedFinding: Sendable {
  /// What the rule said.
  public var finding: Finding
  /// The group of the rule.
  public var group: RuleDescription.Group
  /// Of the file, as in its document.
  public var path: String
  /// Of the string; empty for problems of the file.
  public var key = ""
  /// Whether the key is only the place of the string, so that it doesn't name it.
  var keyIsPosition = false
  /// BCP 47 of the string; empty for problems of the file.
  public var locale = ""
  /// Which form of the string it is in; empty when there is one form only.
  public var variant = ""
  /// What the string is in the app.
  public var role = Role.unknown
  /// Where the role comes from.
  public var roleSource = RoleSource.none
  /// The text of the entry; empty for problems of the file.
  public var text = ""
  /// Where `finding.range` is in `text`, in UTF-8 bytes; nil when that is not known.
  package var textRange: Range<Int>?
  /// What the text translates; nil when that is not known.
  public var source: String?
  /// nil when the file has no such place.
  public var place: Place?
  /// The same from run to run, whatever line the string is on; empty until `Report.addFingerprints`.
  public var fingerprint = ""
  /// The reason a person gave for suppressing this finding; nil when it is not suppressed.
  public var suppressed: String?
  /// How old it is, against a baseline or a revision; nil when it is compared with neither.
  package var age: Age?
  /// In how many more files the same text has the same finding.
  package var repeats = 0
  /// How many more texts of its file differ from this one only in numbers, and have the same finding.
  package var series = 0
  /// Whether it is told but not counted.
  package var isAside = false
  /// The splice that makes the replacement; nil when nothing may be written.
  public var edit: Edit?
  /// The bytes on disk that `edit` replaces.
  package var editRange: Range<Int>?

  /// Whether it says that the project is broken, which nobody puts off: what can't be read, or a source that is lost.
  package var isOfBrokenProject: Bool { finding.rule == "syntax-error" || finding.isOfLostSource }

  /// Whether it says that the source of translations is lost.
  package var isOfLostSource: Bool { finding.isOfLostSource }

  /// How old a finding is.
  package enum Age: String, Sendable, BitwiseCopyable {
    case new
    /// It was there, but its string has changed.
    case updated
    case known
  }

  /// What `keys` of the settings name its string by.
  package var nameInSettings: String { keyIsPosition ? text : key }

  /// Names the finding by all but its line, grade and message, as if its file were at `path`.
  package func digest(path: String) -> String { CopyLint.digest(of: self, path: path) }

  /// Whether somebody has to look at it: it is neither suppressed nor already known.
  public var isOpen: Bool { suppressed == nil && age != .known }

  package init(finding: Finding, group: RuleDescription.Group, path: String, place: Place? = nil) {
    self.finding = finding
    self.group = group
    self.path = path
    self.place = place
  }
}
