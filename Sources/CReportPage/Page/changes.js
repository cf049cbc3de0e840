// What a change did, when the report compares with a revision.

function showChanges({ changes }) {
  byId("changes-panel").hidden = !changes;
  if (!changes) return;
  appendText(byId("changes-hint"), changes.sentence);
  byId("changes-table").hidden = changes.files.length === 0;
  byId("changes").append(...changes.files.map(changeRow));
}

function changeRow([path, before, after, ...counts]) {
  const grades = [before, after].map((grade) => (grade === null ? "–" : oneDecimal(grade)));
  return tableRow([
    { node: pathButton(path, { file: path, locale: everyLanguage }), isHead: true },
    ...[...grades, ...counts.map((count) => numbers.format(count))].map((text) => ({ text, className: "number" })),
  ]);
}
