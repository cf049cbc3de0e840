import Readability

/// Names a finding the same from run to run: no message, grade or line in it.
///
/// Hex of the first 8 bytes of SHA-256 over rule, path, key, locale, variant, matched text and the entry's NFC text,
/// joined by U+001F.
///
/// - Parameter path: where the file is, or was.
func digest(of reported: ReportedFinding, path: String) -> String {
  // Tomorrow a different string may be the first with a word of the app.
  let isOfString = !reported.isAside
  let fields = [
    reported.finding.rule, path, isOfString ? reported.key : "", reported.locale,
    isOfString ? reported.variant : "",
    reported.finding.words.joined(separator: " "), isOfString ? nfc(reported.text) : "",
  ]
  let digest = sha256(Array(fields.joined(separator: "\u{1F}").utf8))
  let digits = Array("0123456789abcdef".utf8)
  let hex = digest.prefix(8).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  return String(decoding: hex, as: UTF8.self)
}
