/// Arrows between rooms that still go the wrong way: a room, one that it may not name, and what it names there.
///
/// Lines are only to be deleted.
let knownBackArrows = """
  Bytes -> Formats: Format
  Bytes -> Reports: appendDigits
  Bytes -> Reports: printable
  Bytes -> Strings: Entry
  Configuration -> Checking: Severity
  Configuration -> Formats: locale
  Configuration -> Rules: SettingMember
  Configuration -> Rules: SettingValue
  Configuration -> Rules: TranslationTerm
  Findings -> Reports: Edit
  Formats -> Roles: RoleFile
  Rules -> Checking: Applicability
  Rules -> Checking: Catalog
  Rules -> Checking: CatalogFinding
  Rules -> Checking: Finding
  Rules -> Checking: Severity
  Rules -> Checking: Subject
  Rules -> Formats: ReadingOptions
  Rules -> Reports: LocaleSummary
  Rules -> Reports: displayWidth
  Strings -> Checking: LanguageContext
  Strings -> Formats: ReadingOptions
  Strings -> Formats: locale
  Strings -> Formats: missingOther
  Strings -> Roles: RoleFile
  Words -> Checking: Applicability
  Words -> Checking: Subject
  Words -> Checking: WordMarks
  Words -> Formats: CSVColumns
  Words -> Formats: CSVTable
  Words -> Formats: TextLines
  Words -> Rules: TranslationTerm
  """
