import SwiftUI

struct LevelView: View {
  @Binding var level: Double
  @Binding var name: String

  var body: some View {
    Form {
      TextField("", text: $name, prompt: Text(level.prompt))
      Slider(value: $level) { EmptyView() }
      DialView(level: level)
        .accessibilityElement()
        .accessibilityAdjustableAction { direction in level.change(direction) }
    }
  }
}
