// Which findings are shown. The state also stands in the address, so that a link or a reload keeps it.

const filterNames = ["search", "severity", "rule", "locale", "role", "file", "group", "win"];

function emptyFilter() {
  return { ...Object.fromEntries(filterNames.map((name) => [name, ""])), locale: openingLanguage };
}

function filterFromAddress(languages) {
  const given = new URLSearchParams(location.hash.slice(1));
  const filter = emptyFilter();
  for (const name of filterNames) filter[name] = given.get(name) ?? filter[name];
  const isKnown = filter.locale === everyLanguage || languages.some(({ locale }) => locale === filter.locale);
  if (!isKnown) filter.locale = openingLanguage;
  return filter;
}

/** A new place in the history is one that “Back” leaves again. */
function filterToAddress(filter, isNew) {
  const empty = emptyFilter();
  const set = filterNames.filter((name) => filter[name] !== empty[name]).map((name) => [name, filter[name]]);
  const address = `#${new URLSearchParams(set)}`;
  if (address === (location.hash || "#")) return;
  // Some viewers show the page in a frame that has no address of its own.
  try { history[isNew ? "pushState" : "replaceState"](null, "", address); } catch { /* as it was */ }
}

/** Whether anything but the language, which is chosen for the whole page, keeps findings out. */
function isFiltered(filter) {
  return filterNames.some((name) => name !== "group" && name !== "locale" && filter[name]);
}

let latestSearch = 0;

/** The findings that fit; null when a newer search has begun in the meantime. */
async function select(findings, filter, wins) {
  latestSearch += 1;
  const search = latestSearch;
  const fits = matcher(filter, wins);
  const found = [];
  const isCurrent = () => search === latestSearch;
  await inSlices(findings, (finding) => { if (fits(finding)) found.push(finding); }, isCurrent);
  return isCurrent() ? found : null;
}

function matcher(filter, wins) {
  const search = fold(filter.search.trim());
  const file = filter.file.trim().toLowerCase();
  const win = wins.find(({ name }) => name === filter.win)?.number;
  return ({ string, rule, severity, message, win: own }) =>
    (!filter.severity || severity === filter.severity) &&
    (!filter.rule || rule.name === filter.rule) &&
    isOfLanguage(string, filter.locale) &&
    (!filter.role || string.role === filter.role) &&
    (!file || string.file.path.toLowerCase().includes(file)) &&
    (!filter.win || own === win) &&
    (!search || haystack(string).includes(search) || fold(message).includes(search));
}

/** Small letters without accents: who types “uber” finds “Über”. */
function fold(text) {
  const lower = text.toLowerCase();
  return /^[\x00-\x7F]*$/.test(lower) ? lower : lower.normalize("NFD").replace(/\p{M}/gu, "");
}

/** What a search looks at of a string, made once. */
function haystack(string) {
  string.haystack ??= fold(`${string.text}\n${string.key}\n${string.source}`);
  return string.haystack;
}
