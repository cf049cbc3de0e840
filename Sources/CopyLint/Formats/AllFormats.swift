/// Every format: the first that recognizes a file reads it. Most files of an app are Swift code, and no other format takes these;
/// of the rest, the most particular come first.
public let allFormats: [any Format] = [
  SwiftCode(), StringCatalog(), StringsDictionary(), AppleStrings(), AndroidStrings(), XLIFF(), ResX(),
  QtLinguist(), Gettext(), JavaProperties(), YAMLTexts(), Fluent(), Columns(), ARB(), ChromeJSON(),
  VSCodeJSON(), FormatJSJSON(), I18next(), PlainJSON(), InterfaceBuilder(), TextLines(),
]
