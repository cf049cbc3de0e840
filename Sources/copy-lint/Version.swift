import CopyLint
import Readability

/// The version of the program; the interfaces of the stream and the reports go with it.
let toolVersion = "0.1.0"

/// When this version was made, as the manual page shows it.
let toolDate = "2026-11-21"

var toolVersions: ToolVersions {
  let linked = ICUVersions.linked
  return ToolVersions(
    tool: toolVersion, icu: linked.icu,
    cldr: linked.cldr.hasSuffix(".0") ? String(linked.cldr.dropLast(2)) : linked.cldr, unicode: linked.unicode
  )
}

/// What `--version` prints.
var versionText: String {
  let versions = toolVersions
  return """
    copy-lint \(versions.tool)
    ICU \(versions.icu), CLDR \(versions.cldr), Unicode \(versions.unicode)

    """
}
