// The languages of the report, and the choice at the top of the page.

/** Stands for all of them in the address and in the choices; no language has such a code. */
const everyLanguage = "*";

/** The language that the page opens on. */
let openingLanguage = everyLanguage;

/** All languages, the source language first, then by name, with what was found in each. */
function languagesOf(files) {
  const languages = new Map();
  for (const row of files.flatMap((file) => file.locales)) {
    const known = languages.get(row.locale) ??
      { locale: row.locale, name: languageName(row.locale), isSource: false, strings: 0, errors: 0, warnings: 0, notes: 0 };
    languages.set(row.locale, known);
    known.isSource ||= row.isSource;
    for (const name of ["strings", "errors", "warnings", "notes"]) known[name] += row[name];
  }
  const all = [...languages.values()];
  const source = all.filter(({ isSource }) => isSource).sort((a, b) => b.strings - a.strings || compare(a.locale, b.locale))[0];
  for (const language of all) language.isSource = language === source;
  return all.sort((a, b) => b.isSource - a.isSource || a.name.localeCompare(b.name, "en"));
}

/** What is found in no language, in a file without strings, counts in the source language. */
function nameLanguages(files) {
  const source = languagesOf(files).find(({ isSource }) => isSource)?.locale ?? "";
  for (const row of files.flatMap((file) => file.locales)) row.locale ||= source;
}

/** The source language, if there are others and anything was found in it. */
function languageToOpen([first, ...others]) {
  const opens = first?.isSource && others.length > 0 && first.errors + first.warnings + first.notes > 0;
  return opens ? first.locale : everyLanguage;
}

function showLanguageChoice({ languages }) {
  const list = byId("language");
  byId("language-choice").hidden = languages.length < 2;
  list.append(
    new Option(languageLabel(say("filter.all-locales"), countOf(languages)), everyLanguage),
    ...languages.map((language) => new Option(languageLabel(language.name, language), language.locale)));
  list.onchange = () => {
    filter.locale = list.value;
    update(true);
  };
}

/** The name of a language; shows the page for it. */
function languageButton(locale) {
  const button = make("button", "path");
  button.type = "button";
  button.textContent = languageName(locale);
  button.onclick = () => {
    filter.locale = locale;
    update(true);
    byId("language").focus();
  };
  return button;
}

function languageLabel(name, { errors, warnings }) {
  return say("language.label", { name, errors: counted("error", errors), warnings: counted("warning", warnings) });
}

/** The errors and warnings of rows that have numbers of both. */
function countOf(rows) {
  return rows.reduce(({ errors, warnings }, row) =>
    ({ errors: errors + row.errors, warnings: warnings + row.warnings }), { errors: 0, warnings: 0 });
}
