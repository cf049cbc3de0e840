/// JSON of strings, nested or flat; comments are passed over.
struct PlainJSON: Format, JSONFormat {
  var name: String { "json" }
  var extensions: [String] { ["json", "jsonc"] }

  func recognizes(_ document: Document) -> Bool {
    (document.path.hasSuffix(".json") || document.path.hasSuffix(".jsonc")) && !isToolFile(document.path)
      && (document.isNamed || holdsCopy(document.path))
  }

  func read(_ strings: inout JSONStrings) {
    guard let root = strings.json.root else { return }
    var tree = JSONTree(strings)
    tree.visit(root)
    strings = tree.strings
  }
}
