extension Baseline {
  static let schema = "copy-lint/baseline/"
  static let version = 1

  /// The file: one finding per line, so that two changes meet only where they concern the same finding.
  package var bytes: [UInt8] {
    let verdict = verdict > 1 ? "\"verdict\":\(verdict)," : ""
    var output = Array("{\"schema\":\"\(Self.schema)\(Self.version)\",\(verdict)\"findings\":[".utf8)
    var json = JSONWriter()
    for (index, line) in lines.enumerated() {
      json.removeAll()
      json.value(line)
      output += index == 0 ? [0x0A] : [UInt8(ascii: ","), 0x0A]
      output += json.bytes
    }
    return output + Array("\n]}\n".utf8)
  }
}

extension JSONWriter {
  mutating func value(_ line: Baseline.Line) {
    object {
      $0.member("fingerprint", line.fingerprint)
      $0.member("rule", line.rule)
      $0.member("path", line.path)
      $0.member("key", line.key)
      $0.member("locale", line.locale)
    }
  }
}
