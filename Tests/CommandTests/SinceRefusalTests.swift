import Testing

@testable import copy_lint

/// Revisions that can't be compared with.
@Suite struct `Without a revision to compare with` {
  private static let old = "\"open\" = \"Open the file...\";\n"

  private static func repository(_ change: (inout MemoryRepository) -> Void) -> MemoryRepository {
    var repository = MemoryRepository(revisions: ["main": ["A.strings": ""]])
    change(&repository)
    return repository
  }

  @Test(
    arguments: [
      ("gone", repository { _ in }, "Check the name “gone”. Git doesn't know this revision."),
      (
        "main2", repository { $0.branches = ["refs/heads/main", "refs/heads/next"] },
        "Write “main”. Git doesn't know “main2”."
      ),
      (
        "master", repository { $0.branches = ["refs/heads/next", "refs/heads/main"] },
        "Write “main”. Git doesn't know “master”."
      ),
      (
        "origin/master...", repository { $0.branches = ["refs/remotes/origin/HEAD", "refs/heads/main"] },
        "Write “main”. Git doesn't know “origin/master”."
      ),
      (
        "release", repository { $0.branches = ["refs/heads/next", "refs/remotes/origin/old"] },
        "Check the name “release”. Git doesn't know this revision. The branches here: “next”, “origin/old”."
      ),
      (
        "--upload-pack=x", repository { _ in },
        "Check the name “--upload-pack=x”. Git doesn't know this revision."
      ),
      (
        "main...", repository { $0.unrelated = ["main"] },
        "Name an earlier revision. Git finds no shared history with “main”."
      ),
      (
        "gone", repository { $0.isShallow = true },
        "Run “git fetch --unshallow” first; in CI, set “fetch-depth: 0” (GitHub) or “GIT_DEPTH: 0” (GitLab). This clone is shallow and does not go back to “gone”."
      ),
      (
        "origin/next...", repository { $0.isShallow = true },
        "Run “git fetch --unshallow” first, then “git fetch origin next:refs/remotes/origin/next”; in CI, set “fetch-depth: 0” (GitHub) or “GIT_DEPTH: 0” (GitLab). This clone is shallow and does not go back to “origin/next”."
      ),
      (
        "main", repository { $0.isInstalled = false },
        "Install git, or leave out “--since” and “--staged”. There is no git here."
      ),
      (
        "main", repository { $0.top = nil },
        "Go to a folder in a git repository, or leave out “--since” and “--staged”. “/home” is not in one."
      ),
      (
        "main", repository { $0.top = "/home/other" },
        "Leave out “A.strings”, or leave out “--since”. The path is outside the repository."
      ),
    ] as [(String, MemoryRepository, String)])
  func `needs a revision that git has`(
    name: String, repository: MemoryRepository, message: String
  ) {
    let machine = MemoryMachine(["A.strings": Self.old])
    machine.repository = repository
    let run = machine.run(".", "--since", name)
    #expect(run == .init(code: 2, output: "", messages: "copy-lint: \(message)\n"))
  }

  @Test func `is not told of a file in a submodule`() {
    let machine = MemoryMachine(["Kit/A.strings": Self.old])
    machine.repository = MemoryRepository(revisions: ["main": ["Kit": ""]])
    machine.repository.modes["Kit"] = "160000"
    #expect(
      machine.run(".", "--since", "main").messages
        == "copy-lint: Check “Kit/A.strings” from its own folder. It belongs to a submodule, with revisions of its own.\n"
    )
  }

  @Test(arguments: [
    (
      true,
      "Run “git fetch --unshallow” first, then “git fetch origin main:refs/remotes/origin/main”; in CI, set “fetch-depth: 0” (GitHub) or “GIT_DEPTH: 0” (GitLab). "
        + "This clone is shallow and does not show where your branch left “origin/main”, so all that differs from it counts."
    ),
    (
      false,
      "Name an earlier revision. Git finds no shared history with “origin/main”, so all that differs from it counts."
    ),
  ])
  func `takes the named one where nobody knows where a line parted, and says so`(
    isShallow: Bool, message: String
  ) {
    let machine = MemoryMachine([
      "A.strings": Self.old, ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n",
    ])
    machine.repository = MemoryRepository(revisions: ["origin/main": ["A.strings": ""]])
    machine.repository.unrelated = ["origin/main"]
    machine.repository.isShallow = isShallow
    for flags in [[], ["--translations"], ["-q"]] {
      let run = machine.run(
        ["--rule", "ascii-ellipsis", "--since", "origin/main", "--fail-on", "warning", "."] + flags)
      #expect(run.code == 1 && run.messages == "copy-lint: \(message)\n", "\(run)")
    }
  }
}
