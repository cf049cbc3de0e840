import Testing

@testable import copy_lint

/// Apple's apps whose texts are in the code: the file of the source language is empty, and the others have the texts as keys.
@Suite struct `Texts of the code` {
  private static let code =
    "import SwiftUI\nstruct A: View { var body: some View { Text(\"Open the tea box\") } }\n"

  private static func translation(_ keys: String...) -> String {
    keys.map { "\"\($0)\" = \"«\($0.replacing("the", with: "der"))»\";\n" }.joined()
  }

  private static let files = [
    "App/A.swift": code,
    "App/de.lproj/Localizable.strings": translation(
      "Open the tea box", "Close the box", "Fill the pot", "Cancel", "Send it to %@"),
    "App/fr.lproj/Localizable.strings": translation(
      "Open the tea box", "Close the box", "Fill the pot", "Cancel", "Send it to %@"),
    "App/it.lproj/Localizable.strings": translation("Open the tea box", "Close the box", "Fill the pan"),
  ]

  private static let empty = ["", "/* Nothing yet. */\n", "\"\" = \"\";\n"]

  @Test(arguments: [nil] + empty.map { Optional($0) })
  func `are the source, and no translation of them is left over`(english: String?) {
    var files = Self.files
    files["App/en.lproj/Localizable.strings"] = english
    let output = MemoryMachine(files).run("check", "--translations", ".").output
    #expect(output.contains(#/\nde +5 +100% +0 +0 +0 /#), "\(output)")
    // Two of its three are in most languages, and so are two that it lacks.
    #expect(output.contains(#/\nit +6 +50% +0 +3 +0 /#), "\(output)")
    #expect(!output.contains("translation-left-over"), "\(output)")
  }

  @Test func `are what a translation is compared with`() {
    var files = Self.files
    files["App/it.lproj/Localizable.strings"] =
      "\"Send it to %@\" = \"Invia\";\n\"Open the box\" = \"Apri\";\n"
    files["App/en.lproj/Localizable.strings"] = ""
    let output = MemoryMachine(files).run("check", "--translations", "--rule", "placeholder-mismatch", ".")
      .output
    #expect(output.contains("Add “%@”. The source shows a value there."), "\(output)")
  }

  @Test func `may be many more than the file of the source has`() {
    // Its names are what the code asks for; the rest is text of the code.
    let names = (0..<30).map { "\"Open the lid \($0)\" = \"Open the lid \($0)\";\n" }.joined()
    let files = [
      "App/en.lproj/Localizable.strings": names,
      "App/de.lproj/Localizable.strings": names.replacing("= \"Open the lid", with: "= \"Öffne den Deckel")
        + "\"Fill the pot\" = \"Fülle die Kanne\";\n",
    ]
    let output = MemoryMachine(files).run("check", "--translations", ".").output
    #expect(output.contains(#/\nde +30 +100% +0 +0 +0 /#), "\(output)")
  }

  @Test func `leave names that the source lacks left over`() {
    let files = [
      "App/en.lproj/Localizable.strings":
        "\"tea.open\" = \"Open the tea\";\n\"tea.close\" = \"Close the tea\";\n",
      "App/de.lproj/Localizable.strings":
        "\"tea.open\" = \"Tee öffnen\";\n\"tea.close\" = \"Tee zu\";\n\"tea.old\" = \"Alter Tee\";\n",
    ]
    let output = MemoryMachine(files).run("check", "--translations", ".").output
    #expect(output.contains(#/\nde +2 +100% +0 +0 +1 /#), "\(output)")
  }
}
