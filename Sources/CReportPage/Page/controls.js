// The filters above the findings.

/** Milliseconds that a person may stop typing before the search runs. */
const typingPause = 150;

let filter = filterFromAddress();

/** Shows what the filter says. */
let update = async () => {};

function startControls(report) {
  const form = byId("filters").elements;
  fill(form.severity, ["error", "warning", "note"].filter((name) => report.severities.has(name)),
    (name) => say(`severity.${name}`), say("filter.all-severities"));
  fillRules(form.rule, report);
  fill(form.locale, [...report.locales].sort(), languageName, say("filter.all-locales"));
  fill(form.role, [...report.roles].sort(), (role) => say(`role.${role}`), say("filter.all-roles"));
  fill(form.group, ["file"], () => say("filter.file"), say("filter.rule"));
  byId("paths").append(...report.files.filter((file) => file.findings).map(({ path }) => new Option(path, path)));

  update = (isNew = false) => show(report, isNew);
  let pause;
  byId("filters").oninput = (event) => {
    readControls();
    clearTimeout(pause);
    pause = setTimeout(() => update(), event.target.type === "search" ? typingPause : 0);
  };
  byId("filters").onsubmit = (event) => event.preventDefault();
  byId("clear").onclick = () => {
    filter = { ...emptyFilter(), group: filter.group };
    form.search.focus();
    update();
  };
  addEventListener("popstate", () => {
    filter = filterFromAddress();
    update();
  });
  return update();
}

function fill(list, names, label, all) {
  list.append(new Option(all, ""), ...names.filter(Boolean).map((name) => new Option(label(name), name)));
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

/** Shows the findings that fit `wanted` and no other filter, and goes to them. */
function showOnly(wanted) {
  filter = { ...emptyFilter(), group: filter.group, ...wanted };
  update(true);
  byId("findings").scrollIntoView();
  byId("findings").focus({ preventScroll: true });
}

async function show(report, isNew) {
  for (const name of filterNames) {
    const control = byId("filters").elements[name];
    if (control && control.value !== filter[name]) control.value = filter[name];
  }
  filterToAddress(filter, isNew);
  const findings = await select(report, filter);
  if (findings) showFindings(findings, report);
}

function showFindings(findings, { wins }) {
  byId("count").textContent = say("filter.count", {
    findings: counted("finding", findings.length),
    strings: counted("string", new Set(findings.map(({ string }) => string)).size),
  });
  byId("win").hidden = !filter.win;
  const win = wins.find(({ name }) => name === filter.win);
  byId("win").textContent = say("wins.only", { words: withVisibleSpace(win?.finding.word ?? "") });
  byId("clear").hidden = !isFiltered(filter);
  byId("nothing").hidden = findings.length > 0;
  showGroups(findings, filter, isFiltered(filter));
}
