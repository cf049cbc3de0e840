/// Counts a source text that the files of several languages repeat in one of them: in a file of the source language if there
/// is one. A file in which nothing of the source is left to count shows its translations only.
package func countRepeatsOnce(in files: inout [FileReport]) {
  let isTranslation = files.map { file in file.locales.contains { !$0.isSource } }
  var known: Set<UInt64> = []
  let order = files.indices.filter { !isTranslation[$0] } + files.indices.filter { isTranslation[$0] }
  for file in order {
    for locale in files[file].locales.indices where files[file].locales[locale].repeatable != nil {
      files[file].locales[locale].removeRepeats(&known)
    }
    if isTranslation[file] { files[file].locales.removeAll { $0.isSource && $0.entries == 0 } }
  }
}
