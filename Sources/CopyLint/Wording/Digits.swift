/// Adds a number of 0 or more as people write it.
package func appendDigits(of number: Int, to output: inout [UInt8]) {
  // Packed with the first digit lowest; a number of more digits than that goes the long way.
  var digits: UInt64 = 0
  var count = 0
  var left = number
  repeat {
    digits = digits << 8 | UInt64(0x30 + left % 10)
    left /= 10
    count += 1
  } while left > 0 && count < 8
  if left > 0 { return output.append(text: String(number)) }
  for _ in 0..<count {
    output.append(UInt8(truncatingIfNeeded: digits))
    digits >>= 8
  }
}

/// How many digits a number of 0 or more has.
func countDigits(of number: Int) -> Int {
  var count = 1
  var left = number / 10
  while left > 0 {
    left /= 10
    count += 1
  }
  return count
}
