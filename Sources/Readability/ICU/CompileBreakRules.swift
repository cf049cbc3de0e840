internal import CICU

/// Break rules as this ICU compiles them.
///
/// - Parameter rules: ICU break rules in UTF-8.
package func compileBreakRules(_ rules: [UInt8]) throws(ICUError) -> [UInt8] {
  var error: Int32 = 0
  var line: Int32 = 0
  var compiled: [UInt8] = []
  // The first call tells the size.
  for _ in 0..<2 {
    let capacity = Int32(compiled.count)
    let size = unsafe rules.withUnsafeBufferPointer { rules in
      unsafe compiled.withUnsafeMutableBufferPointer { buffer in
        guard let start = rules.baseAddress else { return Int32(0) }
        return unsafe cicu_rules_compile(
          start, Int64(rules.count), buffer.baseAddress, capacity, &line, &error)
      }
    }
    try ICUError.check(error)
    if size == capacity { break }
    compiled = [UInt8](repeating: 0, count: Int(size))
  }
  return compiled
}
