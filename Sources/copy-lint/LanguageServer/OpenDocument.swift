import CopyLint

/// A text that the editor has open, and what was last found in it.
struct OpenDocument {
  let uri: String
  /// Its path; absolute.
  var location = ""
  /// nil where the editor has no versions.
  var version: Int?
  var buffer: TextBuffer
  /// nil where its configuration can't be used.
  var workspace: Workspace?
  /// The file as a run sees it; nil where a run would leave it out.
  var file: SourceFile?
  private(set) var known = KnownStrings(for: .session)
  /// What it translates, as it was on disk when somebody last asked; nil where nothing is known of it.
  private(set) var sources: SourceStrings?
  private var knowsSources = false
  /// Whether it changed since it was last checked.
  var isPending = true
  var diagnostics = DiagnosticMembers()
  /// nil when no format recognizes the file.
  var report: FileReport?

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    buffer = TextBuffer(text)
  }

  /// As a run would read it.
  var document: Document? {
    file.map { Document(path: $0.path, bytes: buffer.bytes, isNamed: $0.isNamed) }
  }

  /// Checks what changed.
  ///
  /// - Parameter findSources: asked once, until what was found is forgotten.
  mutating func check(findSources: (SourceFile, Project) -> SourceStrings?) {
    isPending = false
    guard let workspace, let document else {
      report = nil
      return
    }
    if !knowsSources, let file {
      sources = findSources(file, workspace.project)
      knowsSources = true
    }
    report = workspace.checker.check(document, sources: sources, known: &known).map(workspace.compare)
  }

  /// Forgets what was found.
  mutating func reset() {
    known = KnownStrings(for: .session)
    diagnostics = DiagnosticMembers()
    sources = nil
    knowsSources = false
    isPending = true
  }
}
