import Readability

/// Names a finding the same from run to run: nothing in it that settings or a newer version change while the string
/// stays, such as the message, the level, or the words that were found.
///
/// Hex of the first 8 bytes of SHA-256 over rule, path, key, locale, variant, words and the entry's NFC text, joined by
/// U+001F; without the text for what is wrong with a file. Only what has no string of its own has words: else nothing would
/// tell two such findings apart.
///
/// - Parameters:
///   - path: where the file is, or was.
///   - locale: what its language was called; nil for what it is called now.
func digest(of reported: ReportedFinding, path: String, locale: String? = nil) -> String {
  digest(
    of: reported, path: path, locale: locale, hasKey: !reported.keyIsPosition,
    hasWords: reported.isAside || reported.key.isEmpty && reported.text.isEmpty)
}

/// The name that builds before 0.1.0 gave a finding, with the words that were found: baselines still hold such names.
func formerDigest(of reported: ReportedFinding, path: String, locale: String? = nil) -> String {
  digest(of: reported, path: path, locale: locale, hasKey: true, hasWords: true)
}

private func digest(
  of reported: ReportedFinding, path: String, locale: String?, hasKey: Bool, hasWords: Bool
) -> String {
  // What is wrong with a file had no text in earlier builds: only its key names the string.
  let text = reported.group == .file ? "" : reported.text
  // Tomorrow a different string may be the first with a word of the app.
  let isOfString = !reported.isAside
  let fields = [
    reported.finding.rule, path, isOfString && hasKey ? reported.key : "", locale ?? reported.locale,
    isOfString ? reported.variant : "",
    hasWords ? reported.finding.words.joined(separator: " ") : "", isOfString ? nfc(text) : "",
  ]
  let digest = sha256(Array(fields.joined(separator: "\u{1F}").utf8))
  let digits = Array("0123456789abcdef".utf8)
  let hex = digest.prefix(8).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  return String(decoding: hex, as: UTF8.self)
}

/// A fingerprint without the number of a repeat.
func fingerprintBase(_ fingerprint: String) -> Substring { fingerprint.prefix { $0 != "-" } }
