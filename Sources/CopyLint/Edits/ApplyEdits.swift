extension Document {
  /// The file on disk with `edits` made: every byte outside of them stays.
  ///
  /// Edits are made by place. Of two that overlap, the first is made.
  ///
  /// - Returns: all bytes, in the encoding of the file.
  public func applying(_ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(original.count + 256)
    var done = 0
    for edit in disjoint(edits) {
      let place = originalRange(of: edit.range)
      result.append(contentsOf: original[done..<max(done, place.lowerBound)])
      result.append(contentsOf: encoded(edit.bytes))
      done = max(done, place.upperBound)
    }
    result.append(contentsOf: original[done...])
    return result
  }
}

/// `edits` by place, without those that overlap one before them.
func disjoint(_ edits: [Edit]) -> [Edit] {
  let ordered = edits.enumerated().sorted { left, right in
    (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
  }
  var kept: [Edit] = []
  for (_, edit) in ordered {
    if let last = kept.last?.range,
      edit.range.lowerBound < last.upperBound || edit.range.lowerBound == last.lowerBound
    {
      continue
    }
    kept.append(edit)
  }
  return kept
}
