/// What was found in one file.
public struct FileReport: Sendable {
  /// As in the document.
  public var path: String
  /// The name of the format, such as `apple-strings`.
  public var format: String
  /// By place, then by rule.
  public var findings: FileFindings
  /// Its strings; only where they are to be compared with those of a revision.
  package var strings: [StringIdentity] = []
  /// How far each language is that the strings are translated into; only where translations are checked.
  public var coverage: [TranslationCoverage] = []
  /// The newest translation of gettext here, where the file has hardly a message in common with it: nothing shows how far it is.
  package var isUnlike: String?
  /// Whether the file says that a tool writes it: nobody edits it by hand.
  package var isGenerated = false
  /// In the order of their locales.
  public var locales: [LocaleSummary] = []
  /// Whether the file has translations, also where only its source texts were asked for.
  package var holdsTranslations = false
  /// Whether its translations were compared with the file that has their source.
  package var isCompared = false

  /// How the controls of its screens are named, if it is code.
  package var screens: [ScreenCounts] = []

  /// The sentences that are translated here; only where translations are checked.
  package var sentences: [TranslatedSentence] = []
  /// The strings of other files that this one asks for, where they were wanted.
  package var keyUses = KeyUses()
  /// The members of types that this code shows and has, where they were wanted.
  package var memberUses = MemberUses()
  /// Whether the file has nothing else.
  package var hasOnlyMembers = false
  /// Those that wait for the string files of the project, in file order.
  var literals: [CodeLiteral] = []

  /// The words that may be the app's own.
  package var wordUses = WordUses()
  /// The findings on these words, at the first text that has one, by place. Its texts are those of the findings.
  var wordNotes: [FindingRecord] = []
  /// What only a run finds that compares no files: a baseline knows it. Its texts are those of the findings.
  var alone: [FindingRecord] = []
  /// What else waits for the other files, by place.
  var waiting: [FindingRecord] = []

  /// Whether a mistake that is not of one string or one language keeps the file from being read, so that nothing may be
  /// written into it.
  package var mayNotBeChanged: Bool {
    findings.contains { reported in
      reported.finding.rule == "syntax-error" && reported.key.isEmpty && reported.locale.isEmpty
        && reported.place != nil && reported.edit == nil
    }
  }

  /// What a run tells that compares no files, where that is more than this one tells.
  package var foundAlone: [ReportedFinding] {
    let worse = findings.records.filter { $0.severityAlone != nil }.map { record in
      var reported = findings.reported(record)
      reported.finding.severity = record.severityAlone ?? reported.finding.severity
      return reported
    }
    return worse + alone.map { findings.reported($0) }
  }

  package init(path: String, format: String) {
    self.path = path
    self.format = format
    findings = FileFindings(path: path)
  }

  /// The report on code without words, for the members that it shows and has.
  init(path: String, format: String, members: MemberUses) {
    self.init(path: path, format: format)
    (memberUses, hasOnlyMembers) = (members, true)
  }
}
