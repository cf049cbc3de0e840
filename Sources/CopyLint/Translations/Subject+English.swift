extension Subject {
  /// Whether a translation is still in English, so that it has English marks and spaces.
  var isStillEnglish: Bool {
    WrittenLanguage(self).other(lettersAreASCII: TranslationScript(self).isASCII) == "en"
  }
}
