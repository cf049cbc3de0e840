/// The paths that an input may have, so that a format reads all that it can: other paths name other locales, and some
/// other grammars.
let formatPaths: [String: [String]] = [
  "xcstrings": ["Localizable.xcstrings", "de.lproj/InfoPlist.xcstrings"],
  "stringsdict": ["Localizable.stringsdict", "de.lproj/Localizable.stringsdict"],
  "apple-strings": ["en.lproj/Localizable.strings", "de.lproj/Main.strings"],
  "android-xml": ["res/values/strings.xml", "res/values-de/strings.xml"],
  "xliff": ["de.xliff", "Localizable.xlf"],
  "resx": ["Strings.resx", "Form1.de.resx", "en/Resources.resw"],
  "qt-ts": ["app_de.ts", "app.ts"],
  "po": ["de.po", "app.pot", "locale/en/LC_MESSAGES/app.po"],
  "properties": ["messages.properties", "messages_de.properties", "locale/de/app.properties"],
  "yaml": ["config/locales/en.yml", "config/locales/de.yaml", "lang.yml"],
  "fluent": ["en/app.ftl", "locales/de/app.ftl"],
  "csv": ["strings.csv", "strings.tsv"],
  "arb": ["app_en.arb", "app_de.arb"],
  "chrome-json": ["_locales/en/messages.json", "_locales/de/messages.json"],
  "vscode-json": ["package.nls.json", "bundle.l10n.de.json"],
  "formatjs-json": ["en.json", "lang/de.json"],
  "i18next": ["locales/en/app.json", "de.json"],
  "json": ["en.json", "de/strings.jsonc"],
  "swift": ["App/Views.swift", "A.swift"],
  "text": ["en.txt", "Notes.txt"],
]
