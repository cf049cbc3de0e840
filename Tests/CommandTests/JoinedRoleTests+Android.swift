import Testing

@testable import copy_lint

extension JoinedRoleTests {
  @Test(arguments: [
    ("layout/a.xml", #"<Button android:text="@string/go"/>"#, "button"),
    ("layout/a.xml", #"<com.example.BigButton android:text="@string/go"/>"#, "button"),
    ("layout-land/a.xml", #"<TextView android:text="@string/go"/>"#, "unknown"),
    ("layout/a.xml", #"<CheckBox android:text="@string/go"/>"#, "toggle"),
    ("layout/a.xml", #"<ImageView android:contentDescription="@string/go"/>"#, "a11y-label"),
    ("layout/a.xml", #"<EditText android:hint="@string/go"/>"#, "placeholder"),
    ("layout/a.xml", #"<x.TextInputLayout android:hint="@string/go"/>"#, "field-label"),
    ("menu/a.xml", #"<menu><item android:title="@string/go"/></menu>"#, "menu-item"),
    ("menu/bottom_navigation.xml", #"<menu><item android:title="@string/go"/></menu>"#, "tab"),
    ("xml/a.xml", #"<SwitchPreferenceCompat app:title="@string/go"/>"#, "toggle"),
    ("xml/a.xml", #"<ListPreference app:summary="@string/go"/>"#, "help-text"),
    ("drawable/a.xml", #"<item android:title="@string/go"/>"#, "unknown"),
  ])
  func `a layout gives roles to Android's strings`(path: String, layout: String, role: String) {
    let found = roles([
      "app/res/\(path)": layout,
      "app/res/values/strings.xml": "<resources><string name=\"go\">Some words</string></resources>",
    ])
    #expect(found == ["go: \(role) (\(role == "unknown" ? "none" : "source"))"])
  }

  @Test(arguments: [
    ("Button(onClick = { go() }) { Text(stringResource(R.string.go)) }", "button"),
    ("TextButton(onClick = ::go) {\n  Text(\n    text = stringResource(id = R.string.go))\n}", "button"),
    ("Icon(Icons.Add, contentDescription = stringResource(R.string.go))", "a11y-label"),
    ("TextField(value, set, label = { Text(stringResource(R.string.go)) })", "field-label"),
    ("OutlinedTextField(value, set, placeholder = { Text(stringResource(R.string.go)) })", "placeholder"),
    ("TopAppBar(title = { Text(stringResource(R.string.go)) })", "nav-title"),
    ("AlertDialog(title = { Text(stringResource(R.string.go, a(\")\"))) }, b)", "alert-title"),
    ("AlertDialog(text = { Column { Text(stringResource(R.string.go)) } }, b)", "alert-message"),
    ("DropdownMenuItem(text = { Text(stringResource(R.string.go)) }, onClick = {})", "menu-item"),
    ("builder.setPositiveButton(R.string.go) { _, _ -> }", "button"),
    ("Toast.makeText(context, R.string.go, Toast.LENGTH_LONG).show()", "toast"),
    ("Text(stringResource(R.string.go))", "unknown"),
    ("Card { Text(stringResource(R.string.go)) }", "unknown"),
    ("log(getString(R.string.go))", "unknown"),
    ("val a = R.string.go", "unknown"),
  ])
  func `Kotlin code gives roles to Android's strings`(code: String, role: String) {
    let found = roles([
      "app/src/A.kt": "fun a() {\n\(code)\n}",
      "app/res/values-de/strings.xml": "<resources><string name=\"go\">Ein Text</string></resources>",
    ])
    #expect(found == ["go: \(role) (\(role == "unknown" ? "none" : "source"))"])
  }
}
