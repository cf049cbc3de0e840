public import Readability

/// What a change did to the strings, file by file, and to the findings.
public struct Changes: Sendable {
  /// What the files are compared with, as a person named it.
  public var since: String
  /// The files in which something changed, in the order of their paths.
  public var files: [File] = []

  /// What changed in one file.
  public struct File: Sendable, Equatable {
    public var path: String
    /// Where its strings were before; nil when they were here, or nowhere.
    public var oldPath: String?
    /// Grade of the prose in the source language; nil where there was or is none.
    public var before: Measure?
    public var after: Measure?
    public var strings = Strings()
    public var findings = Findings()

    public init(path: String) {
      self.path = path
    }

    /// Whether there is anything to say. A grade that is another because strings moved is not the change's doing.
    var isChanged: Bool { strings != Strings() || findings != Findings() }
  }

  /// Strings by what became of them; one with several forms counts by form.
  public struct Strings: Sendable, Equatable {
    public var added = 0
    public var changed = 0
    public var removed = 0
  }

  /// Errors and warnings by what became of them.
  public struct Findings: Sendable, Equatable {
    public var added = 0
    public var fixed = 0
  }

  public init(since: String) {
    self.since = since
  }

  /// Over all files.
  public var strings: Strings {
    files.reduce(into: Strings()) { sum, file in
      sum.added += file.strings.added
      sum.changed += file.strings.changed
      sum.removed += file.strings.removed
    }
  }

  /// Over all files.
  public var findings: Findings {
    files.reduce(into: Findings()) { sum, file in
      sum.added += file.findings.added
      sum.fixed += file.findings.fixed
    }
  }
}
