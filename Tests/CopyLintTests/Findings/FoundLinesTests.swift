import Testing

@testable import CopyLint

@Suite("Lines of findings")
struct FoundLinesTests {
  let unit = "\"Utilize é\", "

  @Test func `a file in one line is kept once, however much is found in it`() {
    let document = Document(path: "en.json", bytes: Array(String(repeating: unit, count: 2000).utf8))
    var findings = FileFindings(path: "en.json")
    for start in stride(from: 1, to: document.bytes.count - 8, by: unit.utf8.count) {
      let place = findings.place(of: start..<start + 7, in: document)
      #expect(findings.lines.string(place.lineText) == document.place(of: start..<start + 7).lineText)
    }
    #expect(findings.lines.count <= document.bytes.count)
  }

  @Test func `each finding has its line, in any order and after others are added`() {
    let text =
      String(repeating: unit, count: 300) + "\n" + "short\n" + String(repeating: unit, count: 300) + "\nshort"
    let document = Document(path: "en.json", bytes: Array(text.utf8))
    var findings = FileFindings(path: "en.json")
    var other = FileFindings(path: "en.json")
    let short = text.utf8.count - 5
    let starts = [4200, 1, 300, 900, short, 3000, 3800, 2, 5000, 1000, 4210]
    var kept: [(start: Int, line: TextRef)] = []
    for start in starts {
      kept.append((start, findings.place(of: start..<start + 2, in: document).lineText))
      _ = other.place(of: start..<start + 1, in: document)
    }
    _ = findings.lines.append(other.lines)
    kept.append((4211, findings.place(of: 4211..<4213, in: document).lineText))
    for (start, line) in kept {
      #expect(findings.lines.string(line) == document.place(of: start..<start + 2).lineText, "\(start)")
    }
  }
}
