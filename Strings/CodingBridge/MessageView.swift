import SwiftUI

/// A message of a chat, with what people can do with it.
struct MessageView: View {
  let message: Message
  let copy: () -> Void
  let retry: () -> Void
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Text(message.text)
      HStack {
        Button(action: copy) { Image(systemName: "doc.on.doc") }
          .accessibilityLabel("Copy message")
          .accessibilityInputLabels(["Copy message", "Copy"])
        Button("Retry", action: retry)
          .accessibilityLabel("Retry message")
        Toggle("Show the tool", isOn: $isExpanded)
      }
    }
    .onChange(of: message.isNew) {
      AccessibilityNotification.Announcement("New message received").post()
    }
  }
}
