import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"Button { deletePost(post) } label: { Text("Confirm") }"#, ["button-destructive: Confirm"]),
    (#"Button("Confirm") { deletePost(post) }"#, ["button-destructive: Confirm"]),
    (#"Button("Confirm") { send(post) }"#, ["button: Confirm"]),
    (#"Button("OK") { monitor.reset() }"#, ["button: OK"]),
    (#"Button(action: { deletePost(post) }, label: { Text("Confirm") })"#, ["button-destructive: Confirm"]),
    (
      #"Button(role: .none) { deletePost(post) } label: { Text("Confirm") }"#, ["button-destructive: Confirm"]
    ),
    (#"Button("Delete selection") { clear() }"#, ["button-destructive: Delete selection"]),
    (#"Button("Don't leave") { close() }"#, ["button-cancel: Don't leave"]),
    (#"Button("Don't Save") { close() }"#, ["button: Don't Save"]),
    (#"Button("Reset everything") { asks = true }"#, ["button-destructive: Reset everything"]),
    (#"Button("Revoke…") { asks = true }"#, ["button-destructive: Revoke…"]),
    (#"Button("Remove selection") { clear() }"#, ["button: Remove selection"]),
    (#"Button("Clear All") { model.clearAllFilters() }"#, ["button: Clear All"]),
    (#"Button("Clear All") { model.clearHistory() }"#, ["button-destructive: Clear All"]),
    // In other languages.
    (#"Button("Отмена") { close() }"#, ["button-cancel: Отмена"]),
    (#"Button("取消") { close() }"#, ["button-cancel: 取消"]),
    (#"Button("取消置頂") { unpin() }"#, ["button: 取消置頂"]),
    (#"Button("삭제") { ask() }"#, ["button-destructive: 삭제"]),
    // The role takes the row away.
    (#"Button("Approve it", role: .destructive) { approve() }.tint(.green)"#, ["button: Approve it"]),
    (#"Button("Approve it", role: .destructive) { approve() }"#, ["button-destructive: Approve it"]),
    // What leaves things as they are.
    (#"Button("Don't send") { close() }"#, ["button-cancel: Don't send"]),
    (#"Button("Don't ask again") { close() }"#, ["button: Don't ask again"]),
    (#"Button("cancel", systemImage: "xmark") { close() }"#, ["button-cancel: cancel"]),
    (#"alert.addButton(withTitle: "Don’t Close")"#, ["button-cancel: Don’t Close"]),
  ])
  func `what a button says and does tells whether it deletes`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\n" + code) == expected)
  }

  @Test(arguments: [
    (#"VStack { supportLink(String(localized: "Contact us"), action: onContact) }"#, ["link: Contact us"]),
    (#"VStack { MenuBarButton("Look for new files") { look() } }"#, ["menu-item: Look for new files"]),
    (#"Stepper("Change the count", value: $count).labelsHidden()"#, ["a11y-label: Change the count"]),
    (#"Stepper("Change the count", value: $count)"#, ["field-label: Change the count"]),
    (
      #"VStack { statusRow(icon: "clock", title: "All files are due", detail: "Look at them first.") }"#,
      ["title: All files are due", "help-text: Look at them first."]
    ),
    (
      #"VStack { switch state { case .failed(let error): VStack { Text("All files").font(.title) } } }"#,
      ["error: All files"]
    ),
    (#"store.setViewError("All files are gone.")"#, ["error: All files are gone."]),
    (#"self.alertMessage = "All files are gone now.""#, ["alert-message: All files are gone now."]),
    (#"init(_ code: Int) { self = .signInError("Sign in again.") }"#, ["error: Sign in again."]),
    (
      #"let error = NSError(domain: "Files", code: 1, userInfo: [NSLocalizedDescriptionKey: "All files are gone"])"#,
      ["error: All files are gone"]
    ),
    (
      #"VStack { if isOld { Text("Code expired — get a new one.").font(.caption) } }"#,
      ["error: Code expired — get a new one."]
    ),
    (
      #"Section { } footer: { Text("Use the short name. The name can't be changed later.") }"#,
      ["help-text: Use the short name. The name can't be changed later."]
    ),
    (
      #"Dialogs.alert(withTitle: "All files are gone", message: "Look again.")"#,
      ["alert-title: All files are gone", "alert-message: Look again."]
    ),
  ])
  func `names of the app's own tell what their texts are`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\n" + code) == expected)
  }

  @Test(arguments: [
    (#"overviewCard(label: t("Active Days"), value: days)"#, ["field-label: Active Days"]),
    (
      #"func name() -> String { strings.localized(format: "No days match %@.", day) }"#,
      ["unknown: No days match %@."]
    ),
    (#"func name() -> String { "\(t("Largest size")): \(size)" }"#, ["unknown: Largest size"]),
    (#"VStack { Text(String(localized: "Obtained on: ") + date) }"#, ["unknown: Obtained on: "]),
  ])
  func `what is looked up is shown`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\n" + code) == expected)
  }
}
