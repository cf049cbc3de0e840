// The screens of SwiftUI code, and how their controls get their names.

const screensShown = 10;

function showScreens({ screens = [] }) {
  byId("screens-panel").hidden = screens.length === 0;
  const unnamed = screens.reduce((sum, row) => sum + row[5], 0);
  byId("screens-hint").textContent = unnamed === 0 ? say("screens.clear") : say("screens.hint", { controls: counted("control", unnamed) });
  showInPieces({
    rows: screens, size: screensShown, list: byId("screens"), button: byId("more-screens"),
    render: screenRow, label: (count) => say("files.more", { count }),
  });
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
