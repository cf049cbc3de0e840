import CopyLint

/// All targets: each format by its name, what is made of the strings, then what else is read.
let allTargets: [Target] =
  allFormats.map { format in
    Target(format.name) { FormatProperty(format: format, paths: formatPaths[format.name] ?? []).check }
  } + [
    Target("check", maximumLength: 768) { CheckProperty().check },
    Target("report", maximumLength: 768) { ReportProperty().check },
    Target("fix", maximumLength: 768) { FixProperty().check },
    Target("suppressions", maximumLength: 512) { checkSuppressions },
    Target("verify") { VerifyProperty().check },
    Target("stream", maximumLength: 256) { StreamProperty().check },
    Target("configuration") { checkConfiguration },
    Target("glossary") { checkGlossary },
    Target("terms") { checkTermBase },
    Target("baseline") { checkBaseline },
    Target("arguments", maximumLength: 256) { checkArguments },
    Target("glob", maximumLength: 128) { checkGlob },
    Target("messages", maximumLength: 512) { checkMessages },
    Target("text-buffer", maximumLength: 256) { checkTextBuffer },
    Target("server") { ServerProperty().check },
  ]
