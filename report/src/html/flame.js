// Flame graph of stacks: compiled, traced and interpreted told apart; the time line.
function tree() {
  const root = { name: "all", work: 0, own: {}, children: new Map(), place: null, inlined: 0 };
  for (const s of R.stacks) {
    let node = root;
    root.work += s.work; root.own[s.cover] = (root.own[s.cover] || 0) + s.work;
    s.frames.forEach((place, i) => {
      let child = node.children.get(place.method);
      if (!child) node.children.set(place.method, child = { name: methodName(place.method), place, work: 0, own: {}, children: new Map(), inlined: 0, parent: node });
      child.work += s.work; child.own[s.cover] = (child.own[s.cover] || 0) + s.work;
      if (s.inlined && i > s.frames.length - s.inlined) child.inlined += s.work;
      node = child;
    });
  }
  return root;
}
const boxColour = cover => `color-mix(in srgb, var(--${cover}) 44%, var(--raised))`;
views.flame = () => {
  const root = tree(), box = h("div", { class: "flame", role: "group", "aria-label": "Flame graph" }), note = h("p", { class: "quiet small", "aria-live": "polite" });
  const depth = node => node.parent ? depth(node.parent) + 1 : 0;
  let top = root, words = "";
  function draw() {
    if (!root.work) return;
    const width = Math.max(320, box.clientWidth || 1100), path = [];
    for (let node = top; node; node = node.parent) path.unshift(node);
    const made = [];
    let deepest = 0;
    const put = (node, left, w, level) => {
      deepest = Math.max(deepest, level);
      const cover = Object.entries(node.own).sort((a, b) => b[1] - a[1])[0][0], label = w > 26 ? node.name : "";
      const colour = cover === "never-run" ? "never-run" : cover, deep = node.inlined > node.work / 2;
      made.push(h("button", { type: "button", class: (words && node.name.toLowerCase().includes(words) ? "match " : "") + (deep ? "inlined" : ""), style: `left:${left}px;width:${Math.max(1, w - 1)}px;top:${level * 21}px;background-color:${node === root ? "var(--sunk)" : boxColour(colour)}`,
        title: `${node.name}\n${shareText(node.work)}, ${amount(node.work)}${deep ? "\ninlined" : ""}\n${Object.entries(node.own).map(([c, w]) => `${COVERS[c]} ${percent(w / node.work)}`).join("\n")}`, "aria-label": `${node.name}, ${shareText(node.work)}, ${COVERS[cover] || cover}`,
        // The box that had the focus is gone; the one that fills the width has taken its place.
        onclick: () => { top = node === top && node.parent ? node.parent : node; draw(); box.children[depth(top)].focus({ preventScroll: true }); } }, label));
    };
    path.forEach((node, level) => put(node, 0, width, level));
    const walk = (node, left, w, level) => {
      let x = left;
      for (const child of [...node.children.values()].sort((a, b) => b.work - a.work)) {
        const cw = w * child.work / node.work;
        if (cw >= 1 && level < 120) { put(child, x, cw, level); walk(child, x, cw, level + 1); }
        x += cw;
      }
    };
    walk(top, 0, width, path.length);
    box.style.height = (deepest + 1) * 21 + "px"; box.replaceChildren(...made);
    note.replaceChildren(`${top.name}: ${shareText(top.work)}. `, top.place ? placeLink(top.place) : "", top !== root ? " Choose it again to go back." : "");
  }
  views.flame.after = () => { scrollTo(0, 0); draw(); };
  views.flame.redraw = draw;
  return [h("h1", null, "Flame graph"), h("p", { class: "quiet" }, R.counting.unit === "bytecodes" ? "Calls on traces, with what was executed outside them beside. " : "Stacks of Java methods as samples found them, callers above what they call. ", "Width is work; methods that machine code has inlined are striped. Choose a box to zoom."),
    h("div", { class: "tools" }, h("input", { type: "search", placeholder: "Mark methods", "aria-label": "Mark methods", oninput: e => { words = e.target.value.trim().toLowerCase(); draw(); } }), h("button", { type: "button", onclick: () => { top = root; draw(); } }, "All"), h("ul", { class: "legend", style: "margin:0" }, ["compiled", "grown", "traced", "interpreted"].filter(c => R.stacks.some(s => s.cover === c)).map(c => h("li", { title: MEANINGS[c] }, h("i", { class: "dot", style: `background:${boxColour(c)}` }), COVERS[c])))),
    R.stacks.length ? h("div", { class: "panel", style: "padding:.8rem" }, box) : h("p", null, "There were no samples: the run was too short."), note];
};
views.flame.wide = true;
addEventListener("resize", () => { if (location.hash.startsWith("#flame") && views.flame.redraw) views.flame.redraw(); });
const LANES = [["profiling", "profiling windows", "partial"], ["built", "traces built", "traced"], ["retired", "traces retired", "never-run"], ["signal", "signals", "grown"], ["collection", "collections", "partial"], ["compiled", "compiled", "compiled"], ["exit", "exits acted upon", "interpreted"], ["deferred", "deferred", "never-run"], ["refused", "refused", "interpreted"], ["aborted", "aborted", "interpreted"], ["linked", "traces linked", "traced"], ["folded", "counts folded", "never-run"]];
const EVENTS = { profiling: "profiling window opens", profiled: "profiling window closes", exit: "an exit is taken often", compiling: "sent to the compiler", deferred: "compiling does not pay yet", compiled: "machine code made", "not-formed": "the profile gives no region", refused: "refused by the compiler", folded: "counts of machine code read", signal: "the graph expects another way", built: "trace built", linked: "trace gets another entry", retired: "trace retired", aborted: "no trace made of it", unchanged: "looked at again, stays as it is", collection: "garbage collection" };
const eventWords = kind => EVENTS[kind] || kind;
// What an event says besides its place, which stands beside it, without numbers of blocks. A hyphen before a number is its sign.
const eventDetails = e => e.text.split(" ").slice(1).filter(word => !/^(root|wanted)=|^T\d+$|>B\d+$/.test(word)).map(word => word.replace(/:B\d+$/, "").replace("=", " ").replace(/-(?=[a-z])/g, " ")).join(", ");
// What search and the filter look through: what is shown, and the line of the log.
const eventText = e => small(e, () => `${eventWords(e.kind)} ${e.text} ${e.place ? placeName(e.place) : ""} ${eventDetails(e)}`);
views.time = at => {
  const end = Math.max(1, ...R.events.slice(-1).map(e => e.at)), lanes = LANES.filter(([kind]) => R.events.some(e => e.kind === kind));
  const narrow = innerWidth < 736, W = narrow ? 440 : 1100, left = 140, H = 30, bins = narrow ? 96 : 240, marks = narrow ? 2 : 5, svg = h("svg:svg", { viewBox: `0 0 ${W} ${lanes.length * H + 34}`, class: "lanes", width: "100%", role: "img", "aria-label": "Events over time" });
  const x = at => left + (W - left - 12) * at / end;
  // Windows last until profiling is off, collections as long as they say.
  const spans = new Map(), open = new Map();
  for (const e of R.events) {
    const [what, root] = e.text.split(" "), pause = what === "collection" && /pause=(\d+)us/.exec(e.text);
    if (what === "profiling") open.set(root, e);
    else if (what === "profiled" && open.has(root)) { spans.set(open.get(root), e.at); open.delete(root); }
    else if (pause) spans.set(e, e.at + 1000 * pause[1]);
  }
  for (const e of open.values()) spans.set(e, end);
  lanes.forEach(([kind, text, colour], i) => {
    const base = (i + 1) * H - 4, counts = new Array(bins).fill(0);
    svg.append(h("svg:text", { x: left - 10, y: base - 6, "text-anchor": "end" }, text), h("svg:line", { x1: left, x2: W - 12, y1: base + .5, y2: base + .5, class: "axis" }));
    for (const [e, until] of spans) if (e.kind === kind) svg.append(h("svg:rect", { x: x(e.at), y: base - 20, width: Math.max(1.5, x(until) - x(e.at)), height: 20, fill: `var(--${colour})`, rx: 1, opacity: .85 }, h("svg:title", null, `${e.place ? placeName(e.place) + ", " : ""}${time(until - e.at)} at ${time(e.at)}`)));
    if ([...spans.keys()].some(e => e.kind === kind)) return;
    for (const e of R.events) if (e.kind === kind) counts[Math.min(bins - 1, Math.floor(bins * e.at / (end + 1)))]++;
    const most = Math.max(1, ...counts);
    counts.forEach((count, b) => { if (count) svg.append(h("svg:rect", { x: x(end * b / bins), y: base - 20 * Math.sqrt(count / most), width: Math.max(1.5, (W - left - 12) / bins - .5), height: 20 * Math.sqrt(count / most), fill: `var(--${colour})`, rx: 1 }, h("svg:title", null, `${count} at ${time(end * b / bins)}`))); });
  });
  for (let i = 0; i <= marks; i++) svg.append(h("svg:text", { x: x(end * i / marks), y: lanes.length * H + 22, "text-anchor": i === marks ? "end" : i ? "middle" : "start" }, i ? time(Math.round(end * i / marks)) : "0"));
  const holder = h("div"), chosen = R.events[at];
  let kind = "", words = "";
  const draw = () => {
    const rows = R.events.filter(e => (!kind || e.kind === kind) && (!words || eventText(e).includes(words)));
    holder.replaceChildren(table([["At", "number"], ["Event", ""], ["Where", ""], ["", "wide-only"]], rows, e => h("tr", { "aria-current": e === chosen ? "true" : null }, h("td", { class: "number" }, time(e.at)), h("td", null, eventWords(e.kind), e.trace !== undefined && e.trace !== null && byTrace.has(e.trace) ? [" ", h("a", { href: "#trace/" + e.trace, class: "mono" }, "T" + e.trace)] : ""), h("td", { class: "name" }, e.place ? placeLink(e.place) : ""), h("td", { class: "small quiet name wide-only" }, eventDetails(e))), 100, Math.max(0, rows.indexOf(chosen) - 20)));
  };
  draw();
  return [h("h1", null, "Time line"), h("p", { class: "quiet" }, "What profiler and compiler did, and when. ", R.events_left_out ? `${number(R.events_left_out)} later events were left out.` : ""),
    R.events.length ? [h("div", { class: "panel", style: "padding:1rem" }, svg), h("h2", null, "Events"), h("div", { class: "tools" }, h("select", { "aria-label": "Kind of event", onchange: e => { kind = e.target.value; draw(); } }, h("option", { value: "" }, "all kinds"), [...new Set(R.events.map(e => e.kind))].sort().map(k => h("option", { value: k }, eventWords(k)))), h("input", { type: "search", placeholder: "Filter", "aria-label": "Filter events", oninput: e => { words = e.target.value.trim().toLowerCase(); draw(); } })), holder] : h("p", null, "There were none.")].flat(Infinity);
};
views.time.after = () => reveal(document.querySelector("#main tr[aria-current]"));
