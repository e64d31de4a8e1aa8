// Traces: the list, and one with its blocks across methods.
function tracePath(trace, most = 12) {
  const parts = [];
  let last = null, left = most;
  for (const step of trace.steps) {
    if (last && last.method === step.method && last.line === step.line) continue;
    if (!left--) { parts.push("…"); break; }
    parts.push(last && last.method === step.method && step.line ? "," + step.line : (last ? " → " : "") + placeName(step));
    last = step;
  }
  return parts.join("") + (trace.loops_to !== null && trace.loops_to !== undefined ? " ↺" : "");
}
const ENDS = { loop: "it loops", weak: "what follows cannot be predicted", new: "what follows is too new to be judged", threshold: "it would complete too seldom if it were longer", linked: "another trace begins there", repetition: "the next block is on it already", limit: "it is as long as a trace may be", unknown: "what follows cannot be followed" };
const completion = t => t.entered ? percent(t.completed / t.entered) : percent(t.expected_completion);
views.traces = () => {
  const heads = [["Trace", ""], ["Share", "number"], ["", "wide-only"], ["Path", ""], ["Blocks", "number"], R.counting.unit === "bytecodes" ? ["Entered", "number"] : null, [R.counting.unit === "bytecodes" ? "Completes" : "Expected to complete", "number wide-only"], ["Ends", "wide-only"]].filter(Boolean);
  const most = Math.max(1, ...R.traces.slice(0, 50).map(t => total(t.work)));
  const holder = h("div");
  const state = { text: "", which: "live", sort: "work" };
  const sorts = { work: (a, b) => total(b.work) - total(a.work) || a.id - b.id, id: (a, b) => a.id - b.id, blocks: (a, b) => b.steps.length - a.steps.length, exits: (a, b) => left(b) - left(a), completion: (a, b) => (a.entered ? a.completed / a.entered : a.expected_completion) - (b.entered ? b.completed / b.entered : b.expected_completion) };
  const left = t => t.entered ? t.entered - t.completed : 0;
  function draw() {
    const text = state.text.toLowerCase();
    const rows = R.traces.filter(t => (state.which === "all" || !t.retired === (state.which === "live")) && (!text || ("t" + t.id) === text || t.steps.some(s => methodName(s.method).toLowerCase().includes(text)))).sort(sorts[state.sort]);
    holder.replaceChildren(h("p", { class: "quiet small", role: "status" }, number(rows.length) + " traces"), rows.length ? table(heads, rows, t => h("tr", null,
      h("td", null, h("a", { href: "#trace/" + t.id, class: "mono" }, "T" + t.id), t.retired ? h("span", { class: "quiet small", title: MEANINGS.retired }, " retired") : null), h("td", { class: "number" }, shareText(total(t.work))), h("td", { class: "wide-only" }, bar(total(t.work), most, coverOf(t.work))),
      h("td", { class: "name mono small" }, tracePath(t, 6)), h("td", { class: "number" }, t.steps.length), R.counting.unit === "bytecodes" ? h("td", { class: "number" }, number(t.entered)) : null, h("td", { class: "number wide-only" }, completion(t)), h("td", { class: "wide-only quiet small" }, ENDS[t.end] || t.end)), 100) : "");
  }
  const choose = (label, name, options) => h("label", { class: "small quiet" }, label + " ", h("select", { onchange: e => { state[name] = e.target.value; draw(); } }, options.map(([value, text]) => h("option", { value }, text))));
  draw();
  return [h("h1", null, "Traces"), h("p", { class: "quiet" }, "Paths of basic blocks that the program walks with high probability, across calls and returns. The ones with most work come first."),
    h("div", { class: "tools" }, h("input", { type: "search", placeholder: "Method or T12", "aria-label": "Filter traces", oninput: e => { state.text = e.target.value.trim(); draw(); } }),
      choose("Show", "which", [["live", "live ones"], ["retired", "retired ones"], ["all", "all"]]), choose("Sort by", "sort", [["work", "work"], ["id", "number"], ["blocks", "length"], ["completion", "completion"], ["exits", "times left early"]])), holder];
};
views.trace = id => {
  const t = byTrace.get(+id);
  if (!t) return [h("h1", null, "Traces"), h("p", null, "There is no such trace.")];
  const exits = new Map(), from = linksTo.get(t.id) || [], to = linksFrom.get(t.id) || [];
  for (const exit of t.exits) (exits.get(exit.step) || exits.set(exit.step, []).get(exit.step)).push(exit);
  const regions = R.regions.map((r, i) => [r, i]).filter(([r]) => r.blocks.some(b => b.trace && b.trace[0] === t.id));
  const reached = t.steps[0] && t.steps[0].reached;
  const home = new Map();
  for (const [r] of regions) r.blocks.forEach((b, i) => { if (b.trace && b.trace[0] === t.id && !home.has(b.trace[1])) home.set(b.trace[1], [r, i]); });
  const hasCode = regions.some(([r]) => (r.ir || []).length);
  const least = Math.min(...t.steps.map(s => s.depth)), calls = t.steps.some(s => s.depth > least);
  const step = (s, i) => {
    const left = exits.get(i) || [], side = to.filter(l => l.step === i && !left.some(e => e.trace === l.to));
    const style = `border-left-color:var(--${i === 0 || t.steps[i - 1].depth === s.depth ? "strong" : s.depth > t.steps[i - 1].depth ? "traced" : "grown"});--depth:${Math.min(8, Math.max(0, s.depth - least))}`;
    const counts = s.reached !== null && s.reached !== undefined ? h("div", { class: "quiet small nowrap" }, bar(s.reached, reached, "traced"), " ×" + number(s.reached)) : null;
    return codeRow(s, i, hasCode ? home.has(i) ? listed(...home.get(i)) : { ir: "", code: "", absent: "not in this machine code" } : null, counts, style,
      left.length || side.length ? h("div", { class: "exits" }, left.slice(0, 8).map(e => h("span", { class: "exit" }, `left ${number(e.times)} times (${percent(e.times / Math.max(1, t.entered))}) for `, placeLink(e.to), e.trace !== null && e.trace !== undefined ? [" , where ", h("a", { href: "#trace/" + e.trace, class: "mono" }, "T" + e.trace), " begins"] : "", LEFT[e.reason] ? ": " + LEFT[e.reason] : "")),
        side.slice(0, 8).map(l => h("span", { class: "exit" }, "another way leads to ", h("a", { href: "#trace/" + l.to, class: "mono" }, "T" + l.to)))) : null);
  };
  const fact = (name, value) => h("div", { class: "card" }, h("b", null, value), h("span", null, name));
  return [h("h1", null, "Trace T" + t.id), h("p", { class: "quiet" }, tracePath(t, 8)),
    h("div", { class: "cards" }, fact("of all work", shareText(total(t.work))), fact("blocks", t.steps.length), t.entered !== null && t.entered !== undefined ? fact("times entered", number(t.entered)) : null, fact(t.entered ? "completes" : "expected to complete", completion(t)), fact("calls deep", Math.max(...t.steps.map(s => s.depth)) - least)),
    h("p", null, "It ends where it does because ", ENDS[t.end] || t.end, ".", t.loops_to !== null && t.loops_to !== undefined ? ` Control goes back to block ${t.loops_to}.` : "", t.from ? [" It is entered from ", placeLink(t.from), "."] : "", t.retired ? ` It is retired: ${RETIRED[t.retired] || inWords(t.retired)}.` : ""),
    regions.length ? h("p", null, "Compiled in ", regions.slice(0, 8).map(([r, i], n) => [n ? ", " : "", h("a", { href: "#region/" + i }, placeName(r.root))]), ".") : null,
    from.length ? h("p", null, "Parents: ", from.slice(0, 12).map((l, n) => [n ? ", " : "", h("a", { href: "#trace/" + l.from, class: "mono" }, "T" + l.from), ` behind block ${l.step}`, l.times ? ` (${number(l.times)} times)` : ""])) : null,
    choice("Trace", [["Blocks", () => [h("p", { class: "quiet small" }, "Place, source, bytecode", hasCode ? ", trace IR, machine code" : "", ", exits", hasCode ? "" : R.counting.unit === "bytecodes" ? "." : ". Reports made with --listings have trace IR and machine code, too."), calls ? h("ul", { class: "legend", style: "margin:0 0 .6rem" }, [["traced", "entered by a call"], ["grown", "returned to"], ["strong", "in the same method as the block before"]].map(([kind, text]) => h("li", null, h("i", { class: "dot", style: `background:var(--${kind})` }), text))) : null, h("ol", { class: "path panel" }, [hasCode ? codeHeads() : null, t.steps.slice(0, 600).map(step)]), t.steps.length > 600 ? h("p", { class: "quiet" }, `and ${t.steps.length - 600} more`) : null]], ["Branch correlation graph", () => correlationGraph(t.steps)]])].flat(Infinity).filter(Boolean);
};
// Why a trace is left; of older files it is not known.
const LEFT = { branch: "a branch went the other way", switch: "a switch took another case", receiver: "a call went to another method", "return-point": "a method returned to another place", throw: "an exception was thrown, or none where one was expected", call: "a method was entered where none was expected" };
const codeHeads = () => h("li", { class: "step coded heads wide-only", "aria-hidden": "true" }, ["", "Place", "Source and bytecode", "Trace IR", "Machine code"].map(text => h("span", null, text)));
// A block with its place, source and bytecode; and beside them what it became, where that is told.
function codeRow(place, no, code, note, style, below) {
  const source = isMade(place.method, place.line) ? "" : (sourceLine(place.method, place.line) || "").trim(), bytecode = blockText(place);
  const told = source || bytecode ? [h("pre", { title: "source" }, source), h("pre", { class: "quiet", title: "bytecode" }, bytecode)] : null, inLibrary = isOwn(place.method) ? null : h("span", { class: "quiet small" }, code ? "in the class library" : " in the class library");
  return h("li", { class: "step" + (code ? " coded" : told ? "" : " bare"), style }, h("span", { class: "n0" }, no), h("div", { class: "place" }, placeLink(place), madeNote(place), code || told ? null : inLibrary, note ? h("div", { class: "small quiet" }, note) : null),
    code ? h("div", null, told || inLibrary) : told,
    code ? [h("pre", { title: "trace IR" }, code.ir), h("pre", { title: "machine code", class: "quiet" }, code.code || (code.ir ? "" : h("span", null, code.absent || "nothing of its own is left")))] : null, below);
}
// Instructions without packages and descriptors: names are found in full in the source view.
const shortNames = text => text.replace(/(\.[\w$<>]+) \(\S*$/, "$1").replace(/[\w$]+\/(?:[\w$]+\/)*/g, "");
function blockText(place) {
  const method = R.methods[place.method], blocks = method.blocks || [], i = blocks.findIndex(b => b.at === place.at);
  if (i < 0) return "";
  const end = i + 1 < blocks.length ? blocks[i + 1].at : Infinity;
  return (method.code || []).filter(c => c.at >= place.at && c.at < end).map(c => shortNames(c.text)).join("\n");
}
