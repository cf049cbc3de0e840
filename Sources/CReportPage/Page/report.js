// The report as it lies in the page: rows of numbers that point into lists of texts. PageData.swift
// writes the same columns in the same order.

const severities = ["note", "warning", "error"];
const applicabilities = [null, "safe", "unsafe", "shown"];

/** The report with its findings as objects, made in slices. */
async function readReport(data) {
  const report = {
    ...data,
    files: data.files.map(([path, locales], index) => ({ index, path, findings: 0, locales: locales.map(readLocale) })),
    rules: data.rules.map(([name, group, summary, why], index) => ({ index, name, group, summary, why })),
    strings: [], findings: [], severities: new Set(),
  };
  await inSlices(data.strings, (row) => report.strings.push(readString(row, report)));
  const foldedTexts = placesOfFolded(data.texts);
  await inSlices(data.findings, (row) => {
    const finding = readFinding(row, report, foldedTexts);
    report.findings.push(finding);
    count(finding, report);
  });
  return report;
}

function readLocale([locale, strings, words, grade, error, isOfProse]) {
  return { locale, strings, words, grade, error, isOfProse: isOfProse === 1, errors: 0, warnings: 0 };
}

function readString(row, { files, locales, roles }) {
  return {
    file: files[row[0]], key: row[1], locale: locales[row[2]], role: roles[row[3]], variant: row[4], text: row[5],
    source: row[6],
  };
}

function readFinding(row, { strings, rules, messages, texts }, foldedTexts) {
  const rule = rules[row[1]];
  const [replacement, word] = [row[8], row[10]];
  return {
    string: strings[row[0]], rule, rank: row[2], severity: severities[row[2]], message: messages[row[3]], line: row[4],
    from: row[5], to: row[6], marks: row[7], repeats: row[11],
    replacement: replacement < 0 ? null : texts[replacement],
    word: word < 0 ? null : texts[word],
    applicability: applicabilities[row[9]],
    // The same for findings that one change clears: one rule, one word, one text to use instead.
    win: replacement < 0 || word < 0 || row[2] === 0 ? -1
      : (rule.index * texts.length + foldedTexts[word]) * texts.length + foldedTexts[replacement],
  };
}

/** For each text the place of the first that is the same in small letters. */
function placesOfFolded(texts) {
  const places = new Map();
  return texts.map((text, index) => {
    const folded = text.toLowerCase();
    if (!places.has(folded)) places.set(folded, index);
    return places.get(folded);
  });
}

/** What belongs to no language counts in the file's first one. */
function count({ string, severity }, report) {
  const { file, locale } = string;
  file.findings += 1;
  report.severities.add(severity);
  const row = file.locales.find((candidate) => candidate.locale === locale) ?? file.locales[0];
  if (row && severity !== "note") row[severity === "error" ? "errors" : "warnings"] += 1;
}
