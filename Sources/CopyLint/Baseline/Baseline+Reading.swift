extension Baseline {
  /// A baseline as it was read.
  package struct Reading: Sendable {
    /// The lines that could be read.
    package var baseline = Baseline()
    /// What is wrong, with its place in the file.
    package var problems: [Problem] = []
    /// Whether it was written for another version of the program, so that nothing in it can be used or replaced.
    package var isOfOtherVersion = false
  }

  /// Reads the content of a baseline. A comma that a merge left out or left over is not a mistake.
  package static func read(_ document: Document) -> Reading {
    var reading = Reading()
    let json = JSONReader(document.bytes, from: document.textStart)
    if let conflict = conflict(in: document) {
      reading.problems = [conflict]
    } else if let fault = json.faults.first(where: { !isComma($0.kind) }) {
      reading.problems = [problem("\(fault.message) Or \(writeAgain).", fault.range)]
    }
    guard let root = json.root, let schema = json.value(of: "schema", in: root),
      let name = json.string(at: schema), name.hasPrefix(Self.schema)
    else {
      if reading.problems.isEmpty {
        reading.problems = [
          problem("Name a file that “--write-baseline” wrote. This is another kind of file.", 0..<0)
        ]
      }
      return reading
    }
    guard name == "\(Self.schema)\(version)" else {
      reading.isOfOtherVersion = true
      reading.problems = [
        problem(
          "Get the copy-lint that wrote this file, or delete the file and \(writeAgain). It is from a different version.",
          json.nodes[schema].range)
      ]
      return reading
    }
    let verdict = json.value(of: "verdict", in: root).flatMap(json.integer)
    reading.baseline = Baseline(lines(of: json, &reading.problems), verdict: verdict ?? 1)
    return reading
  }

  private static let writeAgain = "run “copy-lint --write-baseline”"

  private static func lines(of json: JSONReader, _ problems: inout [Problem]) -> [Line] {
    guard let root = json.root, let findings = json.value(of: "findings", in: root) else { return [] }
    var lines: [Line] = []
    for element in json.elements(of: findings) {
      func text(_ name: String) -> String { json.value(of: name, in: element).flatMap(json.string) ?? "" }
      let line = Line(
        fingerprint: text("fingerprint"), rule: text("rule"), path: text("path"), key: text("key"),
        locale: text("locale"))
      if !line.fingerprint.isEmpty {
        lines.append(line)
      } else if problems.isEmpty {
        problems.append(
          problem("Remove this line, or \(writeAgain). It has no fingerprint.", json.nodes[element].range))
      }
    }
    return lines
  }

  private static func isComma(_ kind: JSONReader.Fault.Kind) -> Bool {
    kind == .missingComma || kind == .extraComma
  }

  /// Where Git left both sides of a merge.
  private static func conflict(in document: Document) -> Problem? {
    let bytes = document.bytes
    var at = document.textStart
    while at < bytes.count {
      if bytes[at...].starts(with: "<<<<<<< ".utf8) {
        return problem(
          "Keep the lines of both sides here, or \(writeAgain). Git left a merge open.", at..<at + 7)
      }
      at = bytes[at...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }
    return nil
  }

  private static func problem(_ message: String, _ range: Range<Int>) -> Problem {
    Problem(rule: "syntax-error", message: message, range: range)
  }
}
