extension Entry {
  /// Whether its key or the code says that it is shown where the app knows nothing more: “error.generic”. Then it can't be helped.
  var isLastResort: Bool {
    isNamedLike(["generic", "default", "unknown", "unexpected", "fallback"])
      || table.extras(of: row)?.isFallback ?? false
  }
}
