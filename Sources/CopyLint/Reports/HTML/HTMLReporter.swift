/// For people who read no terminal: one page that holds all it needs and loads nothing.
///
/// How it looks and what it does is in `Sources/CReportPage/Page`. Only the scripts and the style whose hashes the page
/// names may run (Content Security Policy Level 3), and the report is data in it, never markup.
public struct HTMLReporter: Reporter {
  public let name = "html"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    let shell = reportPagePart("page")
    var start = shell.startIndex
    while let mark = nextMark(in: shell, from: start) {
      output += shell[start..<mark.lowerBound]
      let name = String(decoding: shell[mark].dropFirst(2).dropLast(2), as: UTF8.self)
      if name == "report" {
        appendScriptSafe(PageData(report, options).json(), to: &output)
      } else if name.hasSuffix("-hash") {
        output += base64(sha256(reportPagePart(String(name.dropLast(5)))))
      } else {
        output += reportPagePart(name)
      }
      start = mark.upperBound
    }
    output += shell[start...]
  }

  /// The next `{{name}}` of the page.
  private func nextMark(in shell: [UInt8], from start: Int) -> Range<Int>? {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var first = start
    while first + 1 < shell.count, shell[first] != open || shell[first + 1] != open { first += 1 }
    var end = first + 2
    while end < shell.count, shell[end - 1] != close || shell[end] != close { end += 1 }
    return end < shell.count ? first..<end + 1 : nil
  }
}
