internal import Readability

extension Subject {
  /// Two to six capitals that are not one of the abbreviations that everybody knows.
  func isUnknownAbbreviation(_ token: Token) -> Bool {
    token.kind == .word && token.traits.contains(.allCapitals) && 2...6 ~= token.range.count
      && token.traits.isDisjoint(with: [.digit, .hyphenated]) && !lists.isEmpty(.knownAbbreviations)
      && !isOfStandard(token) && !isWord(token, in: .knownAbbreviations)
      && !known.contains(bytes.span.extracting(token.range))
  }

  /// "RFC 3161", "21 CFR Part 11": a standard is called that, and its long form would only hide it.
  private func isOfStandard(_ token: Token) -> Bool {
    var after = bytes[token.range.upperBound...]
    guard after.popFirst() == 0x20 else { return false }
    let before = bytes[..<token.range.lowerBound].suffix(2)
    let isNumbered = before.last == 0x20 && before.first?.isASCIIDigit ?? false
    if isNumbered, after.starts(with: "Part ".utf8) || after.starts(with: "§".utf8) { return true }
    // "Up to 5 GLB" counts something, and "GLB 5 of 9" is the fifth.
    return after.prefix { $0.isASCIIDigit }.count >= 3
  }

  /// "World Health Organization (WHO)", "WHO (World Health Organization)".
  func isExplained(_ token: Token) -> Bool {
    let before = bytes.span.byte(token.range.lowerBound - 1)
    let after = bytes[token.range.upperBound...].prefix(2)
    return before == UInt8(ascii: "(") || after.elementsEqual(" (".utf8)
  }

  /// The abbreviations that the text itself explains, if only once.
  var explainedAbbreviations: WordSet {
    var explained = WordSet()
    for token in analysis.tokens where isUnknownAbbreviation(token) && isExplained(token) {
      explained.insert(bytes.span.extracting(token.range))
    }
    return explained
  }

  /// Whether a long form would help: not a word in capitals, a variable such as "$TMPDIR", two joined by "/", nor the right
  /// name of something.
  func isWorthExplaining(_ token: Token) -> Bool {
    let letters = bytes.span.extracting(token.range)
    return bytes[token.range].allSatisfy(\.isASCIILetter) && !Self.abbreviationNames.contains(letters)
      && Self.common?.contains(letters) != true
      && PlainerWords.word(for: letters) == nil
      && bytes.span.byte(token.range.lowerBound - 1) != UInt8(ascii: "$")
  }

  /// Names of formats and techniques, whose long forms tell no more: "XML"; and what stands for a value of a command: "DIR".
  static let abbreviationNames: WordSet = [
    "AAC", "ACL", "ADMIN", "AES", "ALT", "ANSI", "API", "ARG", "ASCII", "BCC", "BIOS", "BLE", "CC", "CLI",
    "CLSID", "CMD", "CORS", "CPU", "CSS", "CTRL", "DB", "DEL", "DHCP", "DIR", "DLL", "DLNA", "DM", "DNS",
    "DOM", "DPI", "DRM",
    "DST", "DTD", "EML", "EOF", "ESC", "EULA", "EV", "FPS", "FTP", "FTPS", "GNU", "GPL", "GPU", "GPX",
    "GTK", "GUI", "GUID", "HDCP", "HDMI", "HDR", "HLS", "HTTP", "HTTPS", "IMAP", "IO", "IP", "IPC", "IRC",
    "ISBN", "ISO", "JDBC", "JDK", "JS", "JSON", "JSONP", "JVM", "LAN", "LCD", "LDAP", "LLM", "MAC", "MIDI",
    "MIME", "MJPEG", "MQTT", "MSI", "NAS", "NFS", "NTP", "OCR", "OLED", "OPML", "OS", "OTA", "PCM", "PEM",
    "PGP", "PID", "PKCS", "QUIC", "RAM", "RGB", "ROM", "RPC", "RSA", "RTP", "SAML", "SD", "SDK", "SFTP",
    "SHIFT",
    "SMB", "SMTP", "SMTPS", "SOCKS", "SQL", "SRC", "SSD", "SSH", "SSID", "SSL", "SVG", "TCP", "TLS", "TMP",
    "TSV", "TTL", "UDP", "UI", "UID", "URI", "UUID", "VOIP", "WMF", "WWW", "XHR", "XHTML", "XML", "XSLT",
    "YAML",
  ]
}
