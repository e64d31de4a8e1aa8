// Source files with what ran where; bytecode where there is no source.
const WORDS = new Set("abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new null package private protected public record return sealed short static strictfp super switch synchronized this throw throws transient true false try var void volatile while yield permits".split(" "));
function highlighter() {
  let comment = false;
  return line => {
    const out = [];
    const pattern = comment ? /^(.*?\*\/|.*)|$/ : /$/;
    let rest = line;
    if (comment) { const end = rest.indexOf("*/"); if (end < 0) return [h("i", { class: "c" }, line)]; out.push(h("i", { class: "c" }, rest.slice(0, end + 2))); rest = rest.slice(end + 2); comment = false; }
    const token = /\/\/.*|\/\*.*?(?:\*\/|$)|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|\b\d[\w.]*|\b[A-Za-z_$][\w$]*\b/g;
    let last = 0, found;
    while ((found = token.exec(rest))) {
      const text = found[0], first = text[0];
      const kind = text.startsWith("//") || text.startsWith("/*") ? "c" : first === '"' || first === "'" ? "s" : /\d/.test(first) ? "n" : WORDS.has(text) ? "k" : null;
      if (!kind) continue;
      if (found.index > last) out.push(rest.slice(last, found.index));
      out.push(h("i", { class: kind, style: kind === "c" ? null : "font-style:normal" }, text));
      last = found.index + text.length;
      if (text.startsWith("/*") && !text.endsWith("*/")) comment = true;
    }
    if (last < rest.length) out.push(rest.slice(last));
    return out;
  };
}
function merged(entries) {
  const work = {}, reasons = new Map(), traces = new Set();
  let of = null, executions = null, made = 0, isUnknown = false, bytecodes = 0, in_ = 0, run = 0, cover = "never-run", most = -1;
  for (const { m, line } of entries) {
    for (const kind of KINDS) if (line.work[kind]) work[kind] = (work[kind] || 0) + line.work[kind];
    for (const r of line.reasons || []) reasons.set(r.reason, (reasons.get(r.reason) || 0) + r.work);
    for (const id of line.traces || []) traces.add(id);
    if (line.executions === undefined || line.executions === null) isUnknown = true;
    else executions = Math.max(executions || 0, m !== undefined && R.methods[m].name === "<init>" ? made += line.executions : line.executions);
    bytecodes += line.bytecodes; in_ += line.covered; run += line.run;
    if (line.cover !== "never-run" && total(line.work) > most) { most = total(line.work); cover = line.cover; }
  }
  of = { work, reasons, traces: [...traces], executions: executions || !isUnknown ? executions : null, bytecodes, covered: in_, run, cover };
  // Each has what it calls in the library; of methods of the library itself there is nothing below.
  for (const entry of entries) of = withBelow(of, entry.m === undefined ? null : belowLine(entry.m, entry.line.line));
  return of;
}
function times(found) {
  if (found === null || found === undefined) return "";
  if (!found) return "×0";
  const value = isExact() ? found : rough(found);
  if (value < 1e4) return (isExact() ? "×" : "≈") + number(value);
  const [scaled, unit] = value < 999.5e3 ? [value / 1e3, "k"] : value < 999.5e6 ? [value / 1e6, "M"] : [value / 1e9, "G"];
  return (isExact() ? "×" : "≈") + scaled.toFixed(scaled < 9.95 ? 1 : 0) + " " + unit;
}
function heat(work) { const s = share(work); return s > 0 ? `rgba(var(--hot),${(.05 + .42 * Math.min(1, Math.sqrt(s) * 1.3)).toFixed(3)})` : null; }
function row(no, content, facts, open, key) {
  const work = facts ? total(facts.all) : 0, how = facts && (total(facts.all) > total(facts.work) ? `, ${shareText(total(facts.work))} its own` : "");
  const attributes = { class: "row" + (facts ? " live" : "") + (facts && facts.covered && facts.covered < facts.bytecodes ? " partial" : ""), id: key ? "l" + key : null };
  if (facts) Object.assign(attributes, { tabindex: "0", role: "button", onclick: open, onkeydown: e => { if (e.key === "Enter" || e.key === " ") { e.preventDefault(); open(); } else if (e.key === "ArrowDown" || e.key === "ArrowUp") { const rows = [...document.querySelectorAll(".row.live")], next = rows[rows.indexOf(e.currentTarget) + (e.key === "ArrowDown" ? 1 : -1)]; if (next) { next.focus(); e.preventDefault(); } } },
    "aria-label": `line ${no}: ${COVERS[facts.cover]}${work ? ", " + shareText(work) + how : ""}`, title: COVERS[facts.cover] + ": " + MEANINGS[facts.cover] + (facts.covered && facts.covered < facts.bytecodes ? ", in part" : "") });
  return h("div", attributes, h("span", { class: "mark", style: facts ? `background-color:var(--${facts.cover})` : null }), h("span", { class: "no" }, no),
    h("span", { class: "share", style: work ? "background:" + heat(work) : null, title: work ? shareText(work) + " of all work" + (how ? ", with what it calls in the library" + how : "") : null }, work ? shareText(work) : ""), h("span", { class: "times" }, facts ? times(facts.executions) : ""), h("span", { class: "text" }, content));
}
views.source = (path, at) => {
  const sorted = [...files.values()].sort((a, b) => b.all - a.all || (a.path < b.path ? -1 : 1));
  const current = file(path) || file(firstPlace().path) || sorted[0];
  if (!current) return [h("h1", null, "Source"), h("p", null, "There are no classes of the program.")];
  const detail = h("aside", { class: "panel side detail", "aria-live": "polite", id: "detail" });
  const list = h("nav", { class: "panel side", "aria-label": "Files" }, h("ul", { class: "files" }, sorted.slice(0, 2000).map(f => h("li", null, h("a", { href: "#source/" + encodeURIComponent(f.path), "aria-current": f === current ? "true" : null }, h("span", { class: "mono" }, f.path.slice(f.path.lastIndexOf("/") + 1)), h("small", null, bar(f.all, Math.max(1, sorted[0].all), f.covered * 2 >= f.work ? "compiled" : "interpreted"), shareText(f.all)))))));
  const code = SOURCES[current.path] ? sourceRows(current, detail) : bytecodeRows(current, detail);
  detail.append(...hint(current));
  const widest = widestTimes(current), heads = h("div", { class: "row heads" }, h("span", { class: "mark" }), h("span", { class: "no" }, SOURCES[current.path] ? "Line" : "At"), h("span", { class: "share", title: "of all work" }, "Share"), h("span", { class: "times", title: isExact() ? "executions" : "executions, estimated" }, widest ? "Times" : ""));
  return [h("h1", { class: "mono" }, current.path),
    h("p", { class: "quiet small" }, `${shareText(current.work)} of all work, ${current.work ? percent(current.covered / current.work) : "none"} of it on traces or compiled. `, current.all > current.work ? `With what it calls in the library it is ${shareText(current.all)}, and so the shares of lines are counted. ` : "", SOURCES[current.path] ? "" : "No source was found: --source-path says where sources are. This is the bytecode."),
    h("ul", { class: "legend", style: "margin:0 0 1rem" }, Object.entries(COVERS).filter(([cover]) => R.counting.unit === "bytecodes" ? !/compiled|grown/.test(cover) : cover !== "traced").map(([cover, text]) => h("li", { title: MEANINGS[cover] }, h("i", { class: "dot", style: `background:var(--${cover})` }), text)), h("li", { title: "the rest of its bytecodes is interpreted, or never ran" }, h("i", { class: "dot part" }), "broken: in part")),
    h("div", { class: "split" + (sorted.length > 1 ? "" : " single") }, sorted.length > 1 ? list : null, h("div", { class: "panel", style: `--times:${widest ? Math.max(5, widest) * .46 + 1.1 + "rem" : "0px"}` }, heads, h("div", { class: "code" }, code)), detail)];
};
// How many letters the numbers of executions have at most.
const widestTimes = file => file.methods.map(m => R.methods[m]).flatMap(method => [method, ...method.lines || [], ...method.blocks || []]).reduce((most, of) => Math.max(most, times(of.executions).length), 0);
views.source.wide = true;
views.source.after = (path, at) => {
  const first = !path && firstPlace(), shown = at ? rowOf(path, at) : first && first.at && rowOf(first.path, first.at);
  reveal(shown);
  if (!shown) return;
  select(shown);
  // What is marked is told beside it.
  shown.click();
  if (!at) $("detail").append(...hint(file(first.path)));
  if (/^m\d+@/.test(at)) for (const bytecode of $("detail").querySelectorAll("details")) bytecode.open = true;
};
// The row of a line or of bytecode; where the other of both is shown, the one that it belongs to.
function rowOf(path, at) {
  const row = $("l" + at), [, m, of] = /^m(\d+)(?:@(\d+))?$/.exec(at) || [];
  if (row || !R.methods[m]) return row || $("l" + blockOfLine(file(path), +at));
  const block = of && (R.methods[m].blocks || []).findLast(block => block.at <= +of), first = (R.methods[m].lines || []).find(line => line.line);
  const line = block ? block.line : first && first.line;
  return line ? $("l" + line) : null;
}
// Where the view opens if nothing is chosen: the hottest uncovered line.
function firstPlace() {
  const [hottest] = uncovered();
  return hottest ? { path: fileOf(hottest.method), at: hottest.line || "m" + hottest.method + "@" + hottest.at } : {};
}
// Where bytecode stands in the place of the source, a line is the block in which most of it was done.
function blockOfLine(file, no) {
  const blocks = file ? file.methods.flatMap(m => (R.methods[m].blocks || []).filter(b => b.line === no).map(b => [m, b])) : [];
  const [best] = most(blocks, ([m, b]) => total(blockFacts(m, b).all), 1).concat(blocks);
  return best && "m" + best[0] + "@" + best[1].at;
}
function chunks(rows) { const out = []; for (let i = 0; i < rows.length; i += 200) { const part = rows.slice(i, i + 200); out.push(h("div", { class: "chunk", style: `contain-intrinsic-size:auto ${part.length * 20}px` }, part)); } return out; }
function select(node) { for (const other of document.querySelectorAll(".row[aria-current]")) other.removeAttribute("aria-current"); if (node) node.setAttribute("aria-current", "true"); }
function sourceRows(current, detail) {
  const source = SOURCES[current.path], lines = sourceLines(source), mark = highlighter();
  return chunks(lines.map((text, at) => {
    const no = at + 1, entries = current.lines.get(no), facts = entries && merged(entries), content = mark(text);
    return row(no, content, facts, facts && (() => { select($("l" + no)); lineDetail(detail, no, entries, facts); }), no);
  }));
}
// What a block did, with what it calls in the library.
function blockFacts(m, block) {
  const facts = { ...block, reasons: new Map((block.reasons || []).map(r => [r.reason, r.work])), traces: block.traces || [], covered: 0, run: block.cover === "never-run" ? 0 : 1 }, below = belowLine(m, block.line);
  return withBelow(facts, below && below.at === block.at ? below : null);
}
function bytecodeRows(current, detail) {
  const rows = [];
  for (const m of current.methods) {
    const method = R.methods[m], blocks = method.blocks || [];
    rows.push(h("div", { class: "row", id: "lm" + m }, h("span", { class: "mark" }), h("span"), h("span", { class: "share" }, total(method.work) ? shareText(total(method.work)) : ""), h("span", { class: "times" }, times(method.executions)), h("span", { class: "text" }, h("b", null, methodName(m) + method.descriptor))));
    let block = null;
    for (const { at, text } of method.code || []) {
      const next = blocks.find(b => b.at === at);
      if (next) block = next;
      const facts = next && blockFacts(m, next);
      const key = "m" + m + "@" + at;
      const node = row(at, "  " + text, facts, facts && (() => { select($("l" + key)); lineDetail(detail, null, [{ m, line: next }], facts); }), key);
      if (!facts && block) node.firstChild.style.backgroundColor = `var(--${block.cover})`;
      rows.push(node);
    }
  }
  return chunks(rows);
}
const EXPLAINED = {};
// Of reasons that cost no time, and so are no obstacles, pages bring the meaning.
const UNLISTED = { "never-run": "a part of it was never executed" };
const explain = reason => { const o = R.obstacles.find(o => o.reason === reason); return o ? o.text : UNLISTED[reason] || REASONS[reason] || reason; };
const adviceOf = reason => { const o = R.obstacles.find(o => o.reason === reason); return o && o.advice; };
function lineDetail(detail, no, entries, facts, title = no ? "Line " + no : "Block") {
  const own = total(facts.work), all = facts.all || facts.work, work = total(all), below = work > own, reasons = [...facts.why || facts.reasons].sort((a, b) => b[1] - a[1]);
  const traces = facts.traces.map(id => byTrace.get(id)).filter(Boolean).sort((a, b) => total(b.work) - total(a.work));
  detail.replaceChildren(...[
    h("h2", null, title), badge(facts.cover),
    facts.covered && facts.covered < facts.bytecodes ? h("p", null, `In part: ${facts.covered} of its ${facts.bytecodes} bytecodes are on traces or compiled${facts.run < facts.bytecodes ? `, ${facts.bytecodes - facts.run} never ran` : ""}.`) : null,
    h("p", null, work ? [h("b", null, shareText(work)), " of all work, ", amount(work), below ? [", with what it calls in the library. Of its own it did ", h("b", null, shareText(own)), own ? ", " + amount(own) : "", "."] : "."] : facts.run ? "No work was measured here." : "It was not executed in this run.", facts.executions ? ` Executed ${executed(facts.executions)} times${isExact() ? "" : ", estimated"}.` : ""),
    work ? [below ? h("h3", null, "With the library below") : null, stack(workParts(all), "Work"), legend(workParts(all)), below && own ? [h("h3", null, "Its own"), stack(workParts(facts.work), "Its own work"), legend(workParts(facts.work))] : null] : null,
    reasons.length ? [h("h3", null, "Outside, because"), h("ul", null, reasons.map(([reason, work]) => h("li", null, R.obstacles.some(o => o.reason === reason) ? h("a", { href: "#obstacles/" + reason, title: adviceOf(reason) }, explain(reason)) : explain(reason), work ? " " + shareText(work) : "")))] : null,
    traces.length ? [h("h3", null, `Traces through it (${traces.length})`), h("ul", null, traces.slice(0, 12).map(t => h("li", null, h("a", { href: "#trace/" + t.id, class: "mono" }, "T" + t.id), ` ${shareText(total(t.work))}, ${t.steps.length} blocks${t.retired ? ", retired" : ""}`)), traces.length > 12 ? h("li", { class: "quiet" }, `and ${traces.length - 12} more`) : null)] : null,
    entries.map(({ m }) => { const text = no ? bytecodesOf(m, no) : ""; return text ? h("details", null, h("summary", null, "Bytecode of " + methodName(m), isMade(m, no) ? ", made by the compiler" : ""), h("pre", null, text)) : null; }),
  ].flat(Infinity).filter(Boolean));
}
function bytecodesOf(m, no) {
  const method = R.methods[m], out = [], blocks = (method.blocks || []);
  blocks.forEach((block, i) => {
    if (block.line !== no) return;
    const end = i + 1 < blocks.length ? blocks[i + 1].at : Infinity;
    for (const { at, text } of method.code || []) if (at >= block.at && at < end) out.push(String(at).padStart(5) + "  " + text);
  });
  return out.join("\n");
}
function hint(current) {
  const hot = [...current.lines].map(([no, entries]) => [no, merged(entries)]).filter(([, f]) => total(f.all)).sort((a, b) => total(b[1].all) - total(a[1].all)).slice(0, 8);
  return [h("h2", null, "Hottest lines"), hot.length ? h("ul", null, hot.map(([no, f]) => h("li", null, h("a", { href: `#source/${encodeURIComponent(current.path)}/${no}` }, "line " + no), ` ${shareText(total(f.all))} `, badge(total(f.all) > total(f.work) ? coverOfWork(f.all) : f.cover)))) : h("p", { class: "quiet" }, "No work was measured in this file."), h("p", { class: "quiet small screen" }, "Choose a line to see how it was executed, and the traces through it. Arrow keys move between lines.")];
}
