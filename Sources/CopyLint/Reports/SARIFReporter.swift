/// For code scanning: SARIF 2.1.0, with the rules, the fixes, and suppressed findings marked as such.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
public struct SARIFReporter: Reporter {
  public let name = "sarif"
  public let showsFingerprints = true

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    // What is suppressed stays in: leaving it out would close its alert, and open it again.
    func shows(_ record: FindingRecord) -> Bool {
      (options.showsNotes || record.severity > .note) && (!options.showsOnlyNew || record.age != .known)
    }
    var used: Set<String> = []
    for file in report.files {
      for record in file.findings.records where shows(record) { used.insert(file.findings.rule(of: record)) }
    }
    let rules = allRules.map(\.about).filter { used.contains($0.name) }
    var json = JSONWriter(capacity: report.roomForPrograms)
    json.object {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.array("runs") {
        $0.object {
          $0.object("tool") {
            $0.object("driver") {
              $0.member("name", "copy-lint")
              $0.member("version", options.versions().tool)
              $0.array("rules") { for rule in rules { write(rule, into: &$0) } }
            }
          }
          // Columns of a place count Unicode scalars.
          $0.member("columnKind", "unicodeCodePoints")
          $0.array("results") {
            for file in report.files {
              for record in file.findings.records where shows(record) {
                write(file.findings.reported(record), rules, into: &$0)
              }
            }
          }
        }
      }
    }
    json.newline()
    json.append(to: &output)
  }

  private func write(_ rule: RuleDescription, into json: inout JSONWriter) {
    json.object {
      $0.member("id", rule.name)
      $0.object("shortDescription") { $0.member("text", rule.summary) }
      if let page = RuleDescription.page(named: rule.name) {
        $0.object("help") {
          $0.member("text", rule.summary)
          $0.member("markdown", page)
        }
      }
      $0.object("defaultConfiguration") { $0.member("level", level(rule.severity)) }
      $0.object("properties") { $0.array("tags") { $0.value(rule.group.rawValue) } }
    }
  }

  private func write(_ reported: ReportedFinding, _ rules: [RuleDescription], into json: inout JSONWriter) {
    let finding = reported.finding
    json.object {
      $0.member("ruleId", finding.rule)
      if let index = rules.firstIndex(where: { $0.name == finding.rule }) { $0.member("ruleIndex", index) }
      $0.member("level", level(finding.severity))
      $0.object("message") { $0.member("text", finding.message) }
      $0.array("locations") {
        $0.object {
          $0.object("physicalLocation") {
            artifact(reported.path, into: &$0)
            if let place = reported.place, place.line > 0 { region("region", place, into: &$0) }
          }
          guard !reported.key.isEmpty else { return }
          let key = TextPart(of: reported.key).withEllipses
          $0.array("logicalLocations") { $0.object { $0.member("fullyQualifiedName", key) } }
        }
      }
      $0.object("partialFingerprints") { $0.member("copyLint/v1", reported.stableFingerprint) }
      // What is gone is left out: most readers treat each result as open.
      if let age = reported.age { $0.member("baselineState", state(age)) }
      if let reason = reported.suppressed {
        $0.array("suppressions") {
          $0.object {
            $0.member("kind", "inSource")
            if !reason.isEmpty { $0.member("justification", TextPart(of: reason).withEllipses) }
          }
        }
      } else if reported.age == .known {
        // Code scanning shows every result without a suppression as an alert, whatever its state says.
        $0.array("suppressions") {
          $0.object {
            $0.member("kind", "external")
            $0.member("justification", "Already known before this change.")
          }
        }
      }
      if let edit = reported.edit, let place = reported.place, place.line > 0 {
        fix(edit, at: place, in: reported, into: &$0)
      }
    }
  }

  private func fix(_ edit: Edit, at place: Place, in reported: ReportedFinding, into json: inout JSONWriter) {
    json.array("fixes") {
      $0.object {
        $0.object("description") { $0.member("text", reported.finding.message) }
        $0.array("artifactChanges") {
          $0.object {
            artifact(reported.path, into: &$0)
            $0.array("replacements") {
              $0.object {
                region("deletedRegion", place, into: &$0)
                $0.object("insertedContent") {
                  $0.member("text", String(decoding: edit.bytes, as: UTF8.self))
                }
              }
            }
          }
        }
      }
    }
  }

  private func artifact(_ path: String, into json: inout JSONWriter) {
    json.object("artifactLocation") { $0.member("uri", percentEncoded(path)) }
  }

  private func region(_ name: String, _ place: Place, into json: inout JSONWriter) {
    json.object(name) {
      $0.member("startLine", place.line)
      $0.member("startColumn", place.column)
      $0.member("endLine", place.endLine)
      $0.member("endColumn", place.endColumn)
    }
  }

  private func state(_ age: ReportedFinding.Age) -> String {
    switch age {
    case .new: "new"
    case .updated: "updated"
    case .known: "unchanged"
    }
  }

  private func level(_ severity: Severity) -> String { severity.rawValue }
}

/// A path as a relative reference of a URI (RFC 3986): all but unreserved characters and “/” escaped.
private func percentEncoded(_ path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    if byte.isASCIIAlphanumeric || "-._~/".utf8.contains(byte) {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let hex = String(byte, radix: 16, uppercase: true)
      result += "%" + (hex.count < 2 ? "0" : "") + hex
    }
  }
  return result
}
