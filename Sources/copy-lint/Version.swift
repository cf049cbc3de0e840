import CopyLint
import Readability

/// The version of the program; the interfaces of the stream and the reports go with it.
let toolVersion = "0.1.0"

var toolVersions: ToolVersions {
  ToolVersions(tool: toolVersion, icu: "72.1", cldr: "42", unicode: "15.0")
}

/// What `--version` prints.
var versionText: String {
  let versions = toolVersions
  return """
    copy-lint \(versions.tool)
    ICU \(versions.icu), CLDR \(versions.cldr), Unicode \(versions.unicode)

    """
}
