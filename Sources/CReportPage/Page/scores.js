// The scorecard: the share of each category, a word for it, and which rule holds it back most.

// With fewer strings, a percentage would claim too much.
const fewestScored = 5;
// From this percentage on, the word is one of praise.
const praised = 90;

function showScores({ categories, hasControlsToName }, { rows, measured, measuredRows, isNamed }) {
  const scores = scoresOf(categories, sumLists(measuredRows, "scorecard"));
  byId("scores-panel").hidden = scores.length === 0;
  const language = languageName(measured);
  byId("scores-hint").textContent = isNamed ? say("score.hint-in", { language }) : say("score.hint");
  // “Excellent” beside errors or controls without a name would be read as a joke, as in the other reports.
  const hasErrors = sum(rows, "errors") > 0;
  const overall = rated(overallOf(scores));
  const isJoke = (hasErrors || hasControlsToName) && percentOf(overallOf(scores)) >= praised;
  byId("overall").textContent = isJoke ? say("score.overall-figure", overall) : say("score.overall", overall);
  byId("scores").replaceChildren(...scores.map((share) => scoreElement(share, hasErrors)));
}

/** Those of the categories that have strings. */
function scoresOf(categories, counts) {
  return categories
    .map((name, place) => ({ name, place, checked: counts[2 * place] ?? 0, clear: counts[2 * place + 1] ?? 0 }))
    .filter(({ checked }) => checked > 0);
}

function overallOf(scores) {
  return { checked: sum(scores, "checked"), clear: sum(scores, "clear") };
}

function percentOf({ checked, clear }) {
  return Math.floor((clear * 100) / checked);
}

/** The same words as in the other reports. */
function rated(share) {
  const percent = percentOf(share);
  const [, name] = [[95, "excellent"], [90, "very-good"], [80, "good"], [60, "fair"], [0, "poor"]].find(([least]) => percent >= least);
  return { percent: say("score.percent", { percent }), status: say(`status.${name}`) };
}

function scoreElement(share, hasErrors) {
  const { name, place, checked, clear } = share;
  const item = make("li");
  item.dataset.place = place;
  const row = make("p", "row");
  const { percent: shown } = rated(share);
  const words = hasErrors && percentOf(share) >= praised ? shown : say("score.rated", rated(share));
  const figure = make("span", "percent", checked < fewestScored ? "" : words);
  figure.append(make("span", "detail", say("score.detail", { clear, checked })));
  row.append(make("span", "", say(`category.${name}`)), figure);
  const meter = make("div", "meter");
  meter.setAttribute("aria-hidden", "true");
  const percent = percentOf(share);
  const fill = make("span", percent < 90 ? "low" : "");
  fill.style.setProperty("--share", `${percent}%`);
  meter.append(fill);
  item.append(row, meter);
  return item;
}

/** Below each share, the rule that holds it back most, once the findings are read. */
function showGains(report, filter) {
  const { measured, measuredRows } = scopeOf(report, filter);
  // The page has no findings of the baseline, which hold strings back too.
  if (sum(measuredRows, "known")) return;
  const files = new Set(measuredRows.map((row) => row.file));
  const scores = scoresOf(report.categories, sumLists(measuredRows, "scorecard"));
  const findings = report.findings.filter(({ string, rank }) => rank > 0 && string.language === measured && files.has(string.file));
  const gains = gainsOf(findings, report.categories.length);
  for (const share of scores) {
    const best = [...gains[share.place]].sort(([, a], [, b]) => b - a)[0];
    if (!best || share.checked < fewestScored) continue;
    const [rule, count] = best;
    const percent = percentOf({ ...share, clear: Math.min(share.checked, share.clear + count) });
    if (percent === percentOf(share)) continue;
    byId("scores").querySelector(`[data-place="${share.place}"]`)?.append(gainElement(rule, count, percent));
  }
}

function gainElement(rule, count, percent) {
  const button = make("button", "path gain");
  button.type = "button";
  button.textContent = say("score.gain", { rule: rule.name, strings: counted("string", count), percent: say("score.percent", { percent }) });
  button.onclick = () => showOnly({ rule: rule.name });
  return button;
}

/** For each category, how many strings each rule alone keeps from being in order. */
function gainsOf(findings, count) {
  const holds = new Map();
  for (const { string, rule } of findings) {
    for (const place of rule.categories) {
      const held = holds.get(string) ?? [];
      holds.set(string, held);
      held[place] = held[place] === undefined || held[place] === rule ? rule : null;
    }
  }
  const gains = Array.from({ length: count }, () => new Map());
  for (const held of holds.values()) {
    held.forEach((rule, place) => { if (rule) gains[place].set(rule, (gains[place].get(rule) ?? 0) + 1); });
  }
  return gains;
}
