// The screens of SwiftUI code, and how their controls get their names.

const screensShown = 10;

function showScreens({ screens = [] }) {
  byId("screens-panel").hidden = screens.length === 0;
  byId("screens-hint").textContent = screensHint(screens);
  showInPieces({
    rows: screens, size: screensShown, list: byId("screens"), button: byId("more-screens"),
    render: screenRow, label: (count) => say("files.more", { count }),
  });
}

/** Says nothing of controls whose name is in other code. */
function screensHint(screens) {
  const [controls, byText, byLabel, unnamed] = [2, 3, 4, 5].map((column) => screens.reduce((sum, row) => sum + row[column], 0));
  if (unnamed > 0) return say("screens.hint", { controls: counted("control", unnamed) });
  if (controls === 0) return "";
  const values = { named: numbers.format(byText + byLabel), controls: counted("control", controls) };
  return say(byText + byLabel < controls ? "screens.unknown" : "screens.clear", values);
}

function screenRow([name, path, ...counts]) {
  const title = make("span");
  appendText(title, name);
  title.title = path;
  return tableRow([
    { node: title, isHead: true },
    ...counts.map((value) => ({ text: numbers.format(value), className: "number" })),
  ]);
}
