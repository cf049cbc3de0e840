import CopyLint
import Testing

@testable import copy_lint

/// A project whose configuration has every key of 0.1, with the baseline that 0.1 wrote for it.
@Suite struct `A project of 0.1` {
  private let machine = MemoryMachine([
    "team/.copy-lint.yml": "brands: [Stampbook]\nrules:\n  stray-space: error\n",
    ".copy-lint.yml": """
    paths: [Resources]
    exclude: ["**/Debug*.strings"]
    formats:
      - {path: "Resources/copy/*.json", format: i18next}
    sourceLocale: en
    platform: ios
    preset: apple
    extends: [team/.copy-lint.yml]
    grade: {target: 6, max: 8, gate: honest}
    glossary: [Glossary/*.csv]
    brands: [Face ID]
    familiar: [choreography]
    allow: [sync]
    roles:
      - {key: "*.cta", role: button}
      - {comment: "*heading*", path: "**/Main.strings", role: heading}
    rules:
      unknown-abbreviation: off
      spoken-too-long: {severity: warning, label: 40}
    overrides:
      - {paths: ["Resources/Legal/**"], grade: {max: 12}, rules: {jargon: warning}}
      - {keys: ["debug.*"], rules: all-off, reason: "never shown"}
    translations:
      requireAll: [de]
      doNotTranslate: [Stampbook]
      files: ["Resources/{locale}.lproj"]
      terms: {de: {album: Album}}

    """,
    "Glossary/en.csv": "term,replacement\nphilatelist,collector\n",
    "Resources/copy/en.json": "{\"greeting\": \"Hello, philatelist\"}\n",
    "Resources/en.lproj/Main.strings": """
    "maps" = "Malicious magnification";
    "save" = "Save the file...";
    "terms" = "Contrary stipulations are irrelevant, and participation in the scheme entails irrevocable acceptance.";
    "plan" = "The subscription renews automatically on the first day of each month, unless the perpendicular arrangement of the accounts prevents any notifications from being sent to you and to the people who share it with you on all of your other devices, until the last of the months that you have paid for.";
    "tools" = "Utilize comprehensive interoperability mechanisms";
    "open.cta" = "Open the album";
    "debug.state" = "Utilize the apparatus...";
    """,
    ".copy-lint-baseline.json": """
    {"schema":"copy-lint/baseline/1","findings":[
    {"fingerprint":"5655fec4c65f1c26","rule":"grade-too-high","path":"Resources/copy/en.json","key":"greeting","locale":"en"},
    {"fingerprint":"8413c6d2b357e62d","rule":"jargon","path":"Resources/copy/en.json","key":"greeting","locale":"en"},
    {"fingerprint":"22e2d227ad6ae923","rule":"grade-too-high","path":"Resources/en.lproj/Main.strings","key":"maps","locale":"en"},
    {"fingerprint":"fa4f89616d30baf3","rule":"ascii-ellipsis","path":"Resources/en.lproj/Main.strings","key":"save","locale":"en"},
    {"fingerprint":"85ebf404ee7cccaa","rule":"grade-too-high","path":"Resources/en.lproj/Main.strings","key":"terms","locale":"en"},
    {"fingerprint":"423e00dd121e9424","rule":"grade-too-high","path":"Resources/en.lproj/Main.strings","key":"tools","locale":"en"},
    {"fingerprint":"e13229577dce52dc","rule":"jargon","path":"Resources/en.lproj/Main.strings","key":"tools","locale":"en"},
    {"fingerprint":"790af49bf66c3ddb","rule":"plain-word","path":"Resources/en.lproj/Main.strings","key":"tools","locale":"en"}
    ]}

    """,
  ])

  /// Settings for files and words that the project does not have any more.
  private static let dead = """
    copy-lint: .copy-lint.yml:21:5: Change the path “Resources/Legal/**”, or delete it. No checked file matches it.
    copy-lint: .copy-lint.yml:13:1: Change the word “sync”, or delete it. No string has it.

    """

  private var findings: [String] {
    machine.run("--format", "csv").output.split(separator: "\r\n").dropFirst()
      .map { $0.split(separator: ",") }.map { "\($0[0]) \($0[1]) \($0[3])" }
  }

  @Test func `runs as it is: what was known stays known, and only the new verdict fails it`() {
    let run = machine.run()
    #expect(run.code == 1 && run.messages == Self.dead)
    #expect(
      findings == [
        "\"error\" \"grade-too-high\" \"plan\"", "\"error\" \"hard-word\" \"tools\"",
      ])
    #expect(
      run.output.split(separator: "\n").suffix(3).joined(separator: "\n") == """
        3 findings are already known. 5 known findings are gone. “--write-baseline” drops them.
        2 findings may be new because grades are now judged differently. See Documentation/Upgrading.md.
        Is a finding wrong? “copy-lint explain RULE” says how to turn it off.
        """)
    #expect(machine.run("--no-baseline").code == 1)
    #expect(machine.run("--translations").code == 1)
    #expect(machine.run("--disable", "hard-word,grade-too-high").code == 0)
  }

  @Test func `is told of new findings by the new verdict in a comment, and alone, too`() {
    let comment = machine.run("--format", "markdown").output
    #expect(
      comment.hasSuffix(
        """

        5 known findings no longer found.

        2 findings may be new because grades are now judged differently. See Documentation/Upgrading.md.

        """))
    let one = machine.run("--disable", "hard-word").output
    #expect(one.contains("\n1 finding may be new because grades are now judged differently."))
    for arguments in [["--rule", "ascii-ellipsis"], ["--no-baseline"], ["--rule", "jargon"]] {
      #expect(!machine.run(arguments).output.contains("may be new"))
    }
  }

  @Test func `is up to date after --write-baseline`() {
    #expect(
      machine.run("--write-baseline", "-q").messages
        == Self.dead + "copy-lint: Wrote “.copy-lint-baseline.json” with 5 findings: 2 new, 5 gone.\n")
    machine["Resources/en.lproj/New.strings"] = Array("\"new\" = \"Utilize the map\";\n".utf8)
    let run = machine.run()
    #expect(run.code == 0 && run.output.contains("[plain-word]") && !run.output.contains("may be new"))
  }

  /// The rest of the file was not judged anew.
  @Test func `stays old where --write-baseline looks at a part only`() {
    let old = machine.text(".copy-lint-baseline.json")
    #expect(machine.run("Resources/copy", "--write-baseline", "-q").code == 0)
    #expect(machine.text(".copy-lint-baseline.json") != old)
    #expect(machine.run().output.contains("2 findings may be new"))
  }

  /// Both sides of a change are judged by the same program.
  @Test func `is not told so about what a change did`() {
    let path = "Resources/en.lproj/Main.strings"
    machine.repository = MemoryRepository(revisions: ["main": [path: "\"save\" = \"Save the file...\";\n"]])
    let run = machine.run("--since", "main")
    #expect(run.output.contains("[hard-word]") && !run.output.contains("may be new"))
  }
}
