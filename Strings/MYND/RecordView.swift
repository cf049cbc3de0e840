import SwiftUI

/// Where people record a thought, and remove one.
struct RecordView: View {
  let thought: Thought
  let remove: () -> Void
  @State private var isRecording = false
  @State private var isAsking = false

  var body: some View {
    VStack {
      Image(decorative: "wave")
      Text(thought.text)
      Button {
        isRecording.toggle()
      } label: {
        Image(systemName: isRecording ? "stop.fill" : "mic.fill")
      }
      .accessibilityLabel(isRecording ? "Stop recording" : "Record thought")
      Button("Remove thought", role: .destructive) { isAsking = true }
    }
    .confirmationDialog("Remove this thought?", isPresented: $isAsking) {
      Button("Remove", role: .destructive) { remove() }
      Button("Keep it", role: .cancel) {}
    }
  }
}
