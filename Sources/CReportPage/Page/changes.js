// What a change did, when the report compares with a revision.

function showChanges({ changes, categories }) {
  byId("changes-panel").hidden = !changes;
  if (!changes) return;
  appendText(byId("changes-hint"), changes.sentence);
  byId("changes-table").hidden = changes.files.length === 0;
  byId("changes").append(...changes.files.map(changeRow));
  const after = scoresOf(categories, changes.after);
  const before = scoresOf(categories, changes.before);
  byId("trend-table").hidden = after.length === 0;
  byId("trend").append(
    ...after.map((share) => trendRow(say(`category.${share.name}`), before.find(({ place }) => place === share.place), share)));
  if (after.length) byId("trend").append(trendRow(say("score.all"), before.length ? overallOf(before) : undefined, overallOf(after)));
}

function trendRow(name, before, after) {
  const isRated = after.checked >= fewestScored;
  return tableRow([
    { text: name, isHead: true },
    ...[before, after].map((share) => ({ text: shareText(share), className: "number" })),
    { text: isRated ? rated(after).status : "" },
  ]);
}

function shareText(share) {
  if (!share) return "–";
  return share.checked < fewestScored ? say("score.detail", share) : rated(share).percent;
}

function changeRow([path, before, after, ...counts]) {
  const grades = [before, after].map((grade) => (grade === null ? "–" : oneDecimal(grade)));
  return tableRow([
    { node: pathButton(path, { file: path, locale: everyLanguage }), isHead: true },
    ...[...grades, ...counts.map((count) => numbers.format(count))].map((text) => ({ text, className: "number" })),
  ]);
}
