import SwiftUI

/// A stamp in the book of a person.
struct StampView: View {
  let stamp: Stamp
  let isCollected: Bool
  let give: () -> Void

  var body: some View {
    VStack {
      Image(stamp.picture)
        .accessibilityLabel("Photo of \(stamp.place)")
      HStack {
        Circle().fill(isCollected ? Color.green : Color.red)
        Text(isCollected ? "Collected" : "Not collected")
      }
      Button(action: give) { Image(systemName: "gift.fill") }
        .accessibilityLabel("Claim welcome stamp")
      Menu {
        Button("Edit profile") { stamp.edit() }
      } label: {
        Image(systemName: "ellipsis")
      }
      .accessibilityLabel("More options")
    }
  }
}
