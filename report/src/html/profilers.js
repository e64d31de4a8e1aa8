// What the profilers of the literature have found of the program, side by side.
const COLUMNS = [["source", "Profiler", "how it is called in docs/profilers.md"], ["cost_percent", "Cost", "processor time alone, beyond a run without any; median and range"], ["counters", "Counters", "counters used"], ["bytes", "Memory", "of its tables"], ["overlap", "Overlap", "agreement with the exact profile, per cent"], ["attribution", "Definite flow", "attributed of it, per cent"], ["selection_error", "Error", "of trace selection, for blocks of at least 0.1, 1, 3 and 5 % of all weight"], ["concentration", "Blocks", "that make up 25, 50, 75, 90 and 100 % of what is executed"], ["hot_spots", "Hot spots", "found"], ["delay", "Delay", "branches executed before the first"]];
function profilerCell(row, name) {
  const value = row[name], list = digits => value.map(v => v.toFixed(digits)).join(" / ");
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return h("td", { class: "number quiet" }, "–");
  if (name === "source") return h("td", { class: "mono" }, value);
  if (name === "cost_percent") return h("td", { class: "number" }, value[0] <= 0 && value[2] >= 0 ? "not measurable" : `${value[1].toFixed(1)} % (${value[0].toFixed(1)}–${value[2].toFixed(1)})`);
  if (name === "bytes") return h("td", { class: "number" }, number(Math.ceil(value / 1024)) + " KB");
  if (name === "overlap") return h("td", { class: "number" }, bar(value, 100, "traced"), " " + value.toFixed(1), h("span", { class: "quiet small of" }, row.overlap_of ? " of " + row.overlap_of : ""));
  if (name === "attribution") return h("td", { class: "number" }, value.toFixed(2));
  if (Array.isArray(value)) return h("td", { class: "number small" }, list(name === "concentration" ? 0 : 1));
  return h("td", { class: "number" }, number(value));
}
const commands = run => `holloway --report=report.json ${run}\nholloway profile --json profilers.json ${run}\nholloway report show report.json report.html --profilers=profilers.json`;
const profilerRows = () => (R.profilers && R.profilers.sources) || [];
views.profilers = wanted => {
  const found = R.profilers && profilerRows();
  const head = [h("h1", null, "Profilers"), h("p", { class: "quiet" }, "What the profilers of the literature find of this program, each scored against exact counts of the same run.")];
  if (!found) return [...head, h("p", null, "This report has no such table. These commands bring it in", R.program.arguments ? ":" : ", where -cp is as it was for this run:"), h("pre", { class: "panel scroll", style: "padding:.8rem 1rem" }, commands(R.program.arguments || "-cp CLASSES " + R.program.command))];
  const columns = COLUMNS.filter(([name]) => found.some(row => row[name] !== null && row[name] !== undefined));
  return [...head, h("div", { class: "panel scroll" }, table(columns.map(([name, text]) => [text, name === "source" ? "" : "number"]), found, row => h("tr", { "aria-current": row.source === wanted ? "true" : null }, columns.map(([name]) => profilerCell(row, name))))),
    h("dl", { class: "small quiet facts" }, columns.slice(1).map(([, text, meaning]) => h("div", null, h("dt", null, text), h("dd", null, meaning))))];
};
views.profilers.wide = true;
views.profilers.after = () => reveal(document.querySelector("#main tr[aria-current]"));
