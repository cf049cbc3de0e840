import CopyLint

/// A diff as it goes out: byte for byte, for `patch` and `git apply`; to a terminal, where nobody applies it, with signs for all
/// that could steer it. Tabs stay, as in excerpts.
func shownDiff(_ diff: [UInt8], _ environment: Environment) -> [UInt8] {
  guard environment.outputIsTerminal() else { return diff }
  var shown: [UInt8] = []
  for line in lines(of: diff) {
    let text = line.last == 0x0A ? line.dropLast() : line
    let parts = text.split(separator: 0x09, omittingEmptySubsequences: false)
    shown += parts.map { printable(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t").utf8
    if line.last == 0x0A { shown.append(0x0A) }
  }
  return shown
}
