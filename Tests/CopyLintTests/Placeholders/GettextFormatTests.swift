import Testing

@testable import CopyLint

/// Whether a translation takes the values of its source, as `msgfmt -c` of gettext 0.21 says of the same pairs. Left out
/// are those on which the two differ on purpose: `%u` for `%d`, and Microsoft's `%I64u`, which 0.21 takes for a width.
struct GettextFormatTests {
  private static let rules = ["placeholder-mismatch", "stray-percent", "wrong-placeholder"]

  private func complaints(_ source: String, _ translation: String) -> [String] {
    var configuration = Configuration()
    configuration.onlyRules = Set(Self.rules)
    var checker = Checker(configuration: configuration)
    var entry = Entry(key: source, text: translation, locale: "ar")
    entry.source = source
    entry.sourceLocale = "en"
    entry.syntax = .printf
    return checker.check(entry).findings.map { "\($0.rule): \($0.message)" }
  }

  @Test(arguments: [
    ("%d files", "%Id x"), ("%'u items", "%I'u x"), ("%'u items", "%'Iu x"), ("%u items", "%'u x"),
    ("%'u items", "%u x"), ("%Id files", "%d x"), ("%5d", "%I5d"), ("%.2f", "%I.2f"), ("%x", "%Ix"),
    ("%lu", "%Ilu"), ("%1$d of %2$s", "%2$s %1$Id"), ("%d", "%Ii"), ("%g %e", "%Ig %Ie"),
    ("%I64d", "%I64d"), ("%I32d", "%I32d"), ("%I32d", "%d"), ("%d%% done", "%Id%%"), ("%d", "%I d"),
    ("%d", "%-I'05d"), ("%*d", "%I*d"), ("100%% done", "100%% I"), ("%zu", "%Izu"),
  ])
  func `a flag more or less is no fault`(_ source: String, _ translation: String) {
    #expect(complaints(source, translation) == [])
  }

  @Test(arguments: [
    ("%d", "%s"), ("%d %d", "%Id"), ("%d", "%lIu"), ("%d", "%I"), ("%s", "%Id"), ("%d", "%Id %Id"),
  ])
  func `another value is one`(_ source: String, _ translation: String) {
    #expect(complaints(source, translation) != [])
  }
}
