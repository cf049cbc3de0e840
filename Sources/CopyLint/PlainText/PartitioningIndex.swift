extension RandomAccessCollection where Index == Int {
  /// The place of the first element for which `belongsBehind` is true; the end if it never is. Half of the places are left out
  /// at each step, so the condition has to stay true once it is.
  func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
