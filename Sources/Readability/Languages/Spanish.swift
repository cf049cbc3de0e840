extension Language {
  /// Spanish, with the formulas that were made for it.
  public static let spanish = Language(
    "es", formulas: [.szigrisztPazos, .fernandezHuerta, .crawford, .gutierrezDePolini, .lix, .rix],
    // "uve doble"; y is "ye" since 2010.
    speech: Speech(words: .rules, letterNames: "11111212121222111221124212"))
}
