import CopyLint
import Readability

/// A longer line is skipped, with an error in its place.
let streamLineLimit = 4 << 20

/// `copy-lint stream`: one JSON object per line in, one per line out, in order.
func stream(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  guard let project = loadProject(options, environment) else { return .unusable }
  var checker = project.checker()
  var lines = LineReader(limit: streamLineLimit, environment: environment)
  var json = JSONWriter()
  var code = project.isWhole ? ExitCode.clear : .unusable
  var number = 0
  // Without a reader there is nothing left to do, however long the input goes on.
  while !output.readerIsGone, !output.hasFailed, let line = lines.next(pause: { output.flush() }) {
    number += 1
    json.removeAll()
    do throws(RequestError) {
      let request = try read(line, of: lines.bytes, isFirst: number == 1, project)
      let checked = checker.check(request.entry, platform: request.platform)
      let findings = checked.findings.filter { options.showsNotes || $0.severity > .note }
      write(request, findings, checked.subject, into: &json)
      code = max(code, exitCode(of: findings, failOn: options.failOn ?? .never))
    } catch {
      json.object {
        $0.member("id", nil as String?)
        $0.member("error", error.message)
        $0.member("line", number)
      }
      code = .unusable
    }
    json.newline()
    output.write(json.bytes)
  }
  return code
}

private func read(
  _ line: LineReader.Line, of bytes: [UInt8], isFirst: Bool, _ project: Project
) throws(RequestError) -> StreamRequest {
  switch line {
  case .tooLong: throw RequestError("Split this line. The limit is \(streamLineLimit >> 20) MB.")
  case .text(let range):
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes[range]
    let isMarked = isFirst && text.starts(with: mark)
    return try StreamRequest(
      Array(text.dropFirst(isMarked ? mark.count : 0)), sourceLocale: project.configuration.sourceLocale)
  }
}

private func write(
  _ request: StreamRequest, _ findings: [Finding], _ subject: Subject, into json: inout JSONWriter
) {
  json.object {
    $0.name("id")
    $0.value(foreign: request.id ?? Array("null".utf8))
    $0.array("findings") { for finding in findings { $0.value(finding, of: subject.entry) } }
    $0.member("counts", subject.analysis.counts)
    $0.member("measure", subject.measure)
  }
}

private func exitCode(of findings: [Finding], failOn: Options.FailOn) -> ExitCode {
  findings.contains { failOn.isReached(by: $0.severity) } ? .findings : .clear
}
