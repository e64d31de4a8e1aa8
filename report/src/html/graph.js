// Machine code: the list of regions, and one drawn as a graph.
views.regions = () => [h("h1", null, "Machine code"), h("p", { class: "quiet" }, "Regions are compiled as one: traces merged into a graph of blocks, and what was taken in beside them. Those that used most time come first."),
  R.regions.length ? table([["Root", ""], ["Share", "number"], ["", ""], ["Of traces", "number"], ["Blocks", "number"], ["Bytes", "number"], ["Left most often for", ""]], R.regions.map((r, i) => [r, i]), ([r, i]) => {
    const work = total(r.work), exit = [...r.exits].sort((a, b) => b.taken - a.taken)[0];
    return h("tr", null, h("td", { class: "name" }, h("a", { href: "#region/" + i, class: "mono" }, placeName(r.root))), h("td", { class: "number" }, shareText(work)), h("td", null, bar(work, Math.max(1, total(R.regions[0].work)), coverOf(r.work))),
      h("td", { class: "number" }, percent(r.blocks.reduce((s, b) => s + (b.trace ? b.share : 0), 0))), h("td", { class: "number" }, r.blocks.length), h("td", { class: "number" }, number(r.code_bytes)), h("td", { class: "small" }, exit && exit.taken ? [`${exit.reason}, ${number(exit.taken)} times `, exit.to ? placeLink(exit.to) : ""] : ""));
  }) : h("p", null, R.counting.unit === "bytecodes" ? "Nothing is compiled with --tier=replay." : "Nothing was compiled: the run was too short.")];
views.region = at => {
  const r = R.regions[+at];
  if (!r) return views.regions();
  const traces = [...new Set(r.blocks.filter(b => b.trace).map(b => b.trace[0]))], exits = [...r.exits].filter(e => e.taken).sort((a, b) => b.taken - a.taken);
  const fact = (name, value) => h("div", { class: "card" }, h("b", null, value), h("span", null, name));
  return [h("h1", { class: "mono" }, placeName(r.root)), h("p", { class: "quiet" }, "Machine code that is entered at ", placeLink(r.root), traces.length ? [", made of ", traces.slice(0, 12).map((id, i) => [i ? ", " : "", h("a", { href: "#trace/" + id, class: "mono" }, "T" + id)]), traces.length > 12 ? ` and ${traces.length - 12} more` : ""] : ", grown without traces", "."),
    h("div", { class: "cards" }, fact("of all work", shareText(total(r.work))), fact("blocks", r.blocks.length), fact("bytecodes", number(r.bytecodes)), fact("bytes of machine code", number(r.code_bytes)), r.executions !== null && r.executions !== undefined ? fact("executions of its root, estimated", number(r.executions)) : null),
    h("h2", null, "Graph"), h("ul", { class: "legend", style: "margin:0 0 .6rem" }, h("li", null, h("i", { class: "dot", style: "background:var(--compiled)" }), "block of a trace"), h("li", null, h("i", { class: "dot", style: "background:var(--grown)" }), "grown"), h("li", { class: "quiet" }, "Lines are as thick as they are often taken; broken ones go back. Drag to move, wheel or + and − to zoom.")),
    drawing(r), h("h2", null, "Left for"), exits.length ? table([["Why", ""], ["Times", "number"], ["Where", ""], ["", ""]], exits, e => h("tr", null, h("td", null, explain(e.reason), h("span", { class: "quiet small" }, " " + e.reason)), h("td", { class: "number" }, number(e.taken)), h("td", { class: "name" }, e.to ? placeLink(e.to) : ""), h("td", { class: "small quiet" }, e.linked ? "goes on in other machine code where there is some" : "")), 50) : h("p", { class: "quiet" }, "It was never left for the interpreter.")].flat(Infinity).filter(Boolean);
};
views.region.wide = false;
function layers(blocks) {
  const n = blocks.length, state = new Uint8Array(n), back = new Set(), order = [], pending = [[0, 0]];
  for (let start = 0; start < n; start++) {
    if (state[start]) continue;
    pending.length = 0; pending.push([start, 0]); state[start] = 1;
    while (pending.length) {
      const top = pending[pending.length - 1], next = blocks[top[0]].successors[top[1]++];
      if (!next) { state[top[0]] = 2; order.push(top[0]); pending.pop(); }
      else if (next[0] >= n) continue;
      else if (state[next[0]] === 1) back.add(top[0] + ">" + next[0]);
      else if (!state[next[0]]) { state[next[0]] = 1; pending.push([next[0], 0]); }
    }
  }
  const rank = new Int32Array(n);
  for (const b of order.reverse()) for (const [to] of blocks[b].successors) if (to < n && !back.has(b + ">" + to)) rank[to] = Math.max(rank[to], rank[b] + 1);
  return { rank, back };
}
function drawing(r) {
  const blocks = r.blocks.slice(0, 400), { rank, back } = layers(blocks), W = 168, H = 34, GX = 26, GY = 40, rows = [];
  blocks.forEach((b, i) => (rows[rank[i]] || (rows[rank[i]] = [])).push(i));
  const x = new Float64Array(blocks.length), y = new Float64Array(blocks.length), parents = blocks.map(() => []);
  blocks.forEach((b, i) => b.successors.forEach(([to]) => { if (to < blocks.length && !back.has(i + ">" + to)) parents[to].push(i); }));
  let width = 0;
  rows.forEach((row, level) => {
    const wanted = i => parents[i].length ? parents[i].reduce((s, p) => s + x[p], 0) / parents[i].length : 0;
    row.sort((a, b) => wanted(a) - wanted(b) || a - b);
    let left = -Infinity;
    row.forEach(i => { x[i] = Math.max(left, level ? wanted(i) - (row.length - 1) * (W + GX) / 4 : 0); left = x[i] + W + GX; y[i] = level * (H + GY); });
    width = Math.max(width, left);
  });
  const low = Math.min(...x), high = Math.max(...x) + W, bottom = Math.max(...y) + H, most = Math.max(1e-9, ...blocks.map(b => b.share));
  const svg = h("svg:svg", { tabindex: "0", role: "img", "aria-label": `Graph of ${blocks.length} blocks` });
  const group = h("svg:g");
  blocks.forEach((b, i) => b.successors.forEach(([to, often]) => {
    if (to >= blocks.length) return;
    const goesBack = back.has(i + ">" + to), x1 = x[i] + W / 2, y1 = y[i] + H, x2 = x[to] + W / 2, y2 = y[to];
    const side = Math.max(x[i], x[to]) + W + 16 + 6 * ((i * 7 + to) % 5);
    const d = goesBack ? `M${x[i] + W},${y[i] + H / 2}C${side + 22},${y[i] + H / 2} ${side + 22},${y2 + H / 2} ${x[to] + W},${y2 + H / 2}` : `M${x1},${y1}C${x1},${y1 + GY * .6} ${x2},${y2 - GY * .6} ${x2},${y2}`;
    group.append(h("svg:path", { d, fill: "none", stroke: "var(--strong)", "stroke-width": (.8 + 3.2 * often).toFixed(2), "stroke-dasharray": goesBack ? "5 4" : null }, h("svg:title", null, percent(often))));
    if (b.successors.length > 1 && !goesBack) group.append(h("svg:text", { x: (x1 + x2) / 2 + 4, y: (y1 + y2) / 2 + 3, "font-size": 9, style: "fill:var(--quiet)" }, percent(often)));
  }));
  blocks.forEach((b, i) => {
    const kind = b.trace ? "compiled" : "grown", name = placeName(b), shown = name.length > 24 ? "…" + name.slice(-23) : name;
    const node = h("svg:g", { transform: `translate(${x[i]},${y[i]})` }, h("svg:title", null, `${name}\n${percent(b.share)} of the region, ${b.trace ? `block ${b.trace[1]} of T${b.trace[0]}` : "grown"}, ${b.depth} calls deep`),
      h("svg:rect", { width: W, height: H, rx: 7, fill: `var(--${kind}-soft)`, stroke: `var(--${kind})`, "stroke-width": i ? 1.2 : 2.5 }), h("svg:rect", { y: H - 4, x: 4, width: (W - 8) * Math.sqrt(b.share / most), height: 2.5, rx: 1, fill: `var(--${kind})` }),
      h("svg:text", { x: 8, y: 15 }, shown), h("svg:text", { x: 8, y: 26, "font-size": 9, style: "fill:var(--quiet)" }, `${percent(b.share)}${b.trace ? "  T" + b.trace[0] : ""}${b.depth ? "  depth " + b.depth : ""}`));
    group.append(node);
  });
  svg.append(group);
  let view = [low - 20, -20, Math.max(300, high - low + 90), Math.max(200, bottom + 40)];
  const apply = () => svg.setAttribute("viewBox", view.join(" "));
  const zoom = (by, px = .5, py = .5) => { const w = view[2] * by, q = view[3] * by; view = [view[0] + (view[2] - w) * px, view[1] + (view[3] - q) * py, w, q]; apply(); };
  if (view[3] > view[2] * 1.2) { view[3] = Math.max(view[2] * .62, 360); }
  apply();
  svg.addEventListener("wheel", e => { e.preventDefault(); const box = svg.getBoundingClientRect(); zoom(e.deltaY > 0 ? 1.12 : 1 / 1.12, (e.clientX - box.x) / box.width, (e.clientY - box.y) / box.height); }, { passive: false });
  svg.addEventListener("pointerdown", e => svg.setPointerCapture(e.pointerId));
  svg.addEventListener("pointermove", e => { if (!e.buttons) return; const box = svg.getBoundingClientRect(), scale = Math.max(view[2] / box.width, view[3] / box.height); view[0] -= e.movementX * scale; view[1] -= e.movementY * scale; apply(); });
  svg.addEventListener("keydown", e => {
    const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    if (moves) { view[0] += moves[0] * view[2] * .08; view[1] += moves[1] * view[3] * .08; apply(); } else if (e.key === "+" || e.key === "=") zoom(1 / 1.2); else if (e.key === "-") zoom(1.2); else return;
    e.preventDefault();
  });
  return [h("div", { class: "panel canvas" }, svg), r.blocks.length > blocks.length ? h("p", { class: "quiet" }, `${r.blocks.length - blocks.length} blocks are not drawn.`) : ""];
}
