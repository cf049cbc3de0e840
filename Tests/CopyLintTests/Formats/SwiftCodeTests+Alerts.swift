import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    // What the words say.
    (#"Alert(title: Text("Upload failed"))"#, ["error-title: Upload failed"]),
    (#"Alert(title: Text("Delete “\(name)”?"))"#, ["confirm-title: Delete “\\(name)”?"]),
    (#"alert.messageText = "Can’t open the file""#, ["error-title: Can’t open the file"]),
    (#"alert.informativeText = "This can't be undone.""#, ["alert-message: This can't be undone."]),
    (
      #"alert.informativeText = "If it fails, open the file.""#,
      ["alert-message: If it fails, open the file."]
    ),
    (#"alert.messageText = "What is its name?""#, ["alert-title: What is its name?"]),
    (
      #"alert.informativeText = "Do you wish to open all files""#,
      ["confirm-message: Do you wish to open all files"]
    ),
    (#"alert.messageText = "Saved it successfully""#, ["alert-title: Saved it successfully"]),
    (#"x.alert("要套用嗎？", isPresented: $a) { Button("套用") { } }"#, ["confirm-title: 要套用嗎？", "button: 套用"]),
    // What is beside them.
    (
      #"x.alert("Could not follow", isPresented: $a) { } message: { Text(problem ?? "") }; func f() { problem = "The list is as it was." }"#,
      ["error-title: Could not follow", "error: The list is as it was."]
    ),
    (
      #"x.alert("Sign in with Filer", isPresented: $a) { Button("Continue") { go() }; Button("Cancel", role: .cancel) { } }"#,
      ["confirm-title: Sign in with Filer", "button: Continue", "button-cancel: Cancel"]
    ),
    (
      #"x.alert("Choose how", isPresented: $a) { Button("By mail") { a() }; Button("By post") { b() }; Button("Cancel", role: .cancel) { } }"#,
      ["confirm-title: Choose how", "button: By mail", "button: By post", "button-cancel: Cancel"]
    ),
    // It asks for a text.
    (
      #"""
      func f() { let a = UIAlertController(title: "Reset it", message: "Enter your address.", preferredStyle: .alert)
      a.addTextField(configurationHandler: nil)
      a.addAction(UIAlertAction(title: "Reset", style: .destructive)) }
      """#, ["alert-title: Reset it", "alert-message: Enter your address.", "button-destructive: Reset"]
    ),
    // In other languages.
    (
      #"func f() { let a = UIAlertController(title: "Erreur", message: "Nothing for this name.", preferredStyle: .alert) }"#,
      ["error-title: Erreur", "error: Nothing for this name."]
    ),
    (#"x.alert("오류!", isPresented: $a) { }"#, ["error-title: 오류!"]),
    // No NSAlert has a title.
    (
      #"func f() { box.title = ""; box.messageText = "Delete all files?"; box.isPresented = true }"#,
      ["confirm-message: Delete all files?"]
    ),
    (
      #"var message: String { switch step { case .ask: return "Borrow it?" } }; func f() { x.alert(message, isPresented: $a) { Button("Borrow") { } } }"#,
      ["confirm-message: Borrow it?", "button: Borrow"]
    ),
    (
      #"class A: UIViewController { func f() { UIBarButtonItem.appearance(in: [UISearchBar.self]).title = "Done with it" } }"#,
      ["unknown: Done with it"]
    ),
    // It may ask, or tell something.
    (
      #"x.alert("Your password", isPresented: $a) { Button("Send a link") { a() }; Button("Cancel", role: .cancel) { } }"#,
      ["unknown: Your password", "button: Send a link", "button-cancel: Cancel"]
    ),
    (
      #"x.alert("New list", isPresented: $a) { TextField("Name", text: $name); Button("Add it") { a() }; Button("Cancel", role: .cancel) { } }"#,
      ["alert-title: New list", "placeholder: Name", "button: Add it", "button-cancel: Cancel"]
    ),
    (#"alertMessage = "Please fill in all fields.""#, ["error: Please fill in all fields."]),
    (#"alertMessage = "Please add a name.""#, ["error: Please add a name."]),
    (
      #"alertMessage = "A list of that name already exists.""#, ["error: A list of that name already exists."]
    ),
    (
      #"let alert = NSAlert(); alert.messageText = "A list of that name already exists."; alert.informativeText = "Replace it?""#,
      ["confirm-title: A list of that name already exists.", "confirm-message: Replace it?"]
    ),
    (#"alertMessage = "The list did not load. Try again.""#, ["error: The list did not load. Try again."]),
    (
      #"x.alert("Link copied", isPresented: $copyConfirm) { Button("OK", role: .cancel) { } }"#,
      ["alert-title: Link copied", "button: OK"]
    ),
    (
      #"x.alert("Copy the link", isPresented: $copyConfirm) { Button("Copy") { a() }; Button("No", role: .cancel) { } }"#,
      ["confirm-title: Copy the link", "button: Copy", "button-cancel: No"]
    ),
    (
      #"x.alert("Cloud", isPresented: $a) { Button("OK") { } } message: { switch b { case .done: Text("It is all there now."); case .bad: Text("Couldn't reach it.") } }"#,
      [
        "error-title: Cloud", "button: OK", "alert-message: It is all there now.",
        "error: Couldn't reach it.",
      ]
    ),
    (#"self.showAlert(success: false, message: "The file is not there")"#, ["error: The file is not there"]),
    (#"self.scheduleAlert(title: "Fat is burnt", after: 4)"#, ["notification: Fat is burnt"]),
    (
      #"UIAlertController(title: "All files", message: "Are you sure? They are gone then.", preferredStyle: .alert)"#,
      ["confirm-title: All files", "confirm-message: Are you sure? They are gone then."]
    ),
    (
      #"x.alert("All files", isPresented: $a) { Button("Keep them") { } } message: { Text("Delete all files?") }"#,
      ["confirm-title: All files", "unknown: Keep them", "confirm-message: Delete all files?"]
    ),
    (
      #"Alert(title: Text("Upload failed"), message: Text("Try two files."))"#,
      ["error-title: Upload failed", "error: Try two files."]
    ),
    (
      "alert.messageText = \"All files\"\nalert.informativeText = \"It is not possible to open them.\"",
      ["error-title: All files", "error: It is not possible to open them."]
    ),
    (
      #"Alert(title: Text("All files"), message: Text(error.localizedDescription))"#,
      ["error-title: All files"]
    ),
    // What is set in one case only says nothing of what is always set.
    (
      """
      func f() {
        alert.messageText = "All files"
        if a { alert.informativeText = "It could not open them." }
      }
      """,
      ["alert-title: All files", "error: It could not open them."]
    ),
    // The next alert has the same name.
    (
      """
      func f() {
        let alert = NSAlert()
        alert.messageText = "All files"
        let alert = NSAlert()
        alert.informativeText = "It could not open them."
      }
      """,
      ["alert-title: All files", "error: It could not open them."]
    ),
    // The code around them.
    (
      """
      func f() {
        switch result {
        case .success: Alert(title: Text("All files"))
        case .failure(let e):
          if isOpen { run() }
          Alert(title: Text("Two files"))
        }
      }
      """,
      ["alert-title: All files", "error-title: Two files"]
    ),
    (#"do { } catch { Alert(title: Text("All files")) }"#, ["error-title: All files"]),
    (#"if let error = error { Alert(title: Text("All files")) }"#, ["error-title: All files"]),
    (#"func alert(error: Error) { Alert(title: Text("All files")) }"#, ["error-title: All files"]),
    (#"func alert(error: Error? = nil) { Alert(title: Text("All files")) }"#, ["alert-title: All files"]),
    (#"x.alert("All files", isPresented: $showsError) { }"#, ["error-title: All files"]),
    (
      #"alert.messageText = NSLocalizedString("All files", comment: "error message")"#,
      ["error-title: All files"]
    ),
    (
      #"x.alert("All files", isPresented: $a) { Button("Delete", role: .destructive) { }; Button("Keep", role: .cancel) { } }"#,
      ["confirm-title: All files", "button-destructive: Delete", "button-cancel: Keep"]
    ),
    (
      """
      func confirm(message: String) { UIAlertController(title: nil, message: message) }
      confirm(message: "Block this person?")
      confirm(message: NSLocalizedString("Block them", comment: ""))
      """,
      ["confirm-message: Block this person?", "confirm-message: Block them"]
    ),
    (
      """
      func f() {
        var message = "All files"
        if let error { message = "Two files" }
        UIAlertController(title: "Upload failed", message: message, preferredStyle: .alert)
      }
      """, ["error: All files", "error: Two files", "error-title: Upload failed"]
    ),
    (#"alert.addButton(withTitle: "No")"#, ["button-cancel: No"]),
    (
      #"UIAlertController(title: "Confirm the return", message: info)"#, ["confirm-title: Confirm the return"]
    ),
    (
      #"UIAlertController(title: "Two files", message: "No file here.")"#,
      ["alert-title: Two files", "unknown: No file here."]
    ),
  ])
  func `an alert tells, fails or asks`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (#"return .error(message: "No room is left")"#, ["error: No room is left"]),
    (
      #"Failure(defaultErrorDescription: String(localized: "No room is left"))"#, ["error: No room is left"]
    ),
    (#"enum A { var faultDescription: String { "No room is left" } }"#, ["error: No room is left"]),
    (
      #"a(.failure(NSError(domain: "A", userInfo: [NSLocalizedDescriptionKey: String(localized: "No room")])))"#,
      ["error: No room"]
    ),
    (#"try Errors.throwText(String(localized: "No room is left"))"#, ["error: No room is left"]),
    (
      #"throw NSError(domain: String(localized: "All files"), code: 1)"#, ["unknown: All files"]
    ),
    (
      #"a = NSLocalizedString("Two files", comment: "Error message for two files")"#, ["error: Two files"]
    ),
    (
      #"a = NSLocalizedString("Two files", comment: "Button of the error message")"#, ["unknown: Two files"]
    ),
  ])
  func `the code around an error names it`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
