import SwiftUI

/// How loud the microphone takes in speech.
struct LevelView: View {
  @Binding var level: Double
  @Binding var name: String

  var body: some View {
    Form {
      TextField("Name of the recording", text: $name, prompt: Text("Monday notes"))
      DialView(level: level)
        .accessibilityElement()
        .accessibilityLabel("Microphone level")
        .accessibilityValue("\(Int(level * 100)) percent")
        .accessibilityAdjustableAction { direction in
          level += direction == .increment ? 0.1 : -0.1
        }
    }
  }
}
