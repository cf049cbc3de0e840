// The table of files, of the chosen language: the source language first, then the hardest to read.

const filesShown = 10;

/** Each sorts from “first” to “last”; the second column of the pair is which way a first press sorts. */
const fileOrders = {
  path: [(row) => row.file.path, 1],
  locale: [(row) => row.locale, 1],
  strings: [(row) => row.strings, -1],
  // A grade in brackets is of too little prose, so those come last.
  grade: [(row) => (row.grade === null ? -Infinity : row.isOfProse ? row.grade : row.grade - 1000), -1],
  errors: [(row) => row.errors, -1],
  warnings: [(row) => row.warnings, -1],
};

function showFiles({ files, languages, limit }, chosen) {
  const rows = files.flatMap((file) => file.locales.map((row) => ({ file, ...row })))
    .filter((row) => chosen === everyLanguage || row.locale === chosen);
  const isOfAll = chosen === everyLanguage && languages.length > 1;
  byId("files").closest("table").classList.toggle("one-language", !isOfAll);
  byId("files-hint").textContent = isOfAll ? say("files.hint-all") : say("files.hint");
  const source = languages.find(({ isSource }) => isSource)?.locale;
  const isInSource = (row) => row.locale === source;
  const heads = [...document.querySelectorAll("[data-sort]")];
  for (const button of heads) {
    button.onclick = () => sortBy(button);
    button.closest("th").ariaSort = "none";
    delete button.closest("th").dataset.way;
  }
  const [hardness, way] = fileOrders.grade;
  showSorted((a, b) => isInSource(b) - isInSource(a) || way * compare(hardness(a), hardness(b)));

  function sortBy(button) {
    const head = button.closest("th");
    const isTurned = head.dataset.way !== undefined;
    const [value, firstWay] = fileOrders[button.dataset.sort];
    const way = isTurned ? -Number(head.dataset.way) : firstWay;
    for (const other of heads) {
      other.closest("th").ariaSort = "none";
      delete other.closest("th").dataset.way;
    }
    head.ariaSort = way > 0 ? "ascending" : "descending";
    head.dataset.way = way;
    showSorted((a, b) => way * compare(value(a), value(b)));
  }

  function showSorted(order) {
    rows.sort((a, b) => order(a, b) || compare(a.file.path, b.file.path));
    showInPieces({
      rows, size: filesShown, list: byId("files"), button: byId("more-files"),
      render: (row) => fileRow(row, limit), label: (count) => say("files.more", { count }),
    });
  }
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

function fileRow({ file, locale, strings, grade, error, isOfProse, errors, warnings }, limit) {
  const cell = { text: say("files.none"), className: "number" };
  if (grade !== null) {
    cell.text = "";
    cell.className = isOfProse && grade - error > limit ? "number over" : "number";
    cell.node = make("span", "", isOfProse ? oneDecimal(grade) : `(${oneDecimal(grade)}`);
    cell.node.append(make("span", "error-share", ` ± ${oneDecimal(error)}${isOfProse ? "" : ")"}`));
  }
  return tableRow([
    { node: pathButton(file.path, { file: file.path, locale }), isHead: true },
    { text: languageName(locale) },
    { text: numbers.format(strings), className: "number" },
    cell,
    { text: numbers.format(errors), className: "number" },
    { text: numbers.format(warnings), className: "number" },
  ]);
}

/** The name of a file, its folder less strong; shows the findings of that file. */
function pathButton(path, wanted, line = 0) {
  const button = make("button", "path");
  button.type = "button";
  const start = path.lastIndexOf("/") + 1;
  const folder = make("bdi", "folder");
  appendText(folder, path.slice(0, start));
  const name = make("bdi", "name");
  appendText(name, path.slice(start) + (line > 0 ? `:${line}` : ""));
  button.append(folder, name);
  button.title = say("card.file");
  button.onclick = () => showOnly(wanted);
  return button;
}
