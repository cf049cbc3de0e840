// The filters above the findings.

/** Milliseconds that a person may stop typing before the search runs. */
const typingPause = 150;

let filter = null;

/** Shows what the filter says. */
let update = async () => {};

function startControls(report) {
  const form = byId("filters").elements;
  fill(form.severity, ["error", "warning", "note"].filter((name) => report.severities.has(name)),
    (name) => say(`severity.${name}`), say("filter.all-severities"));
  fillRules(form.rule, report);
  fillLanguages(form.locale, report.languages);
  fill(form.role, [...report.roles].sort(), (role) => say(`role.${role}`), say("filter.all-roles"));
  fill(form.group, ["file"], () => say("filter.file"), say("filter.rule"));
  byId("paths").append(...report.files.filter(hasFindings).map(({ path }) => new Option(path, path)));

  update = (isNew = false) => show(report, isNew);
  let pause;
  byId("filters").oninput = (event) => {
    readControls();
    clearTimeout(pause);
    pause = setTimeout(() => update(), event.target.type === "search" ? typingPause : 0);
  };
  byId("filters").onsubmit = (event) => event.preventDefault();
  byId("clear").onclick = () => {
    filter = { ...emptyFilter(), group: filter.group, locale: filter.locale };
    form.search.focus();
    update();
  };
  addEventListener("popstate", () => {
    filter = filterFromAddress(report.languages);
    update();
  });
  return update();
}

function fill(list, names, label, all) {
  list.append(new Option(all, ""), ...names.filter(Boolean).map((name) => new Option(label(name), name)));
}

function fillLanguages(list, languages) {
  list.closest("label").hidden = languages.length < 2;
  list.append(
    new Option(say("filter.all-locales"), everyLanguage),
    ...languages.map(({ name, locale }) => new Option(name, locale)));
}

function hasFindings({ locales }) {
  return locales.some(({ errors, warnings, notes }) => errors + warnings + notes > 0);
}

function fillRules(list, { rules }) {
  list.append(new Option(say("filter.all-rules"), ""));
  for (const group of new Set(rules.map((rule) => rule.group))) {
    const part = make("optgroup");
    part.label = say(`rules.${group}`);
    part.append(...rules.filter((rule) => rule.group === group).map(({ name }) => new Option(name, name)));
    list.append(part);
  }
}

function readControls() {
  for (const name of filterNames) {
    const control = byId("filters").elements[name];
    if (control) filter[name] = control.value;
  }
}

/** Shows the findings that fit `wanted` and no other filter but the language, and goes to them. */
function showOnly(wanted) {
  filter = { ...emptyFilter(), group: filter.group, locale: filter.locale, ...wanted };
  update(true);
  byId("findings").scrollIntoView();
  byId("findings").focus({ preventScroll: true });
}

let shownLanguage = null;

async function show(report, isNew) {
  showState();
  filterToAddress(filter, isNew);
  const wins = winsOf(report, filter.locale);
  const findings = await select(report.findings, filter, wins);
  if (!findings) return;
  const has = (severity) => findings.filter((finding) => finding.severity === severity).length;
  showOverview(report, filter, { errors: has("error"), warnings: has("warning") });
  showGains(report, filter);
  if (shownLanguage !== filter.locale) {
    shownLanguage = filter.locale;
    showWins(wins);
    showFiles(report, filter.locale);
  }
  showFindings(findings, wins, report);
}

/** Puts the filter into its controls. */
function showState() {
  for (const name of filterNames) {
    const control = byId("filters").elements[name];
    if (control && control.value !== filter[name]) control.value = filter[name];
  }
  byId("language").value = filter.locale;
}

function showFindings(findings, wins, { languages }) {
  byId("count").textContent = say("filter.count", {
    findings: counted("finding", findings.length),
    strings: counted("string", new Set(findings.map(({ string }) => string)).size),
  });
  byId("win").hidden = !filter.win;
  byId("win").textContent = say("wins.only", { words: winText(wins.find(({ name }) => name === filter.win)) });
  byId("clear").hidden = !isFiltered(filter);
  byId("nothing").hidden = findings.length > 0;
  const source = languages.find(({ isSource }) => isSource)?.locale;
  showGroups(findings, filter, source, isFiltered(filter));
}
