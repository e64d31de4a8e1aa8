// Data in, helpers for all views, routes between them. Names in a report are the program's own: they become text, never markup.
const $ = id => document.getElementById(id);
async function unpack(id) {
  const text = $(id).textContent.trim();
  if (!text) return null;
  const bytes = Uint8Array.from(atob(text), c => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
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
const COVERS = { "compiled": "compiled from traces", "grown": "compiled by growth", "traced": "traced", "interpreted": "interpreted", "never-run": "never run" };
const KIND_TEXTS = { compiled: "compiled from traces", grown: "compiled by growth", completed: "in completed traces", partial: "in traces left early", interpreted: "interpreted" };
let R, SOURCES, ALL, own = [], files = new Map(), byTrace = new Map(), linksFrom = new Map(), linksTo = new Map();
const total = work => KINDS.reduce((sum, kind) => sum + (work[kind] || 0), 0);
const covered = work => total(work) - (work.interpreted || 0);
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
const isOwn = m => R.methods[m] && !R.classes[R.methods[m].class].library;
const placeName = p => methodName(p.method) + (R.methods[p.method] && madeFor(R.classes[R.methods[p.method].class].name) ? "" : p.line ? ":" + p.line : p.at ? " @" + p.at : "");
const fileOf = m => { const c = R.classes[R.methods[m].class]; return pathOf(c); };
const pathOf = c => { const at = c.name.lastIndexOf("."); return (at < 0 ? "" : c.name.slice(0, at).replaceAll(".", "/") + "/") + (c.source_file || simple(c.name)); };
// A name that may be broken behind its dots and in front of its line.
const breakable = name => name.split(/(?<=\.)|(?=:)/).flatMap((part, i) => i ? [h("wbr"), part] : [part]);
const placeLink = p => isOwn(p.method) ? h("a", { href: "#source/" + encodeURIComponent(fileOf(p.method)) + "/" + (p.line || "m" + p.method + "@" + p.at), class: "mono", title: R.classes[R.methods[p.method].class].name + "." + R.methods[p.method].name + R.methods[p.method].descriptor }, breakable(placeName(p))) : h("span", { class: "mono", title: R.classes[R.methods[p.method].class].name + R.methods[p.method].descriptor }, breakable(placeName(p)));
const badge = cover => h("span", { class: "badge", style: `background:var(--${cover}-soft)` }, h("i", { class: "dot", style: `background:var(--${cover})` }), COVERS[cover]);
const bar = (value, of, kind) => h("span", { class: "bar", "aria-hidden": "true" }, h("i", { style: `width:${Math.max(0, Math.min(100, 100 * value / Math.max(1, of)))}%;background:var(--${kind || "compiled"})` }));
const coverOf = work => KINDS.reduce((best, kind) => (work[kind] || 0) > (work[best] || 0) ? kind : best, "interpreted");
function stack(parts, label) {
  const all = parts.reduce((sum, part) => sum + part.value, 0) || 1;
  return h("div", { class: "stack", role: "img", "aria-label": label + ": " + parts.map(p => `${p.text} ${percent(p.value / all)}`).join(", ") },
    parts.filter(p => p.value > 0).map(p => h("i", { style: `flex:${p.value / all};background:var(--${p.kind})`, title: `${p.text}: ${percent(p.value / all)}` })));
}
const legend = parts => h("ul", { class: "legend" }, parts.filter(p => p.value > 0).map(p => h("li", null, h("i", { class: "dot", style: `background:var(--${p.kind})` }), p.text + " ", h("b", null, p.note))));
const workParts = work => KINDS.map(kind => ({ kind, text: KIND_TEXTS[kind], value: work[kind] || 0, note: `${shareText(work[kind] || 0)} · ${amount(work[kind] || 0)}` }));
function table(heads, rows, make, most = 200) {
  const body = h("tbody");
  let shown = 0;
  const more = h("button", { class: "more", type: "button", onclick: () => fill(1000) });
  function fill(count) {
    body.append(...rows.slice(shown, shown + count).map(make));
    shown = Math.min(rows.length, shown + count);
    more.hidden = shown >= rows.length;
    more.textContent = `Show more (${number(rows.length - shown)} left)`;
  }
  fill(most);
  return h("div", null, h("div", { class: "scroll" }, h("table", null, h("thead", null, h("tr", null, heads.map(([text, kind]) => h("th", { scope: "col", class: kind }, text)))), body)), more);
}
const VIEWS = [["summary", "Summary"], ["source", "Source"], ["traces", "Traces"], ["regions", "Machine code"], ["flame", "Flame graph"], ["time", "Time line"], ["obstacles", "What holds it back"], ["profilers", "Profilers"]];
const views = {};
function show() {
  const [name, ...rest] = location.hash.slice(1).split("/").map(part => { try { return decodeURIComponent(part); } catch { return part; } });
  const parent = { trace: "traces", region: "regions" }[name] || name || "summary";
  const view = views[name] || views.summary;
  const main = $("main");
  main.className = view.wide ? "wide" : "";
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
function index() {
  ALL = Math.max(1, total(R.work));
  R.methods.forEach((method, m) => {
    const c = R.classes[method.class];
    if (c.library) return;
    own.push(m);
    const path = pathOf(c);
    const file = files.get(path) || { path, work: 0, covered: 0, lines: new Map(), methods: [] };
    files.set(path, file);
    file.work += total(method.work); file.covered += covered(method.work);
    file.methods.push(m);
    for (const line of method.lines || []) {
      if (!line.line) continue;
      const known = file.lines.get(line.line);
      if (known) known.push({ m, line }); else file.lines.set(line.line, [{ m, line }]);
    }
  });
  for (const trace of R.traces) byTrace.set(trace.id, trace);
  for (const link of R.links) {
    (linksFrom.get(link.from) || linksFrom.set(link.from, []).get(link.from)).push(link);
    (linksTo.get(link.to) || linksTo.set(link.to, []).get(link.to)).push(link);
  }
}
const file = path => [...files.values()].find(f => f.path === path);
const sourceLine = (m, line) => { const text = SOURCES[fileOf(m)]; return text && line ? (text.lines || (text.lines = text.text.split("\n")))[line - 1] : undefined; };
function search(words) {
  const wanted = words.toLowerCase().trim(), found = [];
  const add = (text, note, href) => { if (found.length < 60) found.push({ text, note, href }); };
  if (!wanted) return found;
  const id = /^t?(\d+)$/.exec(wanted);
  if (id && byTrace.has(+id[1])) add("T" + id[1], "trace", "#trace/" + id[1]);
  for (const f of files.values()) if (f.path.toLowerCase().includes(wanted)) add(f.path, "file", "#source/" + encodeURIComponent(f.path));
  for (const m of own) if ((R.classes[R.methods[m].class].name + "." + R.methods[m].name).toLowerCase().includes(wanted)) {
    const at = (R.methods[m].lines || []).find(line => line.line);
    add(methodName(m) + R.methods[m].descriptor, shareText(total(R.methods[m].work)), "#source/" + encodeURIComponent(fileOf(m)) + "/" + (at ? at.line : "m" + m));
  }
  for (const o of R.obstacles) if ((o.reason + " " + o.text).includes(wanted)) add(o.text, shareText(o.work), "#obstacles/" + o.reason);
  for (const [path, source] of Object.entries(SOURCES)) {
    if (found.length >= 60) break;
    (source.lines || (source.lines = source.text.split("\n"))).forEach((line, at) => { if (found.length < 60 && line.toLowerCase().includes(wanted)) add(line.trim(), simple(path.replaceAll("/", ".").replace(/\.java$/, "")) + ":" + (at + 1), "#source/" + encodeURIComponent(path) + "/" + (at + 1)); });
  }
  for (const trace of R.traces) {
    if (found.length >= 60) break;
    if (trace.steps.some(step => methodName(step.method).toLowerCase().includes(wanted))) add("T" + trace.id + "  " + tracePath(trace), "trace", "#trace/" + trace.id);
  }
  return found;
}
function searching() {
  const field = $("search"), list = $("found");
  let at = -1;
  const close = () => { list.hidden = true; field.setAttribute("aria-expanded", "false"); field.removeAttribute("aria-activedescendant"); at = -1; };
  const mark = next => {
    const items = [...list.children];
    at = items.length ? (next + items.length) % items.length : -1;
    items.forEach((item, i) => item.setAttribute("aria-selected", i === at));
    if (at >= 0) { field.setAttribute("aria-activedescendant", items[at].id); items[at].scrollIntoView({ block: "nearest" }); }
  };
  field.addEventListener("input", () => {
    const found = search(field.value);
    list.replaceChildren(...found.map((f, i) => h("li", { role: "option", id: "found" + i, "aria-selected": "false" }, h("a", { href: f.href, tabindex: "-1", onclick: close }, h("span", { class: "mono" }, f.text), h("small", null, f.note)))));
    if (field.value.trim() && !found.length) list.append(h("li", { class: "quiet", style: "padding:.3rem .6rem" }, "Nothing found"));
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
function theming() {
  const root = document.documentElement, dark = matchMedia("(prefers-color-scheme: dark)");
  let chosen = null;
  try { chosen = localStorage.getItem("holloway-theme"); } catch { /* A file may have no storage. */ }
  const apply = () => { root.dataset.theme = chosen || (dark.matches ? "dark" : "light"); };
  dark.addEventListener("change", apply);
  $("theme").addEventListener("click", () => { chosen = root.dataset.theme === "dark" ? "light" : "dark"; try { localStorage.setItem("holloway-theme", chosen); } catch { /* As above. */ } apply(); });
  apply();
}
