import SwiftUI

struct StampView: View {
  let stamp: Stamp
  let give: () -> Void

  var body: some View {
    VStack {
      Image("stamp-photo")
      Text(stamp.place)
      Button(action: give) { Image(systemName: "gift.fill") }
        .accessibilityLabel("Gift")
      Menu {
        Button(stamp.edit) { stamp.open() }
      } label: {
        Image(systemName: "ellipsis")
      }
    }
  }
}
