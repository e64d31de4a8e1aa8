// The summary, and what holds the program back.
views.summary = () => {
  const t = R.time;
  const perLine = [...files.values()].flatMap(f => [...f.lines.values()]), run = perLine.filter(ran).length, lines = perLine.filter(written).length, live = R.traces.filter(trace => !trace.retired).length;
  const isSampled = R.counting.unit !== "bytecodes", hot = most(allLines(), l => total(l.all), 10);
  const outside = uncovered().slice(0, 10).filter(line => R.counting.unit === "bytecodes" || share(line.work) >= .0005);
  const traces = R.traces.filter(trace => total(trace.work) > 0).slice(0, 6);
  const onTraces = (R.work.compiled || 0) + (R.work.completed || 0) + (R.work.partial || 0);
  const card = (value, text, href) => h("div", { class: "card" }, h("b", null, value), h("span", null, href ? h("a", { href }, text) : text));
  const rest = Math.max(0, t.total - [t.interpreter, t.machine_code, t.collecting, t.loading, t.deciding].reduce((sum, part) => sum + (part || 0), 0));
  const wall = [["compiled", "machine code", t.machine_code], ["interpreted", "interpreter", t.interpreter], ["partial", "collecting", t.collecting], ["grown", "loading classes", t.loading], ["completed", "selecting traces", t.deciding], ["never-run", t.loading === undefined || t.loading === null ? "start, loading, waiting" : "start, waiting, other processes", rest]].map(([kind, text, value]) => ({ kind, text, value: value || 0, note: time(value || 0) }));
  return [
    h("h1", { class: "hidden" }, "Summary"),
    h("p", { class: "verdict" }, VERDICT),
    h("div", { class: "cards" },
      card(time(t.total), "wall-clock time"),
      card(percent(covered(R.work) / ALL), R.counting.unit === "bytecodes" ? "of bytecodes on traces" : "of Java time in machine code"),
      R.counting.unit === "bytecodes" ? card(percent((R.work.completed || 0) / ALL), "of bytecodes in traces that completed") : card(percent(onTraces / ALL), "of Java time on traces"),
      card(number(live), live === R.totals.traces_built ? "traces" : `traces, of ${number(R.totals.traces_built)} built`, "#traces"),
      R.pieces ? card(number(R.pieces), `${R.pieces === 1 ? "piece" : "pieces"} of machine code, ${number(Math.ceil(R.totals.code_bytes / 1024))} KB`, "#regions") : null,
      card(number(lines - run), [`of ${number(lines)} lines never ran`, neverRun(lines - run)], "#source")),
    isSampled ? null : h("p", { class: "quiet" }, "These are shares of bytecodes, not of time: one that is interpreted takes many times as long as one that is compiled."),
    total(R.work) ? [h("h2", null, R.counting.unit === "bytecodes" ? "Where bytecodes were executed" : "Where time in Java code went"), stack(workParts(R.work), "Work"), legend(workParts(R.work))] : null,
    t.machine_code !== null && t.machine_code !== undefined ? [h("h2", null, "Wall-clock time"), stack(wall, "Wall-clock time"), legend(wall),
      h("p", { class: "quiet small" }, t.compiling ? `The compiler took ${time(t.compiling)} of processor time, for the most part beside the program. ` : "", R.totals.collections ? `${number(R.totals.collections)} collections.` : "")] : null,
    h("div", { class: "grid2" },
      h("section", null, h("h2", null, "Hottest lines"), isSampled ? h("p", { class: "quiet small" }, "With what they call in the library.") : null, hot.length ? table([["Line", ""], ["Share", "number"], ["", "bars"], isSampled ? ["Its own", "number"] : null, ["How", "below"]].filter(Boolean), hot, ({ m, no, work, all, cover }) => h("tr", null,
        h("td", { class: "name" }, placeLink({ method: m, at: 0, line: no }), madeNote({ method: m, line: no })), h("td", { class: "number" }, shareText(total(all))),
        h("td", { class: "bars" }, bar(total(all), ALL, coverOf(all))), isSampled ? h("td", { class: "number" }, shareText(total(work))) : null, h("td", { class: "below" }, badge(cover && total(all) === total(work) ? cover : coverOfWork(all))))) : h("p", { class: "quiet" }, "No sample fell into lines of the program.")),
      h("section", null, h("h2", null, "Hottest uncovered lines"), R.counting.unit === "bytecodes" ? null : h("p", { class: "quiet small" }, "With what they call in the library."), outside.length ? table([["Line", ""], [R.counting.unit === "bytecodes" ? "Share and bytecodes" : "Share", "number"], ["", "bars"], ["Why", "below"]], outside, line => h("tr", null,
        h("td", { class: "name" }, placeLink(line), madeNote(line)), h("td", { class: "number" }, shareText(line.work), R.counting.unit === "bytecodes" ? h("div", { class: "quiet small" }, number(line.work)) : null), h("td", { class: "bars" }, bar(line.work, ALL, "interpreted")), h("td", { class: "small below" }, why(line)))) : h("p", { class: "quiet" }, R.work.interpreted ? "No line of the program's own: what was done outside lies in the class library." : "No work was measured outside."))),
    h("div", { class: "grid2" }, h("section", null, h("h2", null, "Hottest traces"), traces.length ? table([["Trace", ""], ["Share", "number"], ["Path", ""]], traces, trace => h("tr", null,
        h("td", null, h("a", { href: "#trace/" + trace.id, class: "mono" }, "T" + trace.id)), h("td", { class: "number" }, shareText(total(trace.work))), h("td", { class: "name mono small" }, tracePath(trace, 5)))) : h("p", { class: "quiet" }, "None.")),
    R.obstacles.length ? h("section", null, h("h2", null, "What holds it back"), table([["Why", ""], ["Share", "number"], ["Above all at", ""]], R.obstacles.slice(0, 6), o => h("tr", null,
      h("td", { class: "small" }, h("a", { href: "#obstacles/" + o.reason, title: o.advice }, o.text)), h("td", { class: "number" }, shareText(o.work)), h("td", { class: "name" }, o.places.length ? [placeLink(o.places[0]), madeNote(o.places[0])] : ""))), others(6)) : null),
    h("h2", null, "Classes"), classTable(),
    libraryTable(),
    h("h2", null, "How this was counted"), h("p", { class: "quiet", style: "max-width:58rem" }, R.counting.explanation),
    h("p", { class: "quiet small" }, `Holloway ${R.version}, tier ${R.counting.tier}, ${R.schema}. The run ended: ${R.program.end}, exit code ${R.program.exit_code}. ${number(R.totals.fuel)} units of budget.`),
  ].flat(Infinity).filter(Boolean);
};
// Whether one of the methods that share a line has run there.
const ran = entries => entries.some(({ line }) => line.run > 0);
// The lines that never ran, where they are few enough to be named.
function neverRun(count) {
  if (!count || count > 3) return "";
  return ": " + [...files.values()].flatMap(f => [...f.lines].filter(([, entries]) => !ran(entries) && written(entries)).map(([no]) => f.path.slice(f.path.lastIndexOf("/") + 1) + ":" + no)).join(", ");
}
// With these, shares of reasons add up to what was done outside.
function others(shown) {
  const rest = R.obstacles.slice(shown), work = rest.reduce((sum, o) => sum + o.work, 0), unplaced = (R.unplaced && R.unplaced.interpreted) || 0;
  const parts = [work ? `${shareText(work)} for ${rest.length} other reason${rest.length === 1 ? "" : "s"}` : "", unplaced ? `${shareText(unplaced)} of which no sample says why` : ""].filter(Boolean);
  return parts.length ? h("p", { class: "quiet small" }, "And " + parts.join(", and ") + ".") : null;
}
// The kind of cover that most of some work had.
const coverOfWork = work => ({ completed: "traced", partial: "traced" }[coverOf(work)] || coverOf(work));
// The program's lines with most work outside: in them where all is counted, else in them and in what they call in the library.
const uncovered = () => R.uncovered;
// Why: the first reason, or those of which samples do not tell which is the first one.
function why({ reasons, alike }) {
  const named = reasons.slice(0, Math.max(1, Math.min(3, alike)));
  return [named.length > 1 ? "several reasons alike: " : "", named.map(({ reason }, i) => [i ? "; " : "", h("a", { href: "#obstacles/" + reason, title: adviceOf(reason) }, explain(reason))]), alike > 3 ? `; and ${alike - 3} more` : ""];
}
function classTable() {
  const rows = R.classes.filter(c => !c.library && c.methods.length);
  const library = R.classes.filter(c => c.library), work = {};
  for (const c of library) for (const kind of KINDS) work[kind] = (work[kind] || 0) + (c.work[kind] || 0);
  if (library.length) rows.push({ name: `class library (${number(library.length)} classes)`, work, library: true, methods: [] });
  return table([["Class", ""], ["Share", "number"], ["", "bars"], ["On traces or compiled", "number"], ["Lines run", "number"]], rows, c => {
    const lines = new Map();
    for (const m of c.methods) for (const line of R.methods[m].lines || []) if (line.line && written([{ m, line }])) lines.set(line.line, lines.get(line.line) || line.run > 0);
    return h("tr", null, h("td", { class: "name mono" }, c.library ? c.name : h("a", { href: "#source/" + encodeURIComponent(pathOf(c)) }, c.name)),
      h("td", { class: "number" }, shareText(total(c.work))), h("td", { class: "bars" }, bar(total(c.work), ALL, coverOf(c.work))),
      h("td", { class: "number" }, total(c.work) ? percent(covered(c.work) / total(c.work)) : "–"), h("td", { class: "number" }, lines.size ? `${number([...lines.values()].filter(Boolean).length)} / ${number(lines.size)}` : "–"));
  }, 50);
}
// Methods of the class library, with the lines in which most was done.
function libraryTable() {
  const rows = R.methods.filter((method, m) => !isOwn(m) && share(total(method.work)) >= .0005).sort((a, b) => total(b.work) - total(a.work));
  if (!rows.length) return null;
  return [h("h2", null, "In the class library"), methodTable(rows, 12)];
}
function methodTable(rows, most, chosen) {
  const lines = method => [...method.lines || []].sort((a, b) => total(b.work) - total(a.work)).slice(0, 3), index = new Map(R.methods.map((method, m) => [method, m]));
  return table([["Method", ""], ["Share", "number"], ["", "bars"], ["How", "below"], ["Lines with most of it", "wide-only"]], rows, method => h("tr", { "aria-current": method === chosen ? "true" : null },
    h("td", { class: "name" }, placeLink({ method: index.get(method), at: 0 })), h("td", { class: "number" }, shareText(total(method.work))), h("td", { class: "bars" }, bar(total(method.work), total(rows[0].work), coverOf(method.work))), h("td", { class: "below" }, badge(method.cover)),
    h("td", { class: "small quiet wide-only name" }, lines(method).map((line, i) => [i ? ", " : "", `${R.classes[method.class].source_file || "line"}:${line.line} ${shareText(total(line.work))}`]))), most);
}
// A class of the library, or one that the VM has made: its methods that did work, and how one of them was executed.
views.library = (name, of) => {
  const chosen = R.methods[(/^m(\d+)$/.exec(of) || [])[1]], c = chosen ? R.classes[chosen.class] : R.classes.find(c => c.library && c.name === name);
  if (!c) return [h("h1", null, "Class library"), h("p", null, "There is no such class.")];
  const rows = c.methods.map(m => R.methods[m]).sort((a, b) => total(b.work) - total(a.work)), detail = h("section", { class: "panel detail" });
  if (chosen) lineDetail(detail, null, [], { ...merged((chosen.lines || []).map(line => ({ line }))), work: chosen.work, all: chosen.work, executions: chosen.executions, cover: chosen.cover }, chosen.name + chosen.descriptor);
  return [h("h1", { class: "mono" }, madeFor(c.name) || c.name), h("p", { class: "quiet" }, `${shareText(total(c.work))} of all work. ${c.name === (madeFor(c.name) || c.name) ? "It belongs to the class library." : "The VM has made it: " + c.name + "."}`),
    chosen ? detail : null, h("h2", null, "Methods that did work"), rows.length ? methodTable(rows, rows.length, chosen) : h("p", { class: "quiet" }, "None of it did any that was measured.")].filter(Boolean);
};
views.obstacles = wanted => [
  h("h1", null, "What holds it back"),
  h("p", { class: "quiet" }, "Work outside traces and machine code, by reason, the most costly first. Places are the innermost ones in the program's own code. Where machine code was left, they are what was interpreted from there until machine code was entered again."),
  h("h2", null, "What to change"), h("ul", { class: "changes" }, CHANGES.map(text => h("li", null, text))),
  R.obstacles.length ? R.obstacles.map(o => h("section", { class: "panel obstacle", id: "o-" + o.reason, style: o.reason === wanted ? "outline:2px solid var(--focus)" : null },
    h("h2", null, h("b", null, shareText(o.work)), o.text), h("p", { class: "quiet" }, amount(o.work) + ". ", o.advice),
    table([["Place", ""], ["Share", "number"], ["", "bars"], ["Code", "wide-only"]], o.places, p => h("tr", null, h("td", { class: "name" }, placeLink(p), madeNote(p)), h("td", { class: "number" }, shareText(p.work)), h("td", { class: "bars" }, bar(p.work, o.work, "interpreted")),
      h("td", { class: "mono small wide-only name" }, isMade(p.method, p.line) ? "" : (sourceLine(p.method, p.line) || "").trim())), 5),
    o.places_left_out ? h("p", { class: "quiet small" }, `${many(o.places_left_out, "further place")} ${o.places_left_out > 1 ? "are" : "is"} not listed: ${shareText(o.work_left_out)} in all.`) : null)) : h("p", null, "Nothing that was measured."),
  R.waiting.filter(w => w.reason).length ? [h("h2", { id: "o-waiting" }, "Hot, without machine code"), table([["Root", ""], ["Samples", "number"], ["Why", ""]], R.waiting.filter(w => w.reason), w => h("tr", null, h("td", { class: "name" }, placeLink(w.root)), h("td", { class: "number" }, number(w.samples)), h("td", null, w.reason)), 50)] : null,
].flat(Infinity).filter(Boolean);
views.obstacles.after = wanted => reveal(wanted && $("o-" + wanted));
// What words mean, those of the page and those of its reasons.
views.words = () => [h("h1", null, "What the words mean"),
  h("dl", { class: "words" }, WORDS_TOLD().map(([word, meaning]) => h("div", null, h("dt", null, word), h("dd", null, meaning)))),
  R.obstacles.length ? [h("h2", null, "Reasons of this report"), h("dl", { class: "words" }, R.obstacles.map(o => h("div", null, h("dt", { class: "mono" }, o.reason), h("dd", null, h("a", { href: "#obstacles/" + o.reason }, o.text)))))] : null].flat(Infinity).filter(Boolean);
const WORDS_TOLD = () => [
  ["block", "code that is executed from its beginning to its end: a basic block"], ["trace", "a path of blocks that the program walks with high probability, across calls and returns"], ["retired", MEANINGS.retired],
  ["region", MEANINGS.region + "; a piece of machine code"], ["root", MEANINGS.root], ["compiled from traces", MEANINGS.compiled], ["compiled by growth", MEANINGS.grown], ["traced", MEANINGS.traced], ["interpreted", MEANINGS.interpreted],
  ["outside", "in no trace and no machine code: interpreted"], ["exit", "a place at which machine code or a trace is left"], ["link", MEANINGS.link], ["branch correlation graph", "blocks in the context of the block before them, with what followed: what traces are selected from"],
  ["slice, budget", MEANINGS.slice], ...LANES.map(([, text, , meaning]) => [text, meaning]), ["its own", "what a line does itself, without what it calls"], ["with the library below", "with what it calls in the class library, as far as no other line of the program lies between"],
];
