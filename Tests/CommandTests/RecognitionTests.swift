import Testing

@testable import copy_lint

/// Which files of a folder are string files.
@Suite struct RecognitionTests {
  /// What a project has besides its strings.
  static let others = [
    "README.txt": "Read me.\n", "requirements.txt": "polib==1.2\n",
    "public/robots.txt": "User-agent: *\nDisallow: /\n",
    "docker-compose.yml": "services:\n  web:\n    image: some words here\n",
    ".github/workflows/ci.yml": "name: Build and test\non: push\n",
    "mkdocs.yml": "site_name: The name of it\n",
    "config/database.yml": "default:\n  adapter: sqlite\n",
    "openapi.yaml": "openapi: 3.0.0\ninfo:\n  title: An interface\n",
    "gradle.properties": "org.gradle.jvmargs=-Xmx2g\n", "log4j.properties": "log4j.rootLogger=INFO, file\n",
    "data/people.csv": "id,name,city\n1,Some One,Some Where\n", "data/prices.tsv": "item\tprice\nTea\t2\n",
    "templates/mail.ftl": "<#if user??>Dear ${user}</#if>\n",
  ]

  /// A string file of each text format, by the names that teams use.
  static let strings = [
    "config/locales/en.yml": "en:\n  hello: Hello\n", "src/messages_de.properties": "hello=Guten Tag\n",
    "l10n/en-US/app.ftl": "hello = Hello\n", "strings.csv": "key,en,de\nhello,Hello,Hallo\n",
  ]

  private func paths(_ files: [String: String], _ arguments: [String]) -> [String] {
    let run = MemoryMachine(files).run(arguments + ["--format", "json"])
    return run.output.split(separator: "{\"path\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `a folder gives its string files and no others`() {
    let all = Self.others.merging(Self.strings) { first, _ in first }
    #expect(paths(all, ["."]) == Self.strings.keys.sorted())
  }

  @Test(arguments: others.keys.sorted().filter { !$0.hasSuffix(".ftl") })
  func `who names a file wants it read`(_ path: String) {
    #expect(paths(Self.others, [path]) == [path])
  }

  @Test func `a named file that is something else is told of`() {
    let run = MemoryMachine(Self.others).run("templates/mail.ftl")
    #expect(run.code == 2)
    #expect(
      run.messages.contains(
        "Leave out “templates/mail.ftl”, or set its format under “formats:” in .copy-lint.yml."))
  }

  /// `a` would not be read without the choice, or be read as something else.
  @Test(arguments: [
    ("notes/a.txt", "text", "Hello there\n", "\"key\":\"1\""),
    ("a.lang", "properties", "hi=Hello there\n", "\"key\":\"hi\""),
    ("a.yml", "yaml", "hi: Hello there\n", "\"key\":\"hi\""),
    ("a.data", "csv", "id,text\nhi,Hello there\n", "\"key\":\"hi\""),
    ("a.txt", "fluent", "hi = Hello there\n", "\"key\":\"hi\""),
    ("a.properties", "yaml", "hi: Hello there\n", "\"key\":\"hi\""),
    ("a.json", "text", "Hello there\n", "\"key\":\"1\""),
    ("a.messages", "po", "msgid \"hi\"\nmsgstr \"Hello there\"\n", "\"key\":\"hi\""),
  ])
  func `the format that the configuration names wins`(path: String, format: String, text: String, key: String)
  {
    let machine = MemoryMachine([path: text])
    machine[".copy-lint.yml"] = Array("formats:\n  - path: \"\(path)\"\n    format: \(format)\n".utf8)
    for arguments in [["dump", "."], ["dump", path]] {
      let run = machine.run(arguments)
      #expect(run.messages == "")
      #expect(run.output.contains(key) && run.output.contains("\"text\":\"Hello there\""))
      #expect(run.output.contains("\"format\":\"\(format)\""))
    }
  }
}
