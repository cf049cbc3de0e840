// The top of the page: what was found, the figures and the scorecard.

const languagesNamed = 5;

function showVerdict({ summary }) {
  const { errors, warnings, strings, files } = summary;
  const values = {
    errors: counted("error", errors), warnings: counted("warning", warnings),
    strings: counted("string", strings), files: counted("file", files),
  };
  document.title = say("title", values);
  byId("lead").textContent = say(errors + warnings === 0 ? "lead.clear" : "lead.found", values);
}

/** The words that the app is about. */
function showAppWords({ appWords }) {
  byId("app-words").hidden = !appWords;
  appendText(byId("app-words"), appWords);
}

function showFigures({ summary }) {
  const { errors, warnings, plain, fixable, notMeasured, known, suppressed } = summary;
  const figures = [
    figure("errors", numbers.format(errors), errors ? "is-error" : "is-good"),
    figure("warnings", numbers.format(warnings), warnings ? "is-warning" : "is-good"),
  ];
  if (summary.grade !== null) figures.push(gradeFigure(summary));
  if (plain !== null) figures.push(figure("plain", say("score.percent", { percent: plain })));
  if (fixable) figures.push(figure("fixable", numbers.format(fixable)));
  if (known) figures.push(figure("known", numbers.format(known)));
  if (suppressed) figures.push(figure("suppressed", numbers.format(suppressed)));
  if (notMeasured) {
    const languages = summary.localesNotMeasured;
    const about = say(languages.length > languagesNamed ? "figure.unmeasured-more-hint" : "figure.unmeasured-hint", {
      languages: languages.slice(0, languagesNamed).join(", "),
    });
    figures.push(figure("unmeasured", numbers.format(notMeasured), "", {}, about));
  }
  byId("figures").append(...figures);
}

/** The grade of the prose; of all strings, in brackets, where there is little prose. */
function gradeFigure({ grade, gradeError, isGradeOfProse, limit }) {
  if (!isGradeOfProse) return figure("grade", `(${oneDecimal(grade)})`, "", {}, say("figure.grade-rough-hint"));
  return figure("grade", oneDecimal(grade), grade - gradeError > limit ? "is-error" : "is-good", { limit });
}

function figure(name, value, state = "", values = {}, about = say(`figure.${name}-hint`, values)) {
  const item = make("li", state);
  item.append(
    make("span", "name", say(`figure.${name}`)),
    make("span", "value", value),
    make("span", "about", about));
  return item;
}

function showScores({ scorecard }) {
  byId("scores").append(...scorecard.filter(([, checked]) => checked > 0).map(score));
}

function score([category, checked, clear, percent]) {
  const item = make("li");
  const row = make("p", "row");
  const share = make("span", "percent", say("score.percent", { percent }));
  share.append(make("span", "detail", say("score.detail", { clear, checked })));
  row.append(make("span", "", say(`category.${category}`)), share);
  const meter = make("div", "meter");
  meter.setAttribute("aria-hidden", "true");
  const fill = make("span", percent < 90 ? "low" : "");
  fill.style.setProperty("--share", `${percent}%`);
  meter.append(fill);
  item.append(row, meter);
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

function showLanguages({ languages = [] }) {
  byId("languages-panel").hidden = languages.length === 0;
  byId("languages").append(...languages.map(([locale, strings, percent, review, missing, stale]) =>
    tableRow([
      { text: languageName(locale), isHead: true },
      ...[strings, percent === null ? "–" : say("score.percent", { percent }), review, missing, stale].map((value) => ({
        text: typeof value === "number" ? numbers.format(value) : value, className: "number",
      })),
    ])));
}
