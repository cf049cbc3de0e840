import SwiftUI

struct RecordView: View {
  let thought: Thought
  let removeThought: () -> Void
  let record: () -> Void

  var body: some View {
    VStack {
      Image("wave")
      Text(thought.text)
      Button(action: record) { Image(systemName: "mic") }
      Button(thought.removal, role: .destructive) { removeThought() }
      Toggle("", isOn: thought.isSimple)
    }
  }
}
