// What the profilers of the literature have found of the program, side by side.
const COLUMNS = [["source", "Profiler", ""], ["cost_percent", "Cost", "processor time alone, beyond a run without any; median and range"], ["counters", "Counters", "counters used"], ["bytes", "Memory", "of its tables"], ["overlap", "Overlap", "agreement with the exact profile, per cent"], ["attribution", "Definite flow", "attributed of it, per cent"], ["selection_error", "Error", "of trace selection, for blocks of at least 0.1, 1, 3 and 5 % of all weight"], ["concentration", "Blocks", "that make up 25, 50, 75, 90 and 100 % of what is executed"], ["hot_spots", "Hot spots", "found"], ["delay", "Delay", "branches executed before the first"]];
// Who they are.
const PROFILERS = {
  exact: "every edge and block counted: what the others are compared with", pp: "path profiling: all acyclic paths counted (Ball and Larus 1996)", tpp: "targeted path profiling: only paths of which an edge profile does not say enough (Joshi, Bond and Zilles 2004)",
  bpp: "path profiling up to a budget of paths for each method (Yasue and others 2003)", spp: "structural path profiling: paths of each loop by itself, up to a budget (Yasue and others 2003)", counters: "counters at the heads of loops, the newest replacing the oldest (Hirst and others)",
  bbb: "branch behavior buffer: sets of branches that make up most of what is executed for a while (Merten and others 1999)", sampling: "samples by the clock, so many a second (Zhang and others 1997)", twobit: "counters of two bits of a branch predictor, read now and then (Conte, Patel and Cox 1994)", history: "the last directions of each branch, read now and then (Conte, Patel and Cox 1994)",
};
function profilerCell(row, name) {
  const value = row[name], list = digits => value.map(v => v.toFixed(digits)).join(" / ");
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return h("td", { class: "number quiet" }, "–");
  if (name === "source") return h("td", { class: "mono", title: PROFILERS[value.split("(")[0]] }, value);
  if (name === "cost_percent") return h("td", { class: "number" }, value[0] <= 0 && value[2] >= 0 ? "not measurable" : `${value[1].toFixed(1)} % (${value[0].toFixed(1)}–${value[2].toFixed(1)})`);
  if (name === "bytes") return h("td", { class: "number" }, size(value));
  if (name === "overlap") return h("td", { class: "number" }, bar(value, 100, "traced"), h("span", { class: "value" }, value.toFixed(1)), " ", h("span", { class: "quiet small of" }, row.overlap_of ? "of " + row.overlap_of : ""));
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
    h("h2", null, "Columns"), h("dl", { class: "small quiet facts" }, columns.slice(1).map(([, text, meaning]) => h("div", null, h("dt", null, text), h("dd", null, meaning)))),
    h("h2", null, "Profilers"), h("dl", { class: "small quiet facts" }, [...new Set(found.map(row => row.source.split("(")[0]))].filter(name => PROFILERS[name]).map(name => h("div", null, h("dt", { class: "mono" }, name), h("dd", null, PROFILERS[name]))))];
};
views.profilers.wide = true;
views.profilers.after = () => reveal(document.querySelector("#main tr[aria-current]"));
