/// A finding as its file keeps it: numbers, and places in the lists of `FileFindings`.
struct FindingRecord: BitwiseCopyable, Sendable {
  /// Index in the sayings.
  var saying: UInt32
  /// Index in the strings.
  var string: UInt32
  /// `Finding.range`.
  var range: ByteRange
  var textRange: ByteRange?
  var place: FoundPlace?
  /// Index in the edits.
  var edit: UInt32?
  /// Index in the measures.
  var measure: UInt32?
  /// The reason why it is suppressed.
  var suppressed: TextRef?
  var fingerprint: TextRef?
  var repeats: UInt32 = 0
  var series: UInt32 = 0
  var severity: Severity
  var applicability: Applicability?
  var group: RuleDescription.Group
  var age: ReportedFinding.Age?

  /// `Finding.severityAlone`.
  var severityAlone: Severity?
  /// `Finding.isAlone`.
  var isAlone = false
  /// `Finding.isOfLostSource`.
  var isOfLostSource = false

  /// `ReportedFinding.isOpen`.
  var isOpen: Bool { suppressed == nil && age != .known }

  /// Whether it is one of the findings that are told but not counted: those on the app's own words.
  var isAside = false

  /// Whether `--fix` fixes it.
  var isFixable: Bool { applicability == .safe && edit != nil }
}

/// A range of bytes in a file or a text. No file is larger than `Document.maximumFileSize`, and no text that a reader makes of
/// it is four gigabytes long.
struct ByteRange: BitwiseCopyable, Sendable {
  private var lower: UInt32
  private var upper: UInt32

  init(_ range: Range<Int>) {
    // A rule from outside may give any range.
    lower = UInt32(clamping: range.lowerBound)
    upper = UInt32(clamping: range.upperBound)
  }

  var range: Range<Int> { Int(lower)..<Int(upper) }
}

/// What findings say, without the string that they say it of. It is the same for many of a file.
struct Saying: BitwiseCopyable, Sendable {
  /// Index in the names of rules.
  var rule: UInt32
  var message: TextRef
  /// In the list of words.
  var words: ByteRange
  var replacement: TextRef?
  /// `Finding.isOwnTerm`.
  var isOwnTerm = false
}

/// A string with findings.
struct FoundString: BitwiseCopyable, Sendable {
  var key = TextRef.empty
  var variant = TextRef.empty
  var text = TextRef.empty
  var source: TextRef?
  /// Index in the names of locales.
  var locale: UInt32
  var role = Role.unknown
  var roleSource = RoleSource.none
  /// Whether it counts among the strings that are too short for a grade.
  var isShort = false
}

/// `Place`.
struct FoundPlace: BitwiseCopyable, Sendable {
  var disk: ByteRange
  var line: UInt32
  var column: UInt32
  var endLine: UInt32
  var endColumn: UInt32
  /// In the lines of `FileFindings`.
  var lineText: TextRef
  var lineTextColumn: UInt32
}

/// `Edit`, with the bytes on disk that it replaces.
struct FoundEdit: BitwiseCopyable, Sendable {
  var range: ByteRange
  var disk: ByteRange
  var bytes: TextRef
  var text: TextRef
}
