/// Counts a source text that the files of several languages repeat only in one of them: in a file of the source language if there
/// is one. A translation in which nothing of the source is left to count shows its own language only.
package func countRepeatsOnce(in files: inout [FileReport]) {
  var known: Set<UInt64> = []
  for file in sourceFirst(files) {
    let isTranslation = files[file].isTranslation
    var new: Set<UInt64> = []
    for locale in files[file].locales.indices where files[file].locales[locale].repeatable != nil {
      // Two files of the source language are two sources.
      files[file].locales[locale].removeRepeats(isTranslation ? known : [], &new)
    }
    known.formUnion(new)
    if isTranslation { files[file].locales.removeAll { $0.isSource && $0.entries == 0 } }
  }
}

/// The places of the files, those of the source language first.
func sourceFirst(_ files: [FileReport]) -> [Int] {
  files.indices.filter { !files[$0].isTranslation } + files.indices.filter { files[$0].isTranslation }
}

extension FileReport {
  fileprivate var isTranslation: Bool { holdsTranslations || locales.contains { !$0.isSource } }
}
