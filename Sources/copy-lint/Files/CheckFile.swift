import CopyLint

/// The largest file that is read. String files are far smaller; a larger file is something else.
let fileSizeLimit = Document.maximumFileSize

/// What became of one file.
enum Outcome: Sendable {
  // In a box: the outcomes of all files are handed on several times.
  indirect case checked(CheckedFile)
  /// No format recognizes it.
  case unknown
  case failed(String)
}

struct CheckedFile: Sendable {
  /// What is left after fixing.
  var report: FileReport
  /// How many fixes were written.
  var fixes = 0
  /// Whether the file has more names, which still lead to the old text.
  var hasOtherNames = false
  /// Why the fixes could not be written.
  var failure: String?
  /// Whether it has fixes that are not made because the file is broken.
  var isLeftBroken = false
  /// The keys of the strings that were changed, each once, in file order.
  var fixedKeys: [String] = []
  /// What fixing would change, as a unified diff.
  var diff: [UInt8] = []
}

/// What to do before a file can be changed.
func brokenFile(_ path: String) -> String {
  "Fix the syntax error in “\(path)” first. The file was not changed."
}

/// Reads and checks one file, and fixes it when the options say so.
///
/// - Parameters:
///   - keys: of the file that are texts of the app.
///   - past: what the file said at the revision of `--since`.
///   - isOfNewLanguage: whether no file was in its language at that revision.
///   - kept: what is not to be fixed.
func checkFile(
  _ file: SourceFile, sources: SourceStrings?, keys: Set<String> = [], past: PastTexts? = nil,
  isOfNewLanguage: Bool = false, options: Options,
  kept: Kept = Kept(), checker: inout Checker, environment: Environment
) -> Outcome {
  let bytes: [UInt8]
  do throws(FileError) {
    bytes = try environment.read(file.location, fileSizeLimit)
  } catch {
    return .failed(error.message(path: file.path))
  }
  let document = Document(path: file.path, bytes: bytes, isNamed: file.isNamed)
  (checker.past, checker.keysAsTexts) = (past, keys)
  checker.isOfNewLanguage = isOfNewLanguage
  defer { (checker.past, checker.keysAsTexts) = (nil, []) }
  guard var report = checker.check(document, sources: sources) else { return .unknown }
  if report.hasOnlyMembers { return .checked(CheckedFile(report: report)) }
  report.findings.keepAsked(checker.configuration)
  report.isGenerated = document.saysGenerated
  if options.since != nil { report.strings = checker.strings(of: document) }
  guard options.fixes || options.showsDiff, !options.addsSuppressions else {
    return .checked(CheckedFile(report: report))
  }

  // What a broken file says may not be what its writer meant.
  if report.mayNotBeChanged {
    let isLeft = report.findings.contains { $0.suppressed == nil && $0.edit != nil }
    return .checked(CheckedFile(report: report, isLeftBroken: isLeft))
  }
  var fixed = fix(
    document, sources: sources, report: report, takesUnsafe: options.fixesUnsafe,
    takesNotes: options.fixesNotes, kept: kept, checker: &checker)
  if file.isLink {
    // What the link leads to is fixed where it is one of the files to check, and this one is read after that.
    let isUnfixed = options.fixes && fixed.count > 0
    return .checked(
      CheckedFile(report: report, failure: isUnfixed ? FileError.isLink.message(path: file.path) : nil))
  }
  if options.showsDiff {
    return .checked(
      CheckedFile(report: report, diff: unifiedDiff(path: file.exactPath, old: bytes, new: fixed.bytes)))
  }
  guard fixed.count > 0 else { return .checked(CheckedFile(report: report)) }
  do throws(FileError) {
    let hasOtherNames = try environment.exchange(file.location, bytes, fixed.bytes)
    if options.since != nil {
      fixed.report.strings = checker.strings(
        of: Document(path: file.path, bytes: fixed.bytes, isNamed: file.isNamed))
    }
    let keys = changedKeys(in: document, to: fixed.bytes, checker)
    return .checked(
      CheckedFile(
        report: fixed.report, fixes: fixed.count, hasOtherNames: hasOtherNames, fixedKeys: keys))
  } catch {
    return .checked(CheckedFile(report: report, failure: error.message(path: file.path)))
  }
}
