extension MissingStrings {
  /// Whether less than half of what the file should have is there.
  func isMost(of catalog: Catalog) -> Bool {
    let wanted = catalog.sources?.required(in: catalog.format).count ?? 0
    return Set(all.lazy.map(\.key)).count * 2 > wanted
  }
}
