/// What changes between two contents of a file, as `patch` and `git apply` read it; empty when nothing does.
///
/// A fix keeps the lines of a file one to one, so lines are compared in pairs. A comment that is added is a line of its own.
///
/// - Parameter old: nil for a file that is not there yet.
func unifiedDiff(path: String, old: [UInt8]?, new: [UInt8]) -> [UInt8] {
  let oldLines = lines(of: old ?? [])
  let newLines = lines(of: new)
  let changes = lineChanges(oldLines, newLines)
  guard !changes.isEmpty else { return [] }

  let oldName = old == nil ? "/dev/null" : diffName("a/\(path)")
  var diff = Array("--- \(oldName)\n+++ \(diffName("b/\(path)"))\n".utf8)
  var index = 0
  while index < changes.count {
    var last = index
    // Hunks whose context would touch become one.
    while last + 1 < changes.count,
      changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * contextLines
    { last += 1 }
    write(changes[index...last], oldLines, newLines, into: &diff)
    index = last + 1
  }
  return diff
}

/// The lines that differ: in pairs where their number is the same, else with the fewest lines put in or taken out near
/// each place.
func lineChanges(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [LineChange] {
  if old.count != new.count { return insertions(old, new) }
  var changes: [LineChange] = []
  for index in old.indices where old[index] != new[index] {
    if let last = changes.last, last.old.upperBound == index {
      changes[changes.count - 1] = LineChange(
        old: last.old.lowerBound..<index + 1, new: last.new.lowerBound..<index + 1)
    } else {
      changes.append(LineChange(old: index..<index + 1, new: index..<index + 1))
    }
  }
  return changes
}

private func insertions(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [LineChange] {
  let shared = min(old.count, new.count)
  var end = 0
  while end < shared, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
  let (oldEnd, newEnd) = (old.count - end, new.count - end)
  var changes: [LineChange] = []
  var (left, right) = (0, 0)
  while left < oldEnd || right < newEnd {
    if left < oldEnd, right < newEnd, old[left] == new[right] {
      left += 1
      right += 1
      continue
    }
    let gap = gap(old[left..<oldEnd], new[right..<newEnd])
    changes.append(LineChange(old: left..<left + gap.old, new: right..<right + gap.new))
    left += gap.old
    right += gap.new
  }
  return changes
}

/// How many lines differ before both go on alike; all that is left where that is not near.
private func gap(
  _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
) -> (old: Int, new: Int) {
  let farthest = 32
  for sum in 1...farthest {
    for taken in 0...min(sum, old.count) where sum - taken <= new.count {
      let (left, right) = (old.startIndex + taken, new.startIndex + sum - taken)
      if left == old.endIndex, right == new.endIndex { return (taken, sum - taken) }
      if left < old.endIndex, right < new.endIndex, old[left] == new[right] { return (taken, sum - taken) }
    }
  }
  return (old.count, new.count)
}

private let contextLines = 3

/// Lines that are replaced, and the lines that replace them.
struct LineChange {
  var old: Range<Int>
  var new: Range<Int>
}

private func write(
  _ changes: ArraySlice<LineChange>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
  into diff: inout [UInt8]
) {
  guard let first = changes.first, let last = changes.last else { return }
  let before = min(contextLines, first.old.lowerBound)
  let after = min(contextLines, old.count - last.old.upperBound)
  let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
  let newRange = first.new.lowerBound - before..<last.new.upperBound + after
  diff += "@@ -\(position(oldRange)) +\(position(newRange)) @@\n".utf8
  var at = oldRange.lowerBound
  for change in changes {
    for line in old[at..<change.old.lowerBound] { write(" ", line, into: &diff) }
    for line in old[change.old] { write("-", line, into: &diff) }
    for line in new[change.new] { write("+", line, into: &diff) }
    at = change.old.upperBound
  }
  for line in old[at..<oldRange.upperBound] { write(" ", line, into: &diff) }
}

/// An empty range is named by the line before it.
private func position(_ range: Range<Int>) -> String {
  let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
  return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
}

private func write(_ mark: String, _ line: ArraySlice<UInt8>, into diff: inout [UInt8]) {
  diff += mark.utf8
  diff += line
  if line.last != 0x0A { diff += "\n\\ No newline at end of file\n".utf8 }
}

/// The lines with their line ends.
func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    lines.append(bytes[start..<end])
    start = end
  }
  return lines
}
