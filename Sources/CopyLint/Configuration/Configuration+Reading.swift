extension Configuration {
  /// What a reader has to know of the project.
  package var readingOptions: ReadingOptions {
    var options = ReadingOptions(sourceLocale: sourceLocale)
    options.literalsAreKeys = literalsAreKeys
    options.sourceCalls = sourceCalls
    options.findsKeyUses = findsKeyUses
    return options
  }
}
