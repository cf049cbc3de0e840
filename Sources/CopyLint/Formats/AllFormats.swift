/// Every format, the most particular first: the first that recognizes a file reads it.
public let allFormats: [any Format] = [
  StringCatalog(), StringsDictionary(), AppleStrings(), AndroidStrings(), XLIFF(), ResX(), QtLinguist(),
  Gettext(), JavaProperties(), YAMLTexts(), Fluent(), Columns(), ARB(), ChromeJSON(), VSCodeJSON(),
  FormatJSJSON(), I18next(), PlainJSON(), SwiftCode(), InterfaceBuilder(), TextLines(),
]
