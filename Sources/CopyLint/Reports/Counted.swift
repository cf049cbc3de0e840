/// “1 file”, “2,000 files”.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}

/// 1204 as “1,204”.
package func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var text = number < 0 ? "−" : ""
  var left = digits.utf8.count
  for digit in digits.unicodeScalars {
    text.unicodeScalars.append(digit)
    left -= 1
    if left > 0, left % 3 == 0 { text += "," }
  }
  return text
}
