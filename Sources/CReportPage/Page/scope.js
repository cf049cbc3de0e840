// What the top of the page is about: the chosen language and files. Grades, the chart and the scorecard are of one language,
// whatever is chosen: those of several say nothing together.

function scopeOf({ files, languages, pooled }, { locale, file }) {
  const path = file.trim().toLowerCase();
  const chosen = files.filter((candidate) => candidate.path.toLowerCase().includes(path))
    .flatMap((candidate) => candidate.locales.map((row) => ({ file: candidate, ...row })));
  const rows = chosen.filter((row) => locale === everyLanguage || row.locale === locale);
  const measured = languageToMeasure(rows, languages);
  const measuredRows = rows.filter((row) => row.locale === measured);
  return {
    rows, measured, measuredRows,
    isNamed: languages.length > 1,
    grade: gradeOf(measuredRows, files, pooled.get(measured)),
  };
}

/** The source language, else the only one; null when there are several others. */
function languageToMeasure(rows, languages) {
  const locales = new Set(rows.map((row) => row.locale));
  const source = languages.find(({ isSource }) => isSource)?.locale;
  if (locales.has(source)) return source;
  return locales.size === 1 ? [...locales][0] : null;
}

/** Of one file, or of all files; those between can't be told from what the page knows. */
function gradeOf(rows, files, pooled) {
  if (rows.length === 1) return rows[0];
  const locale = rows[0]?.locale;
  const all = files.flatMap((file) => file.locales).filter((row) => row.locale === locale).length;
  return rows.length === all ? pooled : undefined;
}

function sum(rows, name) {
  return rows.reduce((total, row) => total + row[name], 0);
}

/** Adds up lists, place by place; empty ones count as zeros. */
function sumLists(rows, name) {
  const longest = Math.max(0, ...rows.map((row) => row[name].length));
  return Array.from({ length: longest }, (_, place) => rows.reduce((total, row) => total + (row[name][place] ?? 0), 0));
}
