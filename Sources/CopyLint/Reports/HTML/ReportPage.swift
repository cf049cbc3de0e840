internal import CReportPage

/// A part of the page that the program carries: `page`, `style`, `theme`, `words` or `script`; empty when there is none.
func reportPagePart(_ name: String) -> [UInt8] {
  for index in 0..<creportpage_count() {
    let part = unsafe creportpage_part(index)
    guard unsafe String(cString: part.name) == name else { continue }
    return unsafe Array(UnsafeBufferPointer(start: part.bytes, count: Int(part.count)))
  }
  return []
}
