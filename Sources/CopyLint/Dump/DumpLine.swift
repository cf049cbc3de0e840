/// Writes one line of `copy-lint dump`: `entry` of the file at `path`, with its place on disk.
///
/// - Parameter uses: places in the code that ask for the string; if it is not the same in all, the line has them.
package func dumpLine(
  _ entry: Entry, path: String, format: String, document: Document,
  _ uses: [(path: String, place: KeyRoles.Place)] = [], into writer: inout JSONWriter
) {
  writer.object { line in
    line.member("path", path)
    line.member("format", format)
    line.member("key", entry.key)
    line.member("locale", entry.locale)
    line.member("localeSource", entry.localeSource.rawValue)
    line.member("text", entry.text)
    line.member("sentence", entry.sentence)
    line.member("comment", entry.comment)
    line.member("role", entry.role.identifier)
    line.member("roleSource", entry.roleSource.rawValue)
    line.member("variant", entry.variant)
    line.member("state", entry.state.rawValue)
    line.member("source", entry.source)
    line.member("sourceLocale", entry.sourceLocale)
    line.member("maxLength", entry.maxLength)
    line.member("syntax", entry.syntax.rawValue)
    line.member("translatable", entry.isTranslatable)
    let start = entry.range.map { document.lineAndColumn(of: $0.lowerBound) }
    let place = entry.range.map(document.originalRange(of:))
    line.member("line", start.map { $0.line + 1 } ?? 0)
    line.member("column", start?.column ?? 0)
    line.member("start", place?.lowerBound)
    line.member("end", place?.upperBound)
    if entry.isUnshown { line.member("unshown", true) }
    guard uses.count > 1 else { return }
    line.array("roles") { list in
      for use in uses {
        list.object {
          $0.member("role", use.place.role.identifier)
          $0.member("path", use.path)
          $0.member("line", Int(use.place.line) + 1)
        }
      }
    }
  }
  writer.newline()
}
