import CopyLint

/// What an editor is told of findings besides their places, as finished JSON: an edit moves most, and changes few.
struct DiagnosticMembers {
  /// So many are kept at most.
  private static let most = 10_000

  /// By a hash of what is told.
  private var all: [UInt64: [UInt8]] = [:]

  /// - Parameters:
  ///   - settings: the same each time.
  ///   - finding: makes the finding, if it has to be written.
  mutating func members(
    of glance: FileFindings.Glance, _ settings: ServerSettings, finding: () -> Finding
  ) -> [UInt8] {
    let hash = glance.saying &* 4 &+ UInt64(glance.severity.inEditor)
    if let known = all[hash] { return known }
    let members = Self.json(of: finding(), settings)
    if all.count >= Self.most { all.removeAll() }
    all[hash] = members
    return members
  }

  static func json(of finding: Finding, _ settings: ServerSettings) -> [UInt8] {
    var json = JSONWriter()
    json.member("severity", finding.severity.inEditor)
    json.member("code", finding.rule)
    if let page = settings.page(of: finding.rule) {
      json.object("codeDescription") { $0.member("href", page) }
    }
    json.member("source", "copy-lint")
    json.member("message", finding.message)
    return json.bytes
  }
}

extension Severity {
  /// Error, warning or information.
  fileprivate var inEditor: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
