import Testing

@testable import CopyLint

@Suite struct `Names of symbols and pictures` {
  @Test(arguments: [
    "square.and.arrow.up", "mic.fill", "gearshape.fill", "line.3.horizontal.decrease.circle", "chevron-right",
    "trash.slash",
    "xmark.circle", "arrow.up.doc", "lock.fill", "person.2.badge.gearshape", "waveform.circle.fill",
    "arrow-left",
  ])
  func `a symbol has words of its own`(name: String) { #expect(SymbolName.isOne(name)) }

  @Test(arguments: [
    "home.title", "settings.gear.label", "lock.title", "map.pin.hint", "mic", "photo.share", "star.rating",
    "list.number",
    "half-circle", "up-down", "full-screen", "2.circle-fill", ".fill", "fill.", "a.b", "Mic.fill",
    "mic.fill!", "1.2.3",
  ])
  func `a key has others`(name: String) { #expect(!SymbolName.isOne(name)) }

  @Test(arguments: ["a.png", "IMG_4021.HEIC", "DSC_0093", "logo@2x", "DSC_0093.jpg"])
  func `a picture's file has an ending or a number`(name: String) { #expect(AssetName.isFile(name)) }

  @Test(arguments: [".png", "Save as a.png file", "IMG_title", "DSC_1", "home_title"])
  func `other names are no files`(name: String) { #expect(!AssetName.isFile(name)) }

  @Test(arguments: ["btn_more", "icon-close", "txtBio", "ic_a", "imgLogo", "lblName"])
  func `parts of views have beginnings`(name: String) { #expect(AssetName.isLikely(name)) }

  @Test(arguments: ["iconic", "icon", "btn", "txt_", "imgage", "icy_day", "title_more"])
  func `other words have them too`(name: String) { #expect(!AssetName.isLikely(name)) }
}
