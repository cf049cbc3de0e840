import CopyLint

/// The largest file that is read. String files are far smaller; what is larger is something else.
let fileSizeLimit = Document.maximumFileSize

/// What became of one file.
enum Outcome: Sendable {
  case checked(CheckedFile)
  /// No format knows it.
  case unknown
  case failed(String)
}

struct CheckedFile: Sendable {
  /// What is left after fixing.
  var report: FileReport
  /// How many fixes were written.
  var fixes = 0
  /// Why the fixes could not be written.
  var failure: String?
  /// What fixing would change, as a unified diff.
  var diff: [UInt8] = []
}

/// Reads and checks one file, and fixes it when the options say so.
func checkFile(
  _ file: SourceFile, sources: SourceStrings?, options: Options, checker: inout Checker,
  environment: Environment
) -> Outcome {
  let bytes: [UInt8]
  do throws(FileError) {
    bytes = try environment.read(file.location, fileSizeLimit)
  } catch {
    return .failed(error.message(path: file.path))
  }
  let document = Document(path: file.path, bytes: bytes, isNamed: file.isNamed)
  guard let report = checker.check(document, sources: sources) else { return .unknown }
  guard options.fixes || options.showsDiff else { return .checked(CheckedFile(report: report)) }

  let fixed = fix(
    document, sources: sources, report: report, takesUnsafe: options.fixesUnsafe, checker: &checker)
  if options.showsDiff {
    return .checked(
      CheckedFile(report: report, diff: unifiedDiff(path: file.path, old: bytes, new: fixed.bytes)))
  }
  guard fixed.count > 0 else { return .checked(CheckedFile(report: report)) }
  do throws(FileError) {
    try environment.replace(file.location, fixed.bytes)
    return .checked(CheckedFile(report: fixed.report, fixes: fixed.count))
  } catch {
    return .checked(CheckedFile(report: report, failure: error.message(path: file.path)))
  }
}
