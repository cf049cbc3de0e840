import CopyLint
import Readability

/// Answers lines of the stream, for one thread.
struct LineAnswerer: ~Copyable {
  private var checker: Checker
  private let sourceLocale: String
  private let options: Options
  private var json = JSONWriter()
  private var code = ExitCode.clear
  private var sums = StreamSums()

  init(_ project: Project, _ options: Options) {
    checker = project.checker()
    sourceLocale = project.configuration.sourceLocale
    self.options = options
  }

  /// Bytes of the answers that were not taken yet.
  var size: Int { json.bytes.count }

  /// The answers since the last time, and what they add up to.
  mutating func take() -> (bytes: [UInt8], code: ExitCode, sums: StreamSums) {
    defer {
      json.removeAll()
      sums = StreamSums()
    }
    // A copy has no room to spare, and the writer keeps its own.
    var bytes: [UInt8] = []
    bytes.append(contentsOf: json.bytes)
    return (bytes, code, sums)
  }

  /// - Parameter number: of the line, from 1.
  mutating func answer(_ line: LineReader.Line, of bytes: [UInt8], number: Int) {
    sums.lines += 1
    do throws(RequestError) {
      let request = try read(line, of: bytes, isFirst: number == 1)
      switch request.content {
      case .text(let entry): answer(request, entry)
      case .sum(let counts, let locale):
        write(request, counts, checker.measure(of: counts, locale: locale))
      }
    } catch {
      json.object {
        $0.member("id", nil as String?)
        $0.member("error", error.message)
        $0.member("line", number)
      }
      sums.errors += 1
      code = .unusable
    }
    json.newline()
  }

  private func read(
    _ line: LineReader.Line, of bytes: [UInt8], isFirst: Bool
  ) throws(RequestError) -> StreamRequest {
    switch line {
    case .tooLong: throw RequestError("Split this line. The limit is \(streamLineLimit >> 20) MB.")
    case .text(let range):
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let text = bytes[range]
      let isMarked = isFirst && text.starts(with: mark)
      return try StreamRequest(Array(text.dropFirst(isMarked ? mark.count : 0)), sourceLocale: sourceLocale)
    }
  }

  private mutating func answer(_ request: StreamRequest, _ entry: Entry) {
    guard !options.onlyCounts else {
      let subject = checker.count(entry, platform: request.platform)
      write(request, subject.analysis.counts, subject.measure)
      if options.showsSummary { sums.add(subject, []) }
      return
    }
    let (all, subject) = checker.check(entry, platform: request.platform)
    // Each finding shows a part of the text, so a text that is made to be reported could fill the memory.
    let findings = all.filter { options.showsNotes || $0.severity > .note }.prefix(mostFindingsOfString)
    write(request, subject.analysis.counts, subject.measure, findings, of: subject.entry)
    let failOn = options.failOn ?? .never
    if findings.contains(where: { failOn.isReached(by: $0.severity) }) { code = max(code, .findings) }
    if options.showsSummary { sums.add(subject, findings) }
  }

  /// - Parameter findings: nil where no rule was asked.
  private mutating func write(
    _ request: StreamRequest, _ counts: Counts, _ measure: Measure, _ findings: ArraySlice<Finding>? = nil,
    of entry: Entry? = nil
  ) {
    json.object {
      $0.name("id")
      $0.value(foreign: request.id ?? Array("null".utf8))
      if let findings, let entry {
        $0.array("findings") { for finding in findings { $0.value(finding, of: entry) } }
      }
      $0.member("counts", counts)
      $0.member("measure", measure)
    }
  }
}
