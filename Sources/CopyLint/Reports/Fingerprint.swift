import Readability

/// Names a finding the same from run to run: no message, grade or line in it.
///
/// Hex of the first 8 bytes of SHA-256 over rule, path, key, locale, variant, matched text and the entry's NFC text,
/// joined by U+001F. Repeats get `-2`, `-3`.
struct FingerprintMaker {
  private var seen: [String: Int] = [:]

  mutating func fingerprint(
    rule: String, path: String, key: String, locale: String, variant: String, matched: String, text: String
  ) -> String {
    let fields = [rule, path, key, locale, variant, matched, nfc(text)]
    let digest = sha256(Array(fields.joined(separator: "\u{1F}").utf8))
    let digits = Array("0123456789abcdef".utf8)
    let hex = digest.prefix(8).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    let name = String(decoding: hex, as: UTF8.self)
    let count = (seen[name] ?? 0) + 1
    seen[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}
