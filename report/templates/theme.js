"use strict";
// The theme of the system, or the one chosen by the button, which is remembered. In the head, so that no page shines up white first.
{
  const root = document.documentElement, dark = matchMedia("(prefers-color-scheme: dark)");
  let chosen = null;
  try { chosen = localStorage.getItem("holloway-theme"); } catch { /* A file may have no storage. */ }
  const apply = () => { root.dataset.theme = chosen || (dark.matches ? "dark" : "light"); };
  dark.addEventListener("change", apply);
  document.addEventListener("click", event => {
    if (!event.target.closest("#theme")) return;
    chosen = root.dataset.theme === "dark" ? "light" : "dark";
    try { localStorage.setItem("holloway-theme", chosen); } catch { /* As above. */ }
    apply();
  });
  apply();
}
