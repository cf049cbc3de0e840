extension Subject {
  /// Whether a translation is still in English, so that it has English marks and spaces.
  var isStillEnglish: Bool {
    TranslationLanguage(self).other(lettersAreASCII: TranslationScript(self).isASCII) == "en"
  }
}
