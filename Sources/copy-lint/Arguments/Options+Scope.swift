extension Options {
  /// Whether a run looks at all strings of the project: one that looks at a part says nothing of the others.
  var looksAtAll: Bool {
    operands.isEmpty && looksAtFolders
  }

  /// Whether a run looks at all that is in the folders that it was given.
  var looksAtFolders: Bool {
    since == nil && !isStaged && inputName == nil && locales.isEmpty && keys.isEmpty
  }
}
