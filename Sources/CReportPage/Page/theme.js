// Runs before the page is drawn, so that a chosen theme shows from the start.
"use strict";
{
  let theme = null;
  // Some browsers give a page from a disk no memory.
  try { theme = localStorage.getItem("copy-lint-theme"); } catch { /* as the system has it */ }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
