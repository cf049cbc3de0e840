/// Puts `marked`, what a file says is not language, among the ranges that were found in `text`. Ordered and disjoint,
/// as they are.
func markNeutral(_ marked: [Range<Int>], in text: Span<UInt8>, among ranges: inout [NeutralRange]) {
  var result: [NeutralRange] = []
  result.reserveCapacity(ranges.count + marked.count)
  var next = 0
  for range in marked {
    while next < ranges.count, ranges[next].range.upperBound <= range.lowerBound {
      result.append(ranges[next])
      next += 1
    }
    // A value with forms holds what is marked in them: `{n, plural, other {<x id="1"/> mails}}`.
    if next < ranges.count, ranges[next].range.lowerBound < range.lowerBound,
      range.upperBound < ranges[next].range.upperBound
    {
      continue
    }
    let isTag = text.byte(range.lowerBound) == UInt8(ascii: "<")
    result.append(NeutralRange(range: range, kind: isTag ? .markup : .placeholder))
    while next < ranges.count, ranges[next].range.lowerBound < range.upperBound { next += 1 }
  }
  result.append(contentsOf: ranges[next...])
  ranges = result
}
