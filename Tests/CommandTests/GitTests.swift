import Foundation
import Testing

@testable import copy_lint

private let hasGit = (try? System.run("git", ["--version"], input: []))?.status == 0

/// The real git, in a repository of its own.
@Suite(.enabled(if: hasGit, "git is not here")) final class GitTests {
  private let folder: String
  private let messages = Locked("")

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("copy-lint-git-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.resolvingSymlinksInPath().path
    try git("init", "-q", "-b", "main")
    try git("config", "user.email", "a@example.org")
    try git("config", "user.name", "A")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func git(_ arguments: String...) throws {
    let result = try System.run("git", ["-C", folder] + arguments, input: [])
    #expect(result.status == 0, "\(arguments): \(result.errors)")
  }

  private func write(_ text: String, _ name: String) throws {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: parentFolder(of: path), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The machine as it is, with the working folder in the repository.
  private func environment(in place: String? = nil) -> Environment {
    let (folder, messages) = (place ?? folder, messages)
    var environment = Environment.system
    environment.workingFolder = { folder }
    environment.git = { (arguments, input) throws(ProgramError) in
      try System.run("git", ["-C", folder] + arguments, variables: Git.variables, input: input)
    }
    environment.writeMessage = { text in messages.withLock { $0 += text } }
    return environment
  }

  /// The rule finds notes, unless the settings say more.
  private func check(_ arguments: String..., in place: String? = nil) throws -> (code: Int32, report: String)
  {
    try write("rules: {ascii-ellipsis: warning}\n", ".copy-lint.yml")
    let out = "\(folder)/.git/out"
    try? FileManager.default.removeItem(atPath: out)
    let code = run(
      arguments: ["--rule", "ascii-ellipsis", "--fail-on", "warning", "--format", "csv", "-o", out]
        + arguments,
      environment: environment(in: place))
    return (code, (try? String(contentsOfFile: out, encoding: .utf8)) ?? "")
  }

  private let text = "\"open\" = \"Open the file...\";\n\"save\" = \"Save the file...\";\n"

  @Test func `tells what changed, was added, renamed and removed`() throws {
    try write(text, "App/en.lproj/A.strings")
    try write(text, "App/en.lproj/Ü b.strings")
    try write(text, "App/en.lproj/C.strings")
    try git("add", ".")
    try git("commit", "-qm", "One")
    try git("config", "diff.relative", "true")
    #expect(try check("--since", "HEAD", ".").code == 0)

    try write(text.replacing("Open the", with: "Open this"), "App/en.lproj/A.strings")
    try git("mv", "App/en.lproj/Ü b.strings", "App/en.lproj/D.strings")
    try git("rm", "-q", "App/en.lproj/C.strings")
    try write("\"new\" = \"Not in git...\";\n", "App/en.lproj/E.strings")
    for place in [nil, "\(folder)/App"] {
      let found = try check("--since", "HEAD", ".", in: place)
      #expect(found.code == 1)
      let rows = found.report.split(separator: "\r\n").dropFirst()
      #expect(rows.count == 2)
      #expect(rows.first?.contains("\"open\"") == true && rows.last?.contains("\"new\"") == true)
    }
    #expect(messages.withLock { $0 }.split(separator: "\n").allSatisfy { $0.hasPrefix("copy-lint: Wrote “") })
  }

  @Test func `leaves the index and the files as they are`() throws {
    try write(text, "A.strings")
    try git("add", ".")
    try git("commit", "-qm", "One")
    try write(text + "\"b\" = \"Wait...\";\n", "A.strings")
    let index = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/.git/index"))
    #expect(try check("--since", "HEAD", ".").code == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/.git/index")) == index)
  }

  /// An archive can hold a repository with such settings, and files whose dates differ from those of its index.
  @Test func `runs no program that the settings of the repository name`() throws {
    try write(text, "A.strings")
    try write("*.strings filter=own filter diff=own\n*.xcstrings filter=a=b\n", ".gitattributes")
    try write("{}", "B.xcstrings")
    try git("add", ".")
    try git("commit", "-qm", "One")
    let touch = "touch '\(folder)/ran'; false"
    for name in [
      "core.fsmonitor", "filter.own.clean", "filter.own.smudge", "filter.own.process", "filter.a=b.clean",
      "filter.a=b.process", "diff.own.command", "diff.own.textconv", "diff.external", "core.pager",
      "core.sshCommand",
      "core.editor", "credential.helper", "uploadpack.packObjectsHook", "gpg.program",
    ] {
      try git("config", name, touch)
    }
    for name in ["filter.own.required", "filter.a=b.required", "log.showSignature"] {
      try git("config", name, "true")
    }
    try FileManager.default.createDirectory(atPath: "\(folder)/hooks", withIntermediateDirectories: true)
    for name in ["post-index-change", "reference-transaction", "fsmonitor-watchman", "pre-commit"] {
      try write("#!/bin/sh\n\(touch)\n", "hooks/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/hooks/\(name)")
    }
    try git("config", "core.hooksPath", "hooks")
    // As long as before, and written in the same second as the index: only its content tells.
    try write(text.replacing("Open the", with: "Open one"), "A.strings")
    try write("[]", "B.xcstrings")
    #expect(try check("--since", "HEAD", ".").code == 1)
    #expect(try check("--staged", ".").code == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/ran"))
    #expect(
      messages.withLock { $0 }.split(separator: "\n").allSatisfy {
        $0.hasPrefix("copy-lint: Wrote “") || $0.hasSuffix(" Nothing is staged.")
      },
      "\(messages.withLock { $0 })")
  }

  /// Such a clone fetches what it lacks; its own settings may not say how.
  @Test(arguments: [false, true]) func `fetches old files only as git does by itself`(namesProgram: Bool)
    throws
  {
    try write(text, "A.strings")
    try git("add", ".")
    try git("commit", "-qm", "One")
    try write(text + "\"b\" = \"Wait...\";\n", "A.strings")
    try git("commit", "-qam", "Two")
    try git("config", "uploadpack.allowFilter", "true")
    let partial = "\(folder)/.git/partial"
    try git("clone", "-q", "--filter=blob:none", "file://\(folder)", partial)
    if namesProgram {
      try git("-C", partial, "config", "remote.origin.uploadpack", "touch '\(folder)/ran'; git-upload-pack")
    }
    let found = try check("--since", "HEAD~1", "A.strings", in: partial)
    #expect(found.code == (namesProgram ? 2 : 1))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/ran"))
  }

  @Test func `follows links, and knows the commit where a branch began`() throws {
    try write(text, "Shared/A.strings")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/L.strings", withDestinationPath: "Shared/A.strings")
    try git("add", ".")
    try git("commit", "-qm", "One")
    try git("checkout", "-qb", "feature")
    try write(text + "\"b\" = \"Wait...\";\n", "Shared/A.strings")
    try git("commit", "-qam", "Two")
    #expect(try check("--since", "main", "L.strings").code == 1)
    #expect(try check("--since", "feature", "L.strings").code == 0)
    try git("checkout", "-q", "main")
    try write("\"open\" = \"Open\";\n", "Shared/A.strings")
    try git("commit", "-qam", "Three")
    try git("checkout", "-q", "feature")
    // What main changed since is not the doing of the branch.
    for name in ["main", "main..."] {
      #expect(try check("--since", name, "Shared").report.split(separator: "\r\n").count == 2)
    }
  }

  @Test func `compares with all of another line of commits that shares no history`() throws {
    try write(text, "A.strings")
    try git("add", ".")
    try git("commit", "-qm", "One")
    try git("checkout", "-q", "--orphan", "other")
    try write(text + "\"b\" = \"Wait...\";\n", "A.strings")
    let message =
      "copy-lint: Name an earlier revision. Git finds no shared history with “main”, so all that differs from it counts."
    #expect(try check("--since", "main", "A.strings").report.split(separator: "\r\n").count == 2)
    try git("commit", "-qam", "The first of its line")
    #expect(try check("--since", "main", "A.strings").report.split(separator: "\r\n").count == 2)
    #expect(
      messages.withLock { $0 }.split(separator: "\n").filter { !$0.hasPrefix("copy-lint: Wrote “") }
        == [message[...], message[...]])
  }

  @Test func `takes all as new before the first commit`() throws {
    try write(text, "A.strings")
    try git("add", ".")
    let run = try check("--staged", "--since", "HEAD")
    #expect(run.code == 1 && run.report.split(separator: "\r\n").count == 3, "\(run)")
  }

  @Test func `says what to do without a repository, without the revision, and in a shallow copy`() throws {
    try write(text, "A.strings")
    try git("add", ".")
    try git("commit", "-qm", "One")
    try git("commit", "-qm", "Two", "--allow-empty")
    #expect(try check("--since", "HEAD~5", "A.strings").code == 2)
    #expect(try check("--since", "^HEAD", "A.strings").code == 2)
    try git("branch", "-m", "master")
    #expect(try check("--since", "main", "A.strings").code == 2)
    let shallow = "\(folder)/.git/shallow-copy"
    try git("clone", "-q", "--depth", "1", "file://\(folder)", shallow)
    #expect(try check("--since", "HEAD~1", "A.strings", in: shallow).code == 2)
    let plain = FileManager.default.temporaryDirectory.appendingPathComponent("copy-lint-plain-\(UUID())")
      .path
    try FileManager.default.createDirectory(atPath: plain, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: plain) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(plain)/A.strings"))
    #expect(try check("--since", "HEAD", "A.strings", in: plain).code == 2)
    #expect(try check("--since", "HEAD", "\(plain)/A.strings").code == 2)
    #expect(
      messages.withLock { $0 } == """
        copy-lint: Check the name “HEAD~5”. Git doesn't know this revision.
        copy-lint: Check the name “^HEAD”. Git doesn't know this revision.
        copy-lint: Write “master”. Git doesn't know “main”.
        copy-lint: Run “git fetch --unshallow” first; in CI, set “fetch-depth: 0” (GitHub) or “GIT_DEPTH: 0” (GitLab). This clone is shallow and does not go back to “HEAD~1”.
        copy-lint: Go to a folder in a git repository, or leave out “--since” and “--staged”. “\(plain)” is not in one.
        copy-lint: Leave out “\(plain)/A.strings”, or leave out “--since”. The path is outside the repository.

        """)
  }
}
