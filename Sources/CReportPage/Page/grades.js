// How many strings have which grade, against the band that is aimed at. A bar of grade 7 is above 6, up to 7.

function showGrades({ limit, target }, { measured, measuredRows, isNamed }) {
  const grades = sumLists(measuredRows, "grades");
  const total = grades.reduce((sum, count) => sum + count, 0);
  byId("grades-panel").hidden = total === 0;
  if (total === 0) return;
  const within = grades.slice(0, Math.floor(limit)).reduce((sum, count) => sum + count, 0);
  const percent = say("score.percent", { percent: Math.floor((within * 100) / total) });
  const values = { strings: counted("string", total), share: percent, limit, language: languageName(measured) };
  byId("grades-hint").textContent = isNamed ? say("grades.hint-in", values) : say("grades.hint", values);
  drawChart(grades, target, limit);
  byId("grade-rows").replaceChildren(...grades.map((count, index) => tableRow([
    { text: barName(index, grades.length), isHead: true },
    { text: numbers.format(count), className: "number" },
  ])));
}

function barName(index, bars) {
  return index === bars - 1 ? say("grades.last", { from: index }) : say("grades.bar", { from: index, to: index + 1 });
}

function drawChart(grades, target, limit) {
  const chart = byId("grades");
  const highest = Math.max(...grades);
  chart.style.setProperty("--bars", grades.length);
  const band = make("div", "band", say("grades.band", { target, limit }));
  place(band, Math.floor(target) + 1, Math.floor(limit) + 1);
  chart.replaceChildren(band, ...grades.map((count, index) => bar(count, index, highest, limit)), make("div", "floor"));
  chart.append(...grades.slice(1).map((_, index) => tick(index + 1)));
}

function bar(count, index, highest, limit) {
  const element = make("div", index >= limit ? "bar over" : "bar");
  element.hidden = count === 0;
  element.style.setProperty("--share", `${(count * 100) / highest}%`);
  place(element, index + 1, index + 2);
  return element;
}

function tick(grade) {
  const element = make("span", "tick", String(grade));
  place(element, grade + 1, grade + 2);
  return element;
}

function place(element, from, to) {
  element.style.gridColumn = `${from} / ${to}`;
}
