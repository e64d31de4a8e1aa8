// The time line: what profiler and compiler did, drawn over time and told event by event.
const LANES = [
  ["profiling", "profiling windows", "partial", "spans in which hot code is interpreted, and what follows its branches is counted"],
  ["built", "traces built", "traced", "new traces"], ["retired", "traces retired", "never-run", "traces that were given up: they are not entered any more"],
  ["signal", "signals", "grown", "a branch now leads elsewhere, or is better or worse predictable, so that its traces are looked at again"],
  ["collection", "collections", "partial", "garbage was collected"], ["compiled", "compiled", "compiled", "pieces of machine code made"],
  ["exit", "exits acted upon", "interpreted", "machine code was left at the same exit so often that it is made larger, or more is compiled behind it"],
  ["deferred", "deferred", "never-run", "compiling would have cost more than it saves, and waits until the code has run for longer"],
  ["refused", "refused", "interpreted", "the compiler could not take the code, and says why"], ["aborted", "aborted", "interpreted", "a path that did not become a trace"],
  ["linked", "traces linked", "traced", "traces that got another entry"], ["folded", "counts folded", "never-run", "the counters in machine code were read, and added to the profile"],
];
const EVENTS = { profiling: "profiling window opens", profiled: "profiling window closes", exit: "an exit is taken often", compiling: "sent to the compiler", deferred: "compiling does not pay yet", compiled: "machine code made", "not-formed": "the profile gives no region", refused: "refused by the compiler", folded: "counts of machine code read", signal: "the graph expects another way", built: "trace built", linked: "trace gets another entry", retired: "trace retired", aborted: "no trace made of it", unchanged: "looked at again, stays as it is", collection: "garbage collection" };
const eventWords = kind => EVENTS[kind] || kind;
const RETIRED = { superseded: "other traces have taken its entries", "not-strong": "a branch on it is not predictable enough any more", "not-followed": "the traces that it was joined from do not follow one another often enough any more" };
const ABORTED = { "too-short": "it would be shorter than two blocks", "cooling-down": "its entry has changed its trace too often", "cache-full": "there are as many traces as there may be", "backtracking-limit": "too many ways lead to it" };
const LEADS = { budget: "where a slice ends", path: "along a path that leads out of it", step: "behind what only the interpreter does", call: "into a method that is not contained", return: "to a caller that is not contained", rare: "where something rare happens, such as an exception" };
const inWords = name => name.replaceAll("-", " ");
const many = (count, one) => `${number(+count)} ${one}${+count === 1 ? "" : "s"}`;
const gain = us => `estimated gain ${us.startsWith("-") ? "−" : ""}${time(1000 * Math.abs(parseInt(us)))}`;
const stateOf = state => state.split(":")[0];
// What events of a kind say besides their place, which stands beside it: from their fields and what else their line has.
const DETAILS = {
  compiling: of => [many(of.blocks, "block"), many(of.bytecodes, "bytecode"), percent(parseFloat(of["on-traces"]) / 100) + " on traces", gain(of.gain)],
  deferred: of => [gain(of.gain)],
  compiled: of => [many(of.blocks, "block"), size(+of.bytes) + " of machine code"],
  "not-formed": of => [inWords(explain(of.reason))],
  refused: of => [inWords(explain(of.reason))],
  exit: of => ["exit " + of.exit, LEADS[of.kind] || of.kind],
  folded: of => ["executed " + many(of.executions, "time"), "left " + many(of.left, "time")],
  signal: of => [stateOf(of.was) === stateOf(of.now) ? `still ${stateOf(of.now)}, with another successor` : `was ${stateOf(of.was)}, now ${stateOf(of.now)}`, of.weakened && `weakened ${many(of.weakened, "time")} in succession`],
  built: of => [many(of.blocks, "block"), percent(+of.completion) + " expected to complete", "ends because " + (ENDS[stateOf(of.end)] || stateOf(of.end)), of.joined && `joined from ${of.joined} traces`],
  retired: (of, [why]) => [RETIRED[why] || inWords(why)],
  aborted: (of, [why]) => [ABORTED[why] || inWords(why)],
  collection: (of, [extent]) => [extent === "full" ? "the whole heap" : "new objects", `${size(+of.before)} of objects before`, size(+of.after) + " after", size(+of["in-use"]) + " in use", "pause " + time(1000 * parseInt(of.pause))],
};
// Blocks and numbers of traces are none of it: the place and the link beside it say the same.
function eventDetails(e) {
  const words = e.text.split(" ").slice(1), of = Object.fromEntries(words.filter(word => word.includes("=")).map(word => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
  const told = DETAILS[e.kind];
  return told ? told(of, words.filter(word => !/=|>|^[TB]\d+$/.test(word))).filter(Boolean).join(", ") : "";
}
// What search and the filter look through: what is shown, and the line of the log.
const eventText = e => small(e, () => `${eventWords(e.kind)} ${e.text} ${e.place ? placeName(e.place) : ""} ${eventDetails(e)}`);
// Windows last until profiling is off, collections as long as they say: events with their ends.
function spansUntil(end) {
  const spans = new Map(), open = new Map();
  for (const e of R.events) {
    const [what, root] = e.text.split(" "), pause = what === "collection" && /pause=(\d+)us/.exec(e.text);
    if (what === "profiling") open.set(root, e);
    else if (what === "profiled" && open.has(root)) { spans.set(open.get(root), e.at); open.delete(root); }
    else if (pause) spans.set(e, e.at + 1000 * pause[1]);
  }
  for (const e of open.values()) spans.set(e, end);
  return spans;
}
// A lane for each kind of event, as wide as there is room: letters keep their size. In narrow windows labels stand above lanes.
function lanesOf(W) {
  const end = Math.max(1, ...R.events.slice(-1).map(e => e.at)), lanes = LANES.filter(([kind]) => R.events.some(e => e.kind === kind)), spans = spansUntil(end), narrow = W < 560;
  const left = narrow ? 0 : 140, right = W - 34, H = narrow ? 44 : 30, bins = Math.max(1, Math.floor((right - left) / 4)), marks = Math.max(1, Math.min(5, Math.floor((right - left) / 110))), height = lanes.length * H + 28;
  const svg = h("svg:svg", { viewBox: `0 0 ${W} ${height}`, width: W, height, class: "lanes", role: "img", "aria-label": "Events over time" }), x = at => left + (right - left) * at / end;
  lanes.forEach(([kind, text, colour, meaning], i) => {
    const base = (i + 1) * H - 4, counts = new Array(bins).fill(0);
    svg.append(h("svg:text", narrow ? { x: 0, y: base - 25 } : { x: left - 10, y: base - 6, "text-anchor": "end" }, text, h("svg:title", null, meaning)), h("svg:line", { x1: left, x2: right, y1: base + .5, y2: base + .5, class: "axis" }));
    for (const [e, until] of spans) if (e.kind === kind) svg.append(h("svg:rect", { x: x(e.at), y: base - 20, width: Math.max(1.5, x(until) - x(e.at)), height: 20, fill: `var(--${colour})`, rx: 1, opacity: .85 }, h("svg:title", null, `${e.place ? placeName(e.place) + ", " : ""}${time(until - e.at)} at ${time(e.at)}`)));
    if ([...spans.keys()].some(e => e.kind === kind)) return;
    for (const e of R.events) if (e.kind === kind) counts[Math.min(bins - 1, Math.floor(bins * e.at / (end + 1)))]++;
    const most = Math.max(1, ...counts);
    svg.append(h("svg:text", { x: W, y: base - 9, "text-anchor": "end" }, number(most), h("svg:title", null, `${text}: at most ${number(most)} in ${time(Math.round(end / bins))}`)));
    counts.forEach((count, b) => { if (count) svg.append(h("svg:rect", { x: x(end * b / bins), y: base - 20 * Math.sqrt(count / most), width: Math.max(1.5, (right - left) / bins - .5), height: 20 * Math.sqrt(count / most), fill: `var(--${colour})`, rx: 1 }, h("svg:title", null, `${count} at ${time(Math.round(end * b / bins))}`))); });
  });
  for (let i = 0; i <= marks; i++) svg.append(h("svg:text", { x: x(end * i / marks), y: lanes.length * H + 18, "text-anchor": i === marks ? "end" : i ? "middle" : "start" }, i ? time(Math.round(end * i / marks)) : "0"));
  return svg;
}
views.time = at => {
  const panel = h("div", { class: "panel", style: "padding:1rem" });
  views.time.redraw = () => { panel.replaceChildren(); panel.append(lanesOf(Math.max(240, panel.clientWidth - 2 * parseFloat(getComputedStyle(panel).paddingLeft)))); };
  const holder = h("div"), chosen = R.events[at];
  let kind = "", words = "";
  const draw = () => {
    const rows = R.events.filter(e => (!kind || e.kind === kind) && (!words || eventText(e).includes(words)));
    holder.replaceChildren(table([["At", "number"], ["Event", ""], ["Where", ""], ["", "wide-only"]], rows, e => h("tr", { "aria-current": e === chosen ? "true" : null }, h("td", { class: "number" }, time(e.at)), h("td", null, eventWords(e.kind), e.trace !== undefined && e.trace !== null && byTrace.has(e.trace) ? [" ", h("a", { href: "#trace/" + e.trace, class: "mono" }, "T" + e.trace)] : ""), h("td", { class: "name" }, e.place ? placeLink(e.place) : ""), h("td", { class: "small quiet name wide-only" }, eventDetails(e))), 100, Math.max(0, rows.indexOf(chosen) - 20)));
  };
  draw();
  return [h("h1", null, "Time line"), h("p", { class: "quiet" }, "What profiler and compiler did, and when. Bars tell how often, the number at the end of a row what its highest one is; windows and collections are as wide as they were long. ", h("a", { href: "#words" }, "What the rows mean"), ". ", R.events_left_out ? `${number(R.events_left_out)} later events were left out.` : ""),
    R.events.length ? [panel, h("h2", null, "Events"), h("div", { class: "tools" }, h("select", { "aria-label": "Kind of event", onchange: e => { kind = e.target.value; draw(); } }, h("option", { value: "" }, "all kinds"), [...new Set(R.events.map(e => e.kind))].sort().map(k => h("option", { value: k }, eventWords(k)))), h("input", { type: "search", placeholder: "Filter", "aria-label": "Filter events", oninput: e => { words = e.target.value.trim().toLowerCase(); draw(); } })), holder] : h("p", null, "There were none.")].flat(Infinity);
};
views.time.after = () => { if (R.events.length) views.time.redraw(); reveal(document.querySelector("#main tr[aria-current]")); };
