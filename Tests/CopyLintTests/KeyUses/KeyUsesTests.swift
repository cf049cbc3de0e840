import Testing

@testable import CopyLint

@Suite struct `Uses of keys` {
  private static let swift = ##"""
    import SwiftUI
    enum L10n { enum Home { static var go: String { L10n.tr("Localizable", "home.go") } } }
    struct A: View { let b: String = NSLocalizedString("a \(c ? "b" : d) %@", tableName: "T", comment: "")
      var body: some View { Button(x ? L10n.Home.go : .homeGo) { } .help("a " + b + " c" + #"d"#) } }
    """##
  private static let kotlin = """
    fun a() { Button(onClick = { b(")") }) { Text(text = stringResource(id = R.string.go)) }
      TextField(c, label = { Text(getString(R.string.name)) }, x = d.e[R.string.f]) }
    """
  private static let layout = """
    <menu><item android:title="@string/go" android:contentDescription='@string/a'/></menu>
    """

  private func uses(_ code: [UInt8]) -> KeyUses {
    var options = ReadingOptions()
    options.findsKeyUses = true
    return SwiftCode().read(Document(path: "A.swift", bytes: code), options: options).keyUses
  }

  @Test func `files may end and change anywhere`() {
    for (path, text) in [("A.swift", Self.swift), ("A.kt", Self.kotlin), ("res/menu/a.xml", Self.layout)] {
      let bytes = Array(text.utf8)
      for index in bytes.indices {
        for sign in "\"(){}.\\/<\n".utf8 {
          var changed = bytes
          changed[index] = sign
          let document = Document(path: path, bytes: changed)
          switch path {
          case "A.kt": _ = KotlinCode.uses(in: document)
          case "A.swift": _ = uses(changed)
          default: _ = AndroidLayout.uses(in: document)
          }
        }
        if path == "A.swift" { _ = uses(Array(bytes[..<index])) }
        if path == "A.kt" { _ = KotlinCode.uses(in: Document(path: path, bytes: Array(bytes[..<index]))) }
      }
    }
  }

  @Test func `each use has its line`() {
    let found = uses(Array(Self.swift.utf8)).uses.filter { $0.role != .unknown }
    #expect(found.map(\.line) == [1, 3, 3])
    #expect(found.map(\.role) == [.button, .button, .button])
    let kotlin = KotlinCode.uses(in: Document(path: "A.kt", bytes: Array(Self.kotlin.utf8))).uses
    #expect(kotlin.map(\.line) == [0, 1, 1])
    #expect(kotlin.map(\.role) == [.button, .fieldLabel, .unknown])
  }

  @Test(arguments: [
    (#"x.accessibilityLabel(NSLocalizedString("a.route", comment: ""))"#, Role.accessibilityLabel),
    (
      #"HStack { Text(NSLocalizedString("a.route", comment: "")); Picker(NSLocalizedString("a.route", comment: ""), selection: $a) { }.labelsHidden() }"#,
      .unknown
    ),
    (
      #"enum L10n { enum A { static let route = NSLocalizedString("a.route", comment: "") } }; x.accessibilityLabel(L10n.A.route + ": " + name)"#,
      .unknown
    ),
  ])
  func `a label is one only where nobody sees it, and alone`(code: String, role: Role) {
    let roles = KeyRoles([("A.swift", uses(Array(code.utf8)))])
    #expect(roles.role(of: "a.route".utf8.span, in: KeyTable(path: "en.lproj/Localizable.strings")!) == role)
  }

  @Test(arguments: [
    ("%lld of %@", "%1$d of %2$@", true), ("50%% of %@", "50%% of %d", true),
    ("%@ files", "%@ file", false), ("100%", "100%", true), ("%5.2f km", "%@ km", true), ("%", "%@", false),
  ])
  func `values of all kinds are alike in a key`(one: String, other: String, isSame: Bool) {
    let names = [one, other].map { KeyName.key($0.utf8.span, of: 1) }
    #expect((names[0] == names[1]) == isSame)
  }

  @Test(arguments: [
    (Role.button, Role.cancelButton, Role.button), (.navigationTitle, .heading, .title),
    (.helpText, .tooltip, .helpText), (.button, .accessibilityHint, .unknown), (.link, .button, .unknown),
    (.alertMessage, .confirmationMessage, .alertMessage), (.toggle, .toggle, .toggle),
  ])
  func `two roles have in common what is right for both`(one: Role, other: Role, common: Role) {
    #expect(one.common(with: other) == common)
    #expect(other.common(with: one) == common)
  }

  @Test(arguments: [
    ("en.lproj/Home.strings", true), ("Home.stringsdict", true), ("a/Home.xcstrings", true),
    ("res/values-de/strings.xml", true), ("res/layout/a.xml", false), ("en.json", false), (".strings", false),
  ])
  func `code names the keys of some files`(path: String, isNamed: Bool) {
    #expect((KeyTable(path: path) != nil) == isNamed)
  }

  /// As many uses as a large project has, each of which looks like the next.
  @Test func `many uses of one key are one`() {
    let code = String(repeating: "Button(\"home.go\") { }\n", count: 20_000) + "x.help(\"home.go\")"
    let roles = KeyRoles([("A.swift", uses(Array(code.utf8)))])
    let places = roles.places(of: "home.go".utf8.span, in: KeyTable(path: "Localizable.strings")!)
    #expect(places.map(\.place.role) == [.button, .tooltip])
    #expect(places.map(\.place.line) == [0, 20_000])
  }
}
