// Data in, helpers for all views, routes between them. Names in a report are the program's own: they become text, never markup.
const $ = id => document.getElementById(id);
async function unpackText(id) {
  const text = $(id).textContent.trim();
  if (!text) return null;
  const letters = atob(text), bytes = new Uint8Array(letters.length);
  // A loop: Uint8Array.from takes many times as long.
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}
const unpack = async id => JSON.parse(await unpackText(id));
// Members that are read from JSON when the first of them is looked at.
function later(object, names, read) {
  for (const name of names) Object.defineProperty(object, name, { configurable: true, enumerable: true, get() {
    const values = read();
    for (const name of names) Object.defineProperty(object, name, { value: values[name], configurable: true, enumerable: true });
    return values[name];
  } });
}
// Where the frames of a stack stand, the outermost first, at most 1,000. Callers come before what they call.
function framesOf(frames, stack) {
  const places = [];
  for (let at = stack.frame; frames[at] && places.length < 1000; at = frames[at].caller < at ? frames[at].caller : undefined) places.push(frames[at]);
  return places.reverse();
}
// The report with what is read later, each from a line of JSON.
function opened(report, lines) {
  const [events, regions, pieces, ...listings] = lines.split("\n");
  later(report, ["events"], () => ({ events: JSON.parse(events) }));
  later(report, ["regions"], () => {
    const all = JSON.parse(regions);
    for (const region of all) {
      for (const block of region.blocks) { block.depth ??= 0; block.successors ??= []; }
      for (const exit of region.exits) exit.taken ??= 0;
    }
    return { regions: all };
  });
  // What is left out of JSON.
  for (const trace of report.traces) {
    trace.exits ??= [];
    for (const step of trace.steps) step.depth ??= 0;
  }
  for (const stack of report.stacks) stack.frames = framesOf(report.frames, stack);
  report.pieces = +pieces;
  report.methods.forEach((method, m) => later(method, ["blocks", "code"], () => JSON.parse(listings[m])));
  return report;
}
function h(tag, attributes, ...children) {
  const svg = tag.startsWith("svg:");
  const node = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag.slice(4)) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "style" && typeof value === "object") Object.assign(node.style, value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return node;
}
const KINDS = ["compiled", "grown", "completed", "partial", "interpreted"];
// What words mean that are not said in full.
const MEANINGS = {
  "compiled": "in machine code, on a trace: a path of blocks that is walked with high probability", "grown": "in machine code, taken in beside traces so that little that is hot stays outside", "traced": "in traces that were followed, block by block", "interpreted": "executed one bytecode after another, outside traces and machine code", "never-run": "not executed in this run",
  "completed": "in traces that were followed to their end", "partial": "in traces that were left before their end",
  "region": "code that is compiled as one piece: traces merged, and what was taken in beside them", "root": "where a piece of machine code is entered", "link": "a way from one piece of machine code into another, without the interpreter", "retired": "given up: it is not entered any more", "slice": "programs run in slices of the budget, so that threads take turns; where one ends in machine code the interpreter goes on until machine code is entered again",
};
const COVERS = { "compiled": "compiled from traces", "grown": "compiled by growth", "traced": "traced", "interpreted": "interpreted", "never-run": "never run" };
const KIND_TEXTS = { compiled: "compiled from traces", grown: "compiled by growth", completed: "in completed traces", partial: "in traces left early", interpreted: "interpreted" };
let R, SOURCES, REASONS, CHANGES, ALL, own = [], files = new Map(), byTrace = new Map(), linksFrom = new Map(), linksTo = new Map();
const total = work => (work.compiled || 0) + (work.grown || 0) + (work.completed || 0) + (work.partial || 0) + (work.interpreted || 0);
const covered = work => total(work) - (work.interpreted || 0);
// So many of what has most, the most first: without sorting all.
function most(items, value, count) {
  const best = [];
  let least = 0;
  for (const item of items) {
    const of = value(item);
    if (!(of > least)) continue;
    best.push([of, item]);
    // Long enough to be worth sorting.
    if (best.length >= 8 * count) { best.sort((a, b) => b[0] - a[0]); best.length = count; least = best[count - 1][0]; }
  }
  return best.sort((a, b) => b[0] - a[0]).slice(0, count).map(([, item]) => item);
}
const number = value => value.toLocaleString("en");
function time(ns) {
  if (ns < 1e3) return ns + " ns";
  const [value, unit] = ns < 1e6 ? [ns / 1e3, "µs"] : ns < 1e9 ? [ns / 1e6, "ms"] : [ns / 1e9, "s"];
  return value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0) + " " + unit;
}
const amount = work => R.counting.unit === "bytecodes" ? number(work) + " bytecodes" : time(work);
function percent(share) {
  const p = share * 100;
  if (!(p > 0)) return "0\u00a0%";
  if (p < .05) return "<\u00a00.1\u00a0%";
  if (p >= 99.95 && share < 1) return ">\u00a099.9\u00a0%";
  return p.toFixed(p < 9.95 || (p > 99 && p < 99.95) ? 1 : 0) + "\u00a0%";
}
// Why machine code was left, without what that says of code that is interpreted from there.
const exitText = reason => (REASONS[reason] || reason).replace(/^after /, "");
// Where: where the exit leads, or of what is not known to lead anywhere, such as exceptions, from which piece.
const exitPlace = (exit, region) => exit.to ? ["to ", placeLink(exit.to)] : ["from what is entered at ", placeLink(region.root)];
// Executions; those that are estimated have two digits, and say so.
const isExact = () => R.counting.executions === "exact";
const rough = value => { const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1); return Math.round(value / unit) * unit; };
const executed = value => isExact() ? number(value) : "≈\u00a0" + number(rough(value));
const share = work => work / Math.max(1, ALL);
const shareText = work => percent(share(work));
const simple = name => name.slice(name.lastIndexOf(".") + 1);
// What a class is that the VM has made for another one: "Main type switch" of "Main$$TypeSwitch+0x02".
const madeFor = name => { const [, owner, kind] = /^(.*)\$\$(\w+)\+0x/.exec(name) || []; return kind && owner + kind.replace(/[A-Z]/g, letter => " " + letter.toLowerCase()); };
const methodName = m => { const method = R.methods[m], name = method && simple(R.classes[method.class].name); return method ? madeFor(name) || name + "." + method.name : "?"; };
// A method's name with the classes of its parameters, as sources have them: "ArrayList.add(int, Object)".
const PRIMITIVES = { B: "byte", C: "char", D: "double", F: "float", I: "int", J: "long", S: "short", Z: "boolean" };
const signature = m => methodName(m) + "(" + (R.methods[m].descriptor.slice(1).split(")")[0].match(/\[*(?:L[^;]*;|.)/g) || []).map(type => {
  const of = type.replace(/^\[+/, "");
  return (PRIMITIVES[of] || simple(of.slice(1, -1).replaceAll("/", ".")).replaceAll("$", ".")) + "[]".repeat(type.length - of.length);
}).join(", ") + ")";
const isOwn = m => R.methods[m] && !R.classes[R.methods[m].class].library;
const placeName = p => methodName(p.method) + (R.methods[p.method] && madeFor(R.classes[R.methods[p.method].class].name) ? "" : p.line ? ":" + p.line : p.at ? " @" + p.at : "");
const fileOf = m => { const c = R.classes[R.methods[m].class]; return pathOf(c); };
const pathOf = c => { const at = c.name.lastIndexOf("."); return (at < 0 ? "" : c.name.slice(0, at).replaceAll(".", "/") + "/") + (c.source_file || simple(c.name)); };
// A name that may be broken behind its dots and in front of its line.
const breakable = name => name.split(/(?<=\.)|(?=:)/).flatMap((part, i) => i ? [h("wbr"), part] : [part]);
const placeHash = p => isOwn(p.method) ? "#source/" + encodeURIComponent(fileOf(p.method)) + "/" + (p.line || "m" + p.method + "@" + p.at) : libraryHash(p.method);
const libraryHash = m => `#library/${encodeURIComponent(R.classes[R.methods[m].class].name)}/m${m}`;
const placeLink = p => h("a", { href: placeHash(p), class: "mono", title: R.classes[R.methods[p.method].class].name + "." + R.methods[p.method].name + R.methods[p.method].descriptor }, breakable(placeName(p)));
const badge = cover => h("span", { class: "badge", title: MEANINGS[cover], style: `background:var(--${cover}-soft)` }, h("i", { class: "dot", style: `background:var(--${cover})` }), COVERS[cover]);
// Bytes, in the unit that leaves the fewest digits.
const size = bytes => bytes < 1024 ? number(bytes) + " bytes" : bytes < 1 << 20 ? (bytes / 1024).toFixed(bytes < 10240 ? 1 : 0) + " KB" : (bytes / (1 << 20)).toFixed(1) + " MB";
const bar = (value, of, kind) => h("span", { class: "bar", "aria-hidden": "true" }, value > 0 && h("i", { style: `width:${Math.max(0, Math.min(100, 100 * value / Math.max(1, of)))}%;background:var(--${kind || "compiled"})` }));
const coverOf = work => KINDS.reduce((best, kind) => (work[kind] || 0) > (work[best] || 0) ? kind : best, "interpreted");
function stack(parts, label) {
  const all = parts.reduce((sum, part) => sum + part.value, 0) || 1;
  return h("div", { class: "stack", role: "img", "aria-label": label + ": " + parts.map(p => `${p.text} ${percent(p.value / all)}`).join(", ") },
    parts.filter(p => p.value > 0).map(p => h("i", { style: `flex:${p.value / all};background:var(--${p.kind})`, title: `${p.text}: ${percent(p.value / all)}` })));
}
const legend = parts => h("ul", { class: "legend" }, parts.filter(p => p.value > 0).map(p => h("li", { title: MEANINGS[p.kind] }, h("i", { class: "dot", style: `background:var(--${p.kind})` }), p.text + " ", h("b", null, p.note))));
const workParts = work => KINDS.map(kind => ({ kind, text: KIND_TEXTS[kind], value: work[kind] || 0, note: `${shareText(work[kind] || 0)} · ${amount(work[kind] || 0)}` }));
// A table that shows so many rows, from one on, and more of both sides if they are asked for.
function table(heads, rows, make, most = 200, from = 0) {
  const body = h("tbody");
  let first = from, shown = from;
  const more = h("button", { class: "more", type: "button", onclick: () => fill(1000) });
  const before = h("button", { class: "more", type: "button", onclick: () => {
    const to = first;
    first = Math.max(0, first - 1000);
    body.prepend(...rows.slice(first, to).map(make));
    fill(0);
  } });
  function fill(count) {
    body.append(...rows.slice(shown, shown + count).map(make));
    shown = Math.min(rows.length, shown + count);
    more.hidden = shown >= rows.length;
    more.textContent = `Show more (${number(rows.length - shown)} left)`;
    before.hidden = !first;
    before.textContent = `Show what comes before (${number(first)})`;
  }
  fill(most);
  // Where there is little room, columns that are `below` go below the others of their row.
  const folds = heads.some(([, kind]) => kind === "below"), beside = heads.filter(([, kind]) => !/below|bars/.test(kind)).length - 1;
  return h("div", null, before, h("div", { class: "scroll" + (folds ? " folds" : ""), style: folds ? `--columns:${beside}` : null }, h("table", null, h("thead", null, h("tr", null, heads.map(([text, kind, meaning]) => h("th", { scope: "col", class: kind, title: meaning }, text)))), body)), more);
}
// What was asked for comes into sight, else the top.
function reveal(node) { if (node) node.scrollIntoView({ block: "center" }); else scrollTo(0, 0); }
const VIEWS = [["summary", "Summary"], ["source", "Source"], ["traces", "Traces"], ["regions", "Machine code"], ["flame", "Flame graph"], ["time", "Time line"], ["obstacles", "What holds it back"], ["profilers", "Profilers"]];
const views = {};
// A view that has nothing to show has no tab; its address leads to what would fill it.
const shownViews = () => VIEWS.filter(([id]) => id !== "profilers" || R.profilers);
function show() {
  const [name, ...rest] = location.hash.slice(1).split("/").map(part => { try { return decodeURIComponent(part); } catch { return part; } });
  const parent = { trace: "traces", region: "regions", library: "summary" }[name] || name || "summary";
  const view = views[name] || views.summary;
  const main = $("main");
  main.className = view.wide ? "wide" : "";
  $("foot").className = main.className;
  $("foot").hidden = name === "words";
  main.replaceChildren(...[view(...rest)].flat());
  for (const link of $("views").children) {
    if (link.hash === "#" + parent) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
  }
  const nav = $("views"), current = nav.querySelector("[aria-current]");
  if (current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
  const title = main.querySelector("h1");
  document.title = (title ? title.textContent + " · " : "") + R.program.command + " · Holloway";
  if (view.after) view.after(...rest); else scrollTo(0, 0);
}
// What is drawn for a width is drawn anew for another one.
addEventListener("resize", () => { const view = views[location.hash.slice(1).split("/")[0]]; if (view && view.redraw) view.redraw(); });
function index() {
  ALL = Math.max(1, total(R.work));
  R.methods.forEach((method, m) => {
    const c = R.classes[method.class];
    if (c.library) return;
    own.push(m);
    const path = pathOf(c);
    const file = files.get(path) || { path, work: 0, all: 0, covered: 0, lines: new Map(), methods: [] };
    files.set(path, file);
    file.work += total(method.work); file.all += total(method.work); file.covered += covered(method.work);
    file.methods.push(m);
    for (const line of method.lines || []) {
      if (!line.line) continue;
      const known = file.lines.get(line.line);
      if (known) known.push({ m, line }); else file.lines.set(line.line, [{ m, line }]);
    }
  });
  indexBelow();
  for (const trace of R.traces) byTrace.set(trace.id, trace);
  for (const link of R.links) {
    (linksFrom.get(link.from) || linksFrom.set(link.from, []).get(link.from)).push(link);
    (linksTo.get(link.to) || linksTo.set(link.to, []).get(link.to)).push(link);
  }
}
// What was done in the library below a line, by "method:line": most of the time of lines that call it. Where bytecodes are counted,
// nothing says who has called what was executed outside.
const BELOW = new Map();
function indexBelow() {
  if (R.counting.unit === "bytecodes") return;
  const below = p => { const id = p.method + ":" + (p.line || 0); return BELOW.get(id) || BELOW.set(id, { work: {}, reasons: new Map(), at: p.at, blocks: new Map() }).get(id); };
  for (const s of R.stacks) {
    const last = s.frames[s.frames.length - 1], caller = last && !isOwn(last.method) && s.frames.findLast(p => isOwn(p.method));
    if (!caller) continue;
    const of = below(caller), kind = s.cover === "traced" ? "completed" : s.cover;
    // Of the line's blocks, the one with most of it is told to have it all.
    of.blocks.set(caller.at, (of.blocks.get(caller.at) || 0) + s.work);
    if (of.blocks.get(caller.at) > (of.blocks.get(of.at) || 0)) of.at = caller.at;
    // Places of reasons say it of what was interpreted, and why.
    if (kind === "compiled" || kind === "grown" || kind === "completed") of.work[kind] = (of.work[kind] || 0) + s.work;
  }
  // Places have what was done in them and below them: what was done in them is that of their blocks.
  for (const { reason, places } of R.obstacles) for (const p of places) {
    if (!isOwn(p.method)) continue;
    const blocks = (R.methods[p.method].blocks || []).filter(b => (b.line || 0) === (p.line || 0));
    const work = p.work - blocks.flatMap(b => b.reasons || []).filter(r => r.reason === reason).reduce((sum, r) => sum + r.work, 0);
    if (work <= 0) continue;
    const of = below(p);
    of.work.interpreted = (of.work.interpreted || 0) + work;
    of.reasons.set(reason, (of.reasons.get(reason) || 0) + work);
  }
  for (const [id, of] of BELOW) files.get(fileOf(parseInt(id))).all += total(of.work);
}
const belowLine = (m, no) => BELOW.get(m + ":" + (no || 0));
// Work and reasons of something with those of what lies below it.
function withBelow(facts, below) {
  const all = { ...facts.all || facts.work }, why = new Map(facts.why || facts.reasons);
  if (below) for (const kind of KINDS) if (below.work[kind]) all[kind] = (all[kind] || 0) + below.work[kind];
  if (below) for (const [reason, work] of below.reasons) why.set(reason, (why.get(reason) || 0) + work);
  return { ...facts, all, why };
}
const isLambda = m => R.methods[m].name.startsWith("lambda$");
// A source line with its own work and that to which it leads. It is told where most is done of it, and not in a lambda beside a method.
function hotLine(entries) {
  const parts = entries.map(({ m, line }) => { const below = belowLine(m, line.line); return { m, line, all: below ? withBelow({ work: line.work, reasons: [] }, below).all : line.work }; });
  if (parts.length === 1) return { m: parts[0].m, no: parts[0].line.line, work: parts[0].line.work, all: parts[0].all, cover: parts[0].line.cover };
  const [first] = [...parts].sort((a, b) => isLambda(a.m) - isLambda(b.m) || total(b.all) - total(a.all)), work = {}, all = {};
  for (const part of parts) for (const kind of KINDS) {
    if (part.line.work[kind]) work[kind] = (work[kind] || 0) + part.line.work[kind];
    if (part.all[kind]) all[kind] = (all[kind] || 0) + part.all[kind];
  }
  return { m: first.m, no: first.line.line, work, all };
}
// All lines of the program's own; of what has no number those of each method.
const allLines = () => [...[...files.values()].flatMap(f => [...f.lines.values()].map(hotLine)), ...own.flatMap(m => (R.methods[m].lines || []).filter(line => !line.line).map(line => hotLine([{ m, line }])))];
// The constructor that a compiler makes where there is none: it calls another one, on the first line of its class.
const isImplicit = m => { const method = R.methods[m], { name, lines, class: c } = method; return name === "<init>" && (lines || []).length === 1 && lines[0].bytecodes === 3 && R.classes[c].methods.every(other => (R.methods[other].lines || []).every(line => line.line >= lines[0].line)); };
// Whether a compiler has made what a method has of a line: the line is the head of a class, and does not have the method.
function isMade(m, no) {
  const method = R.methods[m], text = sourceLine(m, no), head = text && /\b(?:class|interface|enum|record)\s+([\w$]+)/.exec(text);
  if (!head || isLambda(m) || method.name === "<clinit>") return false;
  const of = R.classes[method.class].name.split(/[.$]/).pop();
  return head[1] === of && !text.slice(head.index + head[0].length).includes((method.name === "<init>" ? of : method.name) + "(");
}
const madeNote = p => isMade(p.method, p.line) ? h("span", { class: "quiet small" }, " made by the compiler") : null;
// Lines of files as far as someone has written them.
const written = entries => entries.some(({ m, line }) => line.run > 0 || !isImplicit(m));
const file = path => files.get(path);
const sourceLine = (m, line) => { const text = SOURCES[fileOf(m)]; return text && line ? sourceLines(text)[line - 1] : undefined; };
// Search compares small letters. What it looks through is put into these once, when it is first needed.
const SMALL = new WeakMap();
const small = (of, text) => { let known = SMALL.get(of); if (known === undefined) SMALL.set(of, known = text(of).toLowerCase()); return known; };
const smallName = m => small(R.methods[m], method => R.classes[method.class].name + "." + method.name + "\n" + methodName(m));
// The lines, counted from 0, of a text in small letters that have the words.
function* linesWith(text, words) {
  for (let line = 0, start = 0, at; (at = text.indexOf(words, start)) >= 0;) {
    let end;
    while ((end = text.indexOf("\n", start)) >= 0 && end < at) { line++; start = end + 1; }
    yield line;
    if (end < 0) return;
    line++; start = end + 1;
  }
}
// Kinds of what is found, in the order in which they are shown: text, note and where it leads. `of` tells whether a method has the words.
const SEARCHED = [
  function* (words) { const id = /^t?(\d+)$/.exec(words); if (id && byTrace.has(+id[1])) yield ["T" + +id[1], "trace", "#trace/" + +id[1]]; },
  function* (words) { for (const f of files.values()) if (small(f, () => f.path).includes(words)) yield [f.path, "file", "#source/" + encodeURIComponent(f.path)]; },
  function* (words, of) {
    for (const m of own.filter(m => of[m]).sort((a, b) => total(R.methods[b].work) - total(R.methods[a].work))) {
      const at = (R.methods[m].lines || []).find(line => line.line);
      yield [signature(m), shareText(total(R.methods[m].work)), "#source/" + encodeURIComponent(fileOf(m)) + "/" + (at ? at.line : "m" + m)];
    }
  },
  function* (words, of) { for (const line of uncovered()) if (of[line.method]) yield [placeName(line) + "  " + (sourceLine(line.method, line.line) || "").trim(), shareText(line.work) + " outside", placeHash(line)]; },
  function* (words) { for (const c of R.classes) if (c.library && small(c, () => c.name + "\n" + (madeFor(c.name) || "")).includes(words)) yield [madeFor(c.name) || c.name, "library", "#library/" + encodeURIComponent(c.name)]; },
  function* (words, of) { for (let m = 0; m < of.length; m++) if (of[m] && !isOwn(m)) yield [signature(m), "library, " + shareText(total(R.methods[m].work)), libraryHash(m)]; },
  function* (words, of) { for (const [i, r] of R.regions.entries()) if (r.blocks.some(b => of[b.method]) || small(r, () => placeName(r.root)).includes(words)) yield [placeName(r.root), "machine code", "#region/" + i]; },
  function* (words) { for (const o of R.obstacles) if (small(o, () => `${o.reason} ${o.text} ${o.advice}`).includes(words)) yield [o.text, shareText(o.work), "#obstacles/" + o.reason]; },
  function* (words) { for (const w of R.waiting) if (w.reason && small(w, () => w.reason + " " + placeName(w.root)).includes(words)) yield [placeName(w.root) + ": " + w.reason, "without machine code", "#obstacles/waiting"]; },
  function* (words) { for (const row of profilerRows()) if (small(row, () => row.source).includes(words)) yield [row.source, "profiler", "#profilers/" + encodeURIComponent(row.source)]; },
  function* (words) {
    for (const [path, source] of Object.entries(SOURCES)) for (const at of linesWith(small(source, () => source.text), words))
      yield [sourceLines(source)[at].trim(), simple(path.replaceAll("/", ".").replace(/\.java$/, "")) + ":" + (at + 1), "#source/" + encodeURIComponent(path) + "/" + (at + 1)];
  },
  function* (words) {
    for (const m of own) if (R.methods[m].code) for (const at of linesWith(small(R.methods[m].code, code => code.map(i => i.text).join("\n")), words))
      yield [R.methods[m].code[at].text, "bytecode of " + methodName(m), `#source/${encodeURIComponent(fileOf(m))}/m${m}@${R.methods[m].code[at].at}`];
  },
  function* (words) {
    for (const [i, r] of R.regions.entries()) for (const lines of [r.ir, r.machine_code]) if (lines) for (const at of linesWith(small(lines, () => lines.map(l => l.text).join("\n")), words))
      yield [lines[at].text.trim(), `${lines === r.ir ? "trace IR" : "machine code"} of ${placeName(r.root)}`, `#region/${i}/code`];
  },
  function* (words, of) { for (const trace of R.traces) if (trace.steps.some(step => of[step.method])) yield ["T" + trace.id + "  " + tracePath(trace), "trace", "#trace/" + trace.id]; },
  function* (words) { for (const [i, e] of R.events.entries()) if (eventText(e).includes(words)) yield [[eventWords(e.kind), e.place ? placeName(e.place) : "", eventDetails(e)].filter(Boolean).join(", "), time(e.at), "#time/" + i]; },
];
// What follows the last end of a line is none.
const sourceLines = source => source.lines || (source.lines = source.text.replace(/\n$/, "").split("\n"));
// What has the words: a few of each kind for certain, and as many as there is room for of those that come first.
function search(text, most = 80, few = 4) {
  const words = text.toLowerCase().trim();
  if (!words) return { found: [], isAll: true };
  const of = R.methods.map((_, m) => smallName(m).includes(words));
  const kinds = SEARCHED.map(kind => { const hits = []; for (const hit of kind(words, of)) { hits.push(hit); if (hits.length > most) break; } return hits; });
  let left = most - kinds.reduce((sum, hits) => sum + Math.min(few, hits.length), 0);
  const found = kinds.flatMap(hits => { const more = Math.min(left, Math.max(0, hits.length - few)); left -= more; return hits.slice(0, few + more); });
  return { found, isAll: found.length === kinds.flat().length };
}
function searching() {
  const field = $("search"), list = $("found");
  let at = -1;
  const close = () => { list.hidden = true; field.setAttribute("aria-expanded", "false"); field.removeAttribute("aria-activedescendant"); at = -1; };
  const mark = next => {
    const items = [...list.querySelectorAll("[role=option]")];
    at = items.length ? (next + items.length) % items.length : -1;
    items.forEach((item, i) => item.setAttribute("aria-selected", i === at));
    if (at >= 0) { field.setAttribute("aria-activedescendant", items[at].id); items[at].scrollIntoView({ block: "nearest" }); }
  };
  field.addEventListener("input", () => {
    const { found, isAll } = search(field.value);
    list.replaceChildren(...found.map(([text, note, href], i) => h("li", { role: "option", id: "found" + i, "aria-selected": "false" }, h("a", { href, tabindex: "-1", onclick: close }, h("span", { class: "mono" }, text), h("small", null, note)))));
    if (field.value.trim() && !(found.length && isAll)) list.append(h("li", { class: "quiet left" }, found.length ? "There is more: longer words find less." : "Nothing found"));
    list.hidden = !field.value.trim(); field.setAttribute("aria-expanded", String(!list.hidden)); at = -1;
  });
  field.addEventListener("keydown", event => {
    if (event.key === "ArrowDown") mark(at + 1); else if (event.key === "ArrowUp") mark(at - 1);
    else if (event.key === "Enter") { const link = list.querySelectorAll("a")[Math.max(0, at)]; if (link) { location.hash = link.hash; close(); $("main").focus(); } }
    else if (event.key === "Escape") { close(); field.blur(); } else return;
    event.preventDefault();
  });
  document.addEventListener("click", event => { if (!event.target.closest(".search")) close(); });
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || /INPUT|SELECT|TEXTAREA/.test(event.target.tagName)) return;
    if (event.key === "/") { field.focus(); field.select(); event.preventDefault(); }
    else if (/^[1-8]$/.test(event.key)) location.hash = "#" + VIEWS[event.key - 1][0];
  });
}
