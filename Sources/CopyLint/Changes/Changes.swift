/// What a change did to the strings, file by file, and to the findings.
package struct Changes: Sendable {
  /// What the files are compared with, as a person named it.
  package var since: String
  /// The files in which something changed, in the order of their paths.
  package var files: [File] = []
  /// The languages in which a string was added or changed or is gone; BCP 47.
  package var locales: Set<String> = []
  /// How the strings of the compared files did then, and how they do now.
  package var before = Standing()
  package var after = Standing()
  /// Strings that are new in the source and have no translation yet, and the languages that lack one of them.
  package var untranslated = Untranslated()

  /// What nobody can have translated yet.
  package struct Untranslated: Sendable, Equatable {
    package var strings = 0
    package var languages = 0
  }

  /// What changed in one file.
  package struct File: Sendable, Equatable {
    package var path: String
    /// Where its strings were before; nil when they were here, or nowhere.
    package var oldPath: String?
    /// Grade of the texts in the source language; nil where there are no such texts.
    package var before: OverallGrade?
    package var after: OverallGrade?
    package var strings = Strings()
    package var findings = Findings()

    package init(path: String) {
      self.path = path
    }

    /// Whether there is anything to say. A grade that differs because strings moved is not the change's doing.
    var isChanged: Bool { strings != Strings() || findings != Findings() }
  }

  /// Strings by what became of them; one with several forms counts by form.
  package struct Strings: Sendable, Equatable {
    package var added = 0
    package var changed = 0
    package var removed = 0
  }

  /// Errors and warnings by what became of them.
  package struct Findings: Sendable, Equatable {
    package var added = 0
    /// Those of `added` that stayed while their text changed: its writer can fix them now.
    package var stayed = 0
    package var fixed = 0
  }

  package init(since: String) {
    self.since = since
  }

  /// Over all files.
  package var strings: Strings {
    files.reduce(into: Strings()) { sum, file in
      sum.added += file.strings.added
      sum.changed += file.strings.changed
      sum.removed += file.strings.removed
    }
  }

  /// Over all files.
  package var findings: Findings {
    files.reduce(into: Findings()) { sum, file in
      sum.added += file.findings.added
      sum.stayed += file.findings.stayed
      sum.fixed += file.findings.fixed
    }
  }
}
