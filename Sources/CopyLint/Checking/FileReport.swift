/// What was found in one file.
public struct FileReport: Sendable {
  /// In a box, as a run passes the reports of all files on many times.
  private var content: Boxed<Content>

  private struct Content: Sendable {
    var path: String
    var format: String
    var findings: FileFindings
    var strings: [StringIdentity] = []
    var coverage: [TranslationCoverage] = []
    var isUnlike: String?
    var isGenerated = false
    var locales: [LocaleSummary] = []
    var holdsTranslations = false
    var isCompared = false
    var screens: [ScreenCounts] = []
    var sentences: [TranslatedSentence] = []
    var keyUses = KeyUses()
    var memberUses = MemberUses()
    var hasOnlyMembers = false
    var literals: [CodeLiteral] = []
    var wordUses = WordUses()
    var wordNotes: [FindingRecord] = []
    var alone: [FindingRecord] = []
    var waiting: [FindingRecord] = []
  }

  /// As in the document.
  public var path: String {
    _read { yield content.value.path }
    _modify { yield &content.value.path }
  }

  /// The name of the format, such as `apple-strings`.
  public var format: String {
    _read { yield content.value.format }
    _modify { yield &content.value.format }
  }

  /// By place, then by rule.
  public var findings: FileFindings {
    _read { yield content.value.findings }
    _modify { yield &content.value.findings }
  }

  /// Its strings; only where they are to be compared with those of a revision.
  package var strings: [StringIdentity] {
    _read { yield content.value.strings }
    _modify { yield &content.value.strings }
  }

  /// How far each language is that the strings are translated into; only where translations are checked.
  public var coverage: [TranslationCoverage] {
    _read { yield content.value.coverage }
    _modify { yield &content.value.coverage }
  }

  /// The newest translation of gettext here, where the file has hardly a message in common with it: nothing shows how far it is.
  package var isUnlike: String? {
    _read { yield content.value.isUnlike }
    _modify { yield &content.value.isUnlike }
  }

  /// Whether the file says that a tool writes it: nobody edits it by hand.
  package var isGenerated: Bool {
    _read { yield content.value.isGenerated }
    _modify { yield &content.value.isGenerated }
  }

  /// In the order of their locales.
  public var locales: [LocaleSummary] {
    _read { yield content.value.locales }
    _modify { yield &content.value.locales }
  }

  /// Whether the file has translations, also where only its source texts were asked for.
  package var holdsTranslations: Bool {
    _read { yield content.value.holdsTranslations }
    _modify { yield &content.value.holdsTranslations }
  }

  /// Whether its translations were compared with the file that has their source.
  package var isCompared: Bool {
    _read { yield content.value.isCompared }
    _modify { yield &content.value.isCompared }
  }

  /// How the controls of its screens are named, if it is code.
  package var screens: [ScreenCounts] {
    _read { yield content.value.screens }
    _modify { yield &content.value.screens }
  }

  /// The sentences that are translated here; only where translations are checked.
  package var sentences: [TranslatedSentence] {
    _read { yield content.value.sentences }
    _modify { yield &content.value.sentences }
  }

  /// The strings of other files that this one asks for, where they were wanted.
  package var keyUses: KeyUses {
    _read { yield content.value.keyUses }
    _modify { yield &content.value.keyUses }
  }

  /// The members of types that this code shows and has, where they were wanted.
  package var memberUses: MemberUses {
    _read { yield content.value.memberUses }
    _modify { yield &content.value.memberUses }
  }

  /// Whether the file has nothing else.
  package var hasOnlyMembers: Bool {
    _read { yield content.value.hasOnlyMembers }
    _modify { yield &content.value.hasOnlyMembers }
  }

  /// Those that wait for the string files of the project, in file order.
  var literals: [CodeLiteral] {
    _read { yield content.value.literals }
    _modify { yield &content.value.literals }
  }

  /// The words that may be the app's own.
  package var wordUses: WordUses {
    _read { yield content.value.wordUses }
    _modify { yield &content.value.wordUses }
  }

  /// The findings on these words, at the first text that has one, by place. Its texts are those of the findings.
  var wordNotes: [FindingRecord] {
    _read { yield content.value.wordNotes }
    _modify { yield &content.value.wordNotes }
  }

  /// What only a run finds that compares no files: a baseline knows it. Its texts are those of the findings.
  var alone: [FindingRecord] {
    _read { yield content.value.alone }
    _modify { yield &content.value.alone }
  }

  /// What else waits for the other files, by place.
  var waiting: [FindingRecord] {
    _read { yield content.value.waiting }
    _modify { yield &content.value.waiting }
  }

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
    content = Boxed(Content(path: path, format: format, findings: FileFindings(path: path)))
  }

  /// The report on code without words, for the members that it shows and has.
  init(path: String, format: String, members: MemberUses) {
    self.init(path: path, format: format)
    (memberUses, hasOnlyMembers) = (members, true)
  }
}
