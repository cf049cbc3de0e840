// The top of the page: what was found, the figures and the scorecard, of the language and the files that are chosen.

const languagesNamed = 3;
const languagesShown = 10;

/** The name of the report, its day and its commit. */
function showOrigin({ origin }) {
  appendText(byId("title"), origin.title || say("report"));
  const parts = [];
  if (origin.title) parts.push(make("span", "", say("report")));
  if (origin.day) parts.push(dayElement(origin.day));
  if (origin.revision) parts.push(make("span", "", say("revision", { revision: origin.revision })));
  byId("origin").append(...parts);
  byId("origin").hidden = parts.length === 0;
}

function dayElement(day) {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const element = make("time", "", format.format(new Date(`${day}T00:00:00Z`)));
  element.dateTime = day;
  return element;
}

/** - counts: errors and warnings that fit all filters. */
function showOverview(report, filter, counts) {
  const scope = scopeOf(report, filter);
  showVerdict(report, scope, counts, isFiltered(filter));
  showFigures(report, scope, counts, filter);
  showScores(report, scope);
  showGrades(report, scope);
  const isOfSource = report.languages.length === 1 || report.languages.some(({ isSource, locale }) => isSource && locale === scope.measured);
  byId("app-words").hidden = !report.appWords || !isOfSource;
}

function showVerdict(report, { rows, grade }, { errors, warnings }, isPart) {
  const { origin, limit } = report;
  // Nor is copy clear where only some rules were asked, or the grade is above the limit.
  const isClear = !report.isPart && !(grade?.grade > limit);
  const values = {
    name: origin.title || say("report"),
    errors: counted("error", errors), warnings: counted("warning", warnings),
    strings: counted("string", sum(rows, "strings")), files: counted("file", new Set(rows.map((row) => row.file)).size),
  };
  document.title = say("title", values);
  byId("lead").textContent = errors + warnings > 0 || isPart ? say("lead.found", values) : say(isClear ? "lead.clear" : "lead.none", values);
}

/** The words that the app is about, in the source language. */
function showAppWords({ appWords }) {
  appendText(byId("app-words"), appWords);
}

function showFigures({ limit }, { rows, measured, measuredRows, isNamed, grade }, { errors, warnings }, filter) {
  const inLanguage = (about) => (isNamed ? say("figure.about-in", { language: languageName(measured), about }) : about);
  const fits = isFiltered({ ...filter, file: "" }) ? say("figure.filtered-hint") : undefined;
  const figures = [
    figure("errors", numbers.format(errors), errors ? "is-error" : "is-good", fits),
    figure("warnings", numbers.format(warnings), warnings ? "is-warning" : "is-good", fits),
  ];
  if (typeof grade?.grade === "number") figures.push(gradeFigure(grade, limit, inLanguage));
  const [checked, clear] = sumLists(measuredRows, "plain");
  if (checked >= fewestScored) {
    const percent = Math.floor((clear * 100) / checked);
    figures.push(figure("plain", say("score.percent", { percent }), "", inLanguage(say("figure.plain-hint"))));
  }
  for (const name of ["fixable", "hidden", "known", "suppressed"]) {
    const count = sum(rows, name);
    if (count) figures.push(figure(name, numbers.format(count)));
  }
  const unmeasured = rows.filter((row) => row.notMeasured > 0);
  if (unmeasured.length) figures.push(unmeasuredFigure(unmeasured));
  byId("figures").replaceChildren(...figures);
}

function unmeasuredFigure(rows) {
  const languages = [...new Set(rows.map((row) => row.locale))].sort();
  const named = { languages: languages.slice(0, languagesNamed).map(languageName).join(", ") };
  const about = languages.length > languagesNamed ? say("figure.unmeasured-more-hint", named) : say("figure.unmeasured-hint", named);
  return figure("unmeasured", numbers.format(sum(rows, "notMeasured")), "", about);
}

/** The grade of the prose; of all strings, in brackets, where there is little prose. */
function gradeFigure({ grade, error, isOfProse }, limit, inLanguage) {
  if (!isOfProse) return figure("grade", `(${oneDecimal(grade)})`, "", inLanguage(say("figure.grade-rough-hint")));
  const about = inLanguage(say("figure.grade-hint", { limit }));
  return figure("grade", oneDecimal(grade), grade - error > limit ? "is-error" : "is-good", about);
}

function figure(name, value, state = "", about = say(`figure.${name}-hint`)) {
  const item = make("li", state);
  const hint = make("span", "about");
  appendFlags(hint, about);
  item.append(make("span", "name", say(`figure.${name}`)), make("span", "value", value), hint);
  return item;
}

function showSkipped({ skipped }) {
  byId("skipped-panel").hidden = skipped.length === 0;
  byId("skipped").append(...skipped.map(([, why]) => {
    const item = make("li");
    appendText(item, why);
    return item;
  }));
}

function showLanguages({ translations = [] }) {
  byId("languages-panel").hidden = translations.length === 0;
  showInPieces({
    rows: translations, size: languagesShown, list: byId("languages"), button: byId("more-languages"),
    render: translationRow, label: (count) => say("files.more", { count }),
  });
}

function translationRow([locale, strings, percent, review, missing, stale]) {
  const share = percent === null ? "–" : say("score.percent", { percent });
  return tableRow([
    { node: languageButton(locale), isHead: true },
    ...[strings, share, review, missing, stale].map((value) => ({
      text: typeof value === "number" ? numbers.format(value) : value, className: "number",
    })),
  ]);
}
