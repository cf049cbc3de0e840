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

const data = JSON.parse(byId("report").textContent);
startTheme();
showVerdict(data);
showFigures(data);
showAppWords(data);
showChanges(data);
showScores(data);
showGrades(data);
showLanguages(data);
showSkipped(data);
byId("made").textContent = say("made", { version: data.version });

const report = await readReport(data);
report.wins = quickWins(report.findings);
showWins(report);
showFiles(report);
byId("findings").hidden = report.findings.length === 0;
await startControls(report);
performance.mark("shown");
