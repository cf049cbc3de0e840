extension Report {
  /// A screen and the file that it is in.
  package struct ScreenRow: Sendable, Equatable {
    package var path: String
    package var counts: ScreenCounts

    /// As people call it: the type, or the file for code outside of any.
    var title: String {
      counts.name.isEmpty ? path.split(separator: "/").last.map(String.init) ?? path : counts.name
    }
  }

  /// The screens with controls or images of their own, those with most to name first.
  package var screens: [ScreenRow] {
    screens(ofFiles: files.indices.filter { !files[$0].screens.isEmpty })
  }

  private func screens(ofFiles places: [Int]) -> [ScreenRow] {
    let rows = places.flatMap { file in
      files[file].screens.map { ScreenRow(path: files[file].path, counts: $0) }
    }.filter { $0.counts.controls + $0.counts.images > 0 }
    let open = rows.map { (unnamed: $0.counts.unnamed, bare: $0.counts.bare) }
    return rows.indices.sorted {
      (open[$1].unnamed, open[$1].bare, $0) < (open[$0].unnamed, open[$0].bare, $1)
    }.map { rows[$0] }
  }

  /// Of these, those of files in which a control without a name is not accepted yet.
  var screensToName: [ScreenRow] {
    let rule = LabelMissing().about.name
    let places = files.indices.filter { file in
      !files[file].screens.isEmpty
        && files[file].findings.records.contains { $0.isOpen && files[file].findings.rule(of: $0) == rule }
    }
    return screens(ofFiles: places)
  }

  /// What all screens add up to.
  package var screenSums: ScreenCounts {
    files.reduce(into: ScreenCounts(name: "")) { sums, file in for screen in file.screens { sums += screen } }
  }
}
