// Reads the report and shows it, from top to bottom.

function startTheme() {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
  const showState = () => { byId("theme").ariaPressed = String(isDark()); };
  byId("theme").onclick = () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    try { localStorage.setItem("copy-lint-theme", root.dataset.theme); } catch { /* for this time only */ }
    showState();
  };
  system.addEventListener("change", showState);
  showState();
}

const data = readOverview(JSON.parse(byId("report").textContent));
openingLanguage = languageToOpen(data.languages);
filter = filterFromAddress(data.languages);
startTheme();
showOrigin(data);
showLanguageChoice(data);
showOverview(data, filter, countOf(scopeOf(data, filter).rows));
showAppWords(data);
showChanges(data);
showLanguages(data);
showScreens(data);
showSkipped(data);
showState();
byId("made").textContent = say("made", { version: data.version });

const report = await readReport(data);
byId("findings").hidden = report.findings.length === 0;
await startControls(report);
performance.mark("shown");
