import SwiftUI

struct MessageView: View {
  let message: Message
  let copy: () -> Void
  let isConnected: Bool

  var body: some View {
    VStack {
      Circle().fill(isConnected ? Color.green : Color.red)
      Text(message.text)
      Button(action: copy) { Image(systemName: "doc.on.doc") }
      Button("Retry") { message.retry() }
        .accessibilityLabel("Send again")
    }
  }
}
