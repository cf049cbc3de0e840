import Foundation
import Testing

@testable import copy_lint

/// `init` on each app of both collections of real files. They are read in place.
@Suite(.enabled(if: RealApps.shared != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
struct InitializeCorpusTests {
  /// As their developers write them: each app is written in English first.
  static let expected = [
    "corpus": [
      "18F/identity-idp": "en", "Automattic/simplenote-ios": "en", "CodeEditApp/CodeEdit": "en",
      "Klocman/Bulk-Crap-Uninstaller": "en", "LoopKit/Loop": "en", "Ranchero-Software/NetNewsWire": "en",
      "SwiftGen/SwiftGen": "en", "apache/jmeter": "en", "dotnet/command-line-api": "en",
      "encode/django-rest-framework": "en", "excalidraw/excalidraw": "en", "google/talkback": "en",
      "home-assistant/iOS": "en", "jellyfin/Swiftfin": "en", "liamnichols/xcstrings-tool": "en",
      "lokalise/i18n-ally": "en", "mattermost/mattermost-mobile": "en", "meshtastic/Meshtastic-Apple": "en",
      "mozilla-l10n/firefox-l10n-source": "en", "mozilla-l10n/focusios-l10n": "en",
      "mozilla/compare-locales": "en",
      "mumble-voip/mumble": "en", "nhsx/covid-19-app-ios-ag-public": "en", "nightscout/Trio": "en",
      "qt/qttools": "en", "quicksilver/Quicksilver": "en", "rxhanson/Rectangle": "en",
      "sparkle-project/Sparkle": "en", "svenfuchs/rails-i18n": "en", "thunderbird/thunderbird-android": "en",
      "translate/translate": "en", "transmission/transmission": "en", "zulip/zulip-flutter": "en",
    ],
    "corpus-2": [
      "AntennaPod/AntennaPod": "en", "Dimillian/IceCubesApp": "en", "GNOME/nautilus": "en",
      "ShareX/ShareX": "en",
      "TeamNewPipe/NewPipe": "en", "Whisky-App/Whisky": "en", "damus-io/damus": "en-US",
      "element-hq/element-x-ios": "en", "jenkinsci/jenkins": "en", "keepassxreboot/keepassxc": "en",
      "krille-chan/fluffychat": "en", "mastodon/mastodon-ios": "en",
      "mozilla-l10n/fx-private-relay-l10n": "en",
      "openstreetmap/openstreetmap-website": "en", "qbittorrent/qBittorrent": "en", "usememos/memos": "en",
    ],
  ]

  @Test(arguments: ["corpus", "corpus-2"])
  func `finds the source language of each app`(collection: String) throws {
    var found: [String: String] = [:]
    for (app, files) in try RealApps.files(of: collection) {
      let machine = MemoryMachine([:])
      for (path, location) in files { machine[path] = [UInt8](try Data(contentsOf: location)) }
      let run = machine.run("init")
      #expect(run.code == 0 && run.messages == "", "\(app)")
      let line = machine.text(".copy-lint.yml")?.split(separator: "\n").first {
        $0.hasPrefix("sourceLocale: ")
      }
      found[app] = line.map { String($0.dropFirst("sourceLocale: ".count)) } ?? ""
    }
    #expect(found == Self.expected[collection])
  }
}

/// Where the real files are, and which app each belongs to.
enum RealApps {
  static let shared: URL? = {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let chosen = ProcessInfo.processInfo.environment["COPY_LINT_SHARED"].map { URL(filePath: $0) }
    let shared = (chosen ?? package.appending(path: "../shared")).standardizedFileURL
    let lists = ["corpus", "corpus-2"].map { shared.appending(path: "\($0)/MANIFEST.tsv").path }
    return lists.allSatisfy(FileManager.default.fileExists) ? shared : nil
  }()

  /// The files of each app by their paths in its repository, whatever their formats.
  static func files(of collection: String) throws -> [String: [String: URL]] {
    let folder = try #require(shared).appending(path: collection)
    var apps: [String: [String: URL]] = [:]
    for line in try String(contentsOf: folder.appending(path: "MANIFEST.tsv"), encoding: .utf8).split(
      separator: "\n"
    )
    .dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let location = folder.appending(path: "\(cells[0])/\(cells[1].replacing("/", with: "+"))/\(cells[2])")
      apps[cells[1], default: [:]][cells[2]] = location
    }
    return apps
  }
}
