// Machine code: the list of regions, and one with its blocks and its part of the branch correlation graph drawn.
// Pieces of machine code that are entered on the same line are told apart by the bytecode, and those of the same one by their number.
function rootNotes() {
  const lines = new Map(), seen = new Map(), count = (of, key) => of.set(key, (of.get(key) || 0) + 1).get(key);
  for (const { root } of R.regions) { count(lines, placeName(root)); }
  return R.regions.map(({ root }) => {
    if (lines.get(placeName(root)) < 2) return null;
    const nth = count(seen, root.method + "@" + root.at);
    return h("span", { class: "quiet small" }, ` bytecode ${root.at}${nth > 1 ? `, number ${nth}` : ""}`);
  });
}
// Edges out with the same reason to the same place are one.
function edgesOut(exits) {
  const edges = new Map();
  for (const e of exits) {
    if (!e.taken) continue;
    const id = e.reason + " " + (e.to ? placeHash(e.to) : ""), edge = edges.get(id);
    if (edge) { edge.taken += e.taken; edge.count++; edge.linked ||= e.linked; } else edges.set(id, { ...e, count: 1 });
  }
  return [...edges.values()].sort((a, b) => b.taken - a.taken);
}
views.regions = () => {
  const notes = rootNotes();
  return [h("h1", null, "Machine code"), h("p", { class: "quiet" }, "Regions are compiled as one: traces merged into a graph of blocks, and what was taken in beside them. Those that used most time come first."),
  R.regions.length ? table([["Root", "", MEANINGS.root], ["Share", "number"], ["", "bars"], ["Of traces", "number"], ["Blocks", "number"], ["Bytes", "number"], ["Left most often because", ""]], R.regions.map((r, i) => [r, i]), ([r, i]) => {
    const work = total(r.work), [exit] = edgesOut(r.exits);
    return h("tr", null, h("td", { class: "name" }, h("a", { href: "#region/" + i, class: "mono" }, placeName(r.root)), notes[i]), h("td", { class: "number" }, shareText(work)), h("td", { class: "bars" }, bar(work, Math.max(1, total(R.regions[0].work)), coverOf(r.work))),
      h("td", { class: "number" }, percent(r.blocks.reduce((s, b) => s + (b.trace ? b.share : 0), 0))), h("td", { class: "number" }, r.blocks.length), h("td", { class: "number" }, number(r.code_bytes)), h("td", { class: "small" }, exit ? [h("span", { title: exit.reason }, exitText(exit.reason)), `, ${number(exit.taken)} times, `, exitPlace(exit, r)] : ""));
  }) : h("p", null, R.counting.unit === "bytecodes" ? "Nothing is compiled with --tier=replay." : "Nothing was compiled: the run was too short.")];
};
views.region = (at, part) => {
  const r = R.regions[+at];
  if (!r) return views.regions();
  const traces = [...new Set(r.blocks.filter(b => b.trace).map(b => b.trace[0]))], exits = edgesOut(r.exits);
  const fact = (name, value) => h("div", { class: "card" }, h("b", null, value), h("span", null, name));
  return [h("h1", { class: "mono" }, placeName(r.root)), h("p", { class: "quiet" }, "Machine code that is entered at ", placeLink(r.root), traces.length ? [", made of ", traces.slice(0, 12).map((id, i) => [i ? ", " : "", h("a", { href: "#trace/" + id, class: "mono" }, "T" + id)]), traces.length > 12 ? ` and ${traces.length - 12} more` : ""] : ", grown without traces", "."),
    h("div", { class: "cards" }, fact("of all work", shareText(total(r.work))), fact("blocks", r.blocks.length), fact("bytecodes", number(r.bytecodes)), fact("bytes of machine code", number(r.code_bytes)), r.executions !== null && r.executions !== undefined ? fact("executions of its root", executed(r.executions)) : null),
    choice("Graphs", [["Blocks", () => blocksGraph(r)], ["Branch correlation graph", () => correlationGraph(r.blocks)], ["Code", () => regionCode(r)]], part === "code" ? 2 : 0),
    h("h2", null, "Left because"), exits.length ? table([["Why", ""], ["Times", "number"], ["Where", ""], ["", ""]], exits, e => h("tr", null, h("td", null, exitText(e.reason), exitText(e.reason) === e.reason ? null : h("span", { class: "quiet small" }, " " + e.reason)), h("td", { class: "number" }, number(e.taken)), h("td", { class: "name" }, exitPlace(e, r)), h("td", { class: "small quiet" }, [e.count > 1 ? `from ${e.count} places` : "", e.linked ? "goes on in other machine code where there is some" : ""].filter(Boolean).join(", "))), 50) : h("p", { class: "quiet" }, "It was never left for the interpreter.")].flat(Infinity).filter(Boolean);
};
// Several views of one thing, of which one is shown.
function choice(label, parts, first = 0) {
  const holder = h("div", { role: "tabpanel", "aria-label": label }), tabs = h("div", { class: "tabs", role: "tablist", "aria-label": label });
  const choose = at => {
    [...tabs.children].forEach((tab, i) => { tab.setAttribute("aria-selected", i === at); tab.tabIndex = i === at ? 0 : -1; });
    holder.replaceChildren(...[parts[at][1]()].flat(Infinity).filter(Boolean));
  };
  tabs.append(...parts.map(([text], at) => h("button", { type: "button", role: "tab", onclick: () => choose(at), onkeydown: e => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 }[e.key];
    if (to === undefined) return;
    e.preventDefault(); e.stopPropagation(); const next = (to + parts.length) % parts.length; choose(next); tabs.children[next].focus();
  } }, text)));
  choose(first);
  return h("section", null, tabs, holder);
}
const HOW_TO_MOVE = "Lines are as thick as they are often taken; broken ones go back. Drag to move, wheel or + and − to zoom, arrow keys when it is focused.";
const key = (numbers, ...kinds) => [h("ul", { class: "legend", style: "margin:0" }, kinds.map(([kind, text]) => h("li", null, h("i", { class: "dot", style: `background:var(--${kind})` }), text)), h("li", { class: "quiet" }, numbers)), h("p", { class: "quiet small screen", style: "margin:.2rem 0 .6rem" }, HOW_TO_MOVE)];
function blocksGraph(r) {
  const most = Math.max(1e-9, ...r.blocks.map(b => b.share));
  const nodes = r.blocks.map(b => ({ kind: b.trace ? "compiled" : "grown", name: placeName(b), note: `${percent(b.share)}${b.trace ? "  T" + b.trace[0] : ""}${b.depth ? "  depth " + b.depth : ""}`, title: `${percent(b.share)} of the region, ${b.trace ? `block ${b.trace[1]} of T${b.trace[0]}` : "grown"}, ${b.depth} calls deep`, weight: b.share / most, to: b.successors, href: b.trace ? "#trace/" + b.trace[0] : placeHash(b) }));
  return [key("In blocks: per cent of what the region executes. On lines, where there are several: how often this way is taken.", ["compiled", "block of a trace"], ["grown", "grown"]), drawing(nodes, "Graph of blocks")];
}
const STATES = { unique: ["compiled", "unique: one successor"], strong: ["traced", "strong: the best successor is likely enough"], weak: ["interpreted", "weak: what follows is not predictable"], new: ["never-run", "new: executed too seldom to be judged"] };
// The nodes of the graph whose blocks lie on a path or in a region, as they stood at the end of the run.
function correlationGraph(places) {
  const within = new Set(places.map(p => p.method + "@" + p.at)), of = p => within.has(p.method + "@" + p.at);
  const all = (R.graph && R.graph.nodes) || [], chosen = all.map((n, i) => [n, i]).filter(([n]) => of(n) && (!n.from || of(n.from)));
  if (!chosen.length) return h("p", { class: "quiet" }, "The graph has forgotten these blocks, or never knew them: it keeps what was profiled last.");
  const root = places[0], place = new Map(), weightOf = n => Math.max(1, n.weight);
  chosen.sort(([a], [b]) => (a.method === root.method && a.at === root.at ? 0 : 1) - (b.method === root.method && b.at === root.at ? 0 : 1) || b.weight - a.weight);
  chosen.forEach(([, i], at) => place.set(i, at));
  const most = Math.max(1, ...chosen.map(([n]) => n.weight));
  const nodes = chosen.map(([n]) => ({ kind: STATES[n.state][0], name: placeName(n), note: `${n.from ? "from " + (n.from.method === n.method ? (n.from.line ? ":" + n.from.line : "@" + n.from.at) : fitting(placeName(n.from), 20)) : "from anywhere"}  ${n.weight}`, title: `${n.from ? "behind " + placeName(n.from) : "whatever comes before"}\n${STATES[n.state][1]}\nweight ${n.weight}, halved ${n.decays} times\n${n.successors.map(([to, count]) => placeName(all[to]) + " " + percent(count / weightOf(n))).join("\n")}`, weight: n.weight / most, to: n.successors.filter(([to]) => place.has(to)).map(([to, count]) => [place.get(to), count / weightOf(n)]), href: placeHash(n) }));
  return [key("In blocks: the block before, and their weight. On lines, where there are several: how often this has followed.", ...Object.values(STATES).filter(([kind]) => nodes.some(n => n.kind === kind))), drawing(nodes, "Branch correlation graph"), h("p", { class: "quiet small" }, "Each node is a block in the context of the block before it; edges say what followed, by counters that decay; their sum is the weight. This is how the graph stood when the run ended.")];
}
// What a region's blocks became, block by block.
function regionCode(r) {
  if (!(r.ir || []).length) return h("p", { class: "quiet" }, "Reports that are made with --listings have the trace IR and the machine code here.");
  return h("ol", { class: "path panel" }, codeHeads(), r.blocks.map((b, i) => codeRow(b, i, listed(r, i), `block ${i}${b.trace ? ` of T${b.trace[0]}` : ""}`)));
}
function listed(r, block) {
  // A weight as large as it can be says nothing more.
  const of = lines => (lines || []).filter(line => line.block === block).map(line => line.text.replace(/ weight 18446744073709551615$/, " weight ∞")).join("\n");
  return { ir: of(r.ir), code: of(r.machine_code) };
}
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
  const ahead = blocks.map((b, i) => b.successors.map(([to]) => to).filter(to => to < n && !back.has(i + ">" + to))), isReached = new Set(ahead.flat());
  for (const b of order.reverse()) for (const to of ahead[b]) rank[to] = Math.max(rank[to], rank[b] + 1);
  // Other beginnings stand right above what they lead to, and what hangs on nothing below all else: the first row is that of the root.
  const deepest = Math.max(...rank), alone = [];
  for (let b = 1; b < n; b++) if (!isReached.has(b)) { if (ahead[b].length) rank[b] = Math.min(...ahead[b].map(to => rank[to])) - 1; else alone.push(b); }
  alone.forEach((b, i) => { rank[b] = deepest + 1 + Math.floor(i / 5); });
  return { rank, back };
}
// Middles that are least moved from those wanted, with a gap between what stands side by side (isotonic regression by pooling).
function spread(wanted, width, gap, middle) {
  const pools = [], offsets = [];
  wanted.forEach(([node, at], i) => {
    offsets.push(i ? offsets[i - 1] + (width(wanted[i - 1][0]) + width(node)) / 2 + gap : 0);
    pools.push([at - offsets[i], 1]);
    while (pools.length > 1 && pools[pools.length - 2][0] > pools[pools.length - 1][0]) { const [a, n] = pools.pop(), [b, m] = pools.pop(); pools.push([(a * n + b * m) / (n + m), n + m]); }
  });
  let i = 0;
  for (const [at, count] of pools) for (let k = 0; k < count; k++, i++) middle[wanted[i][0]] = at + offsets[i];
}
// Where nodes stand: rows from above, in each its nodes, and a place for every edge that passes by them.
function placed(blocks, W, H, GX, GY) {
  const { rank, back } = layers(blocks), rows = [], near = blocks.map(() => [[], []]), row = [...rank], ways = new Map();
  const add = (node, level) => (rows[level] || (rows[level] = [])).push(node);
  const join = (from, to) => { near[to][0].push(from); near[from][1].push(to); };
  blocks.forEach((b, i) => add(i, rank[i]));
  blocks.forEach((b, i) => b.successors.forEach(([to]) => {
    if (back.has(i + ">" + to)) return;
    const way = [];
    let last = i;
    for (let level = rank[i] + 1; level < rank[to]; level++) { const by = near.push([[], []]) - 1; row[by] = level; add(by, level); join(last, by); way.push(by); last = by; }
    join(last, to); ways.set(i + ">" + to, way);
  }));
  const width = node => node < blocks.length ? W : 10, middle = new Float64Array(near.length);
  rows.forEach(nodes => spread(nodes.map((node, at) => [node, (at - (nodes.length - 1) / 2) * (W + GX)]), width, GX, middle));
  // Each row is put as near as it can be to what it hangs on, first from above, then from both sides.
  for (const sides of [[0], [0, 1], [1, 0], [0], [0, 1]]) for (const nodes of sides[0] ? [...rows].reverse() : rows) {
    const mean = i => { const of = sides.flatMap(side => near[i][side]); return of.length ? of.reduce((sum, n) => sum + middle[n], 0) / of.length : middle[i]; };
    spread(nodes.map(i => [i, mean(i)]).sort((a, b) => a[1] - b[1] || middle[a[0]] - middle[b[0]] || a[0] - b[0]), width, GX, middle);
  }
  return { back, ways, middle, row, rows };
}
// The rows in columns, side by side where that shows more of them, or the same at a larger scale: of each node its column and
// where its top is, and of each column its sides. Moves the nodes' middles there.
function folded({ middle, row, rows }, isNode, room, W, H, GY) {
  const GUTTER = 64, sides = nodes => [Math.min(...nodes.map(n => middle[n] - (isNode(n) ? W / 2 : 5))), Math.max(...nodes.map(n => middle[n] + (isNode(n) ? W / 2 : 5)))];
  const spans = rows.map(sides), split = each => {
    const columns = [];
    for (let at = 0; at < spans.length; at += each) { const of = spans.slice(at, at + each); columns.push([Math.min(...of.map(s => s[0])), Math.max(...of.map(s => s[1]))]); }
    const width = columns.reduce((sum, [low, high]) => sum + high - low + GUTTER, EDGES - GUTTER), across = room.width / width;
    return { each, columns, across, scale: Math.min(across, room.height / (each * (H + GY) - GY + HEAD + FOOT)) };
  };
  let best = split(rows.length);
  for (let count = 2; count <= rows.length / 2 && best.scale < ENOUGH; count++) {
    const next = split(Math.ceil(rows.length / count));
    if (next.across >= LEAST && next.scale > best.scale) best = next;
  }
  let left = 0;
  const columns = best.columns.map(([low, high]) => { const move = left - low, column = { move, low: left, high: high + move }; left = column.high + GUTTER; return column; });
  const column = row.map(level => Math.floor(level / best.each));
  middle.forEach((at, node) => { middle[node] = at + columns[column[node]].move; });
  return { column, columns, top: row.map(level => level % best.each * (H + GY)) };
}
// A line with rounded corners.
function cornered(points) {
  return points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i], next = points[i + 2];
    if (!next) return `L${x},${y}`;
    const r = Math.min(6, Math.hypot(x - px, y - py) / 2, Math.hypot(next[0] - x, next[1] - y) / 2), back = (a, b) => Math.sign(a - b) * r;
    return `L${x + back(px, x)},${y + back(py, y)}Q${x},${y} ${x + back(next[0], x)},${y + back(next[1], y)}`;
  }).join("");
}
// Where lines go that lead back within a column: on the right of all that they pass, and of each other.
function sidesOf({ back, middle, row, rows }, { column }, isNode, W) {
  const sides = new Map(), taken = [], right = level => Math.max(...rows[level].map(n => middle[n] + (isNode(n) ? W / 2 : 5)));
  const loops = [...back].map(id => [id, ...id.split(">").map(Number)]).filter(([, from, to]) => column[from] === column[to]);
  for (const [id, from, to] of loops.sort((a, b) => row[a[1]] - row[a[2]] - row[b[1]] + row[b[2]])) {
    let side = 16;
    for (let level = row[to]; level <= row[from]; level++) side = Math.max(side, right(level) + 16);
    while (taken.some(by => column[by.from] === column[from] && Math.abs(by.side - side) < 7 && row[by.to] <= row[from] && row[to] <= row[by.from])) side += 7;
    taken.push({ from, to, side }); sides.set(id, side);
  }
  return sides;
}
// A name in so many letters: without the classes around the innermost one, without any, or without its beginning.
function fitting(name, most) {
  const at = name.lastIndexOf("."), inner = name.slice(name.lastIndexOf("$", Math.max(0, at)) + 1);
  return [name, inner, name.slice(at + 1)].find(shown => shown.length <= most) || "…" + name.slice(1 - most);
}
// Beside, above and below the nodes of a drawing there is room for lines.
const EDGES = 110, HEAD = 52, FOOT = 24;
// Scales at which a drawing can be read, and at which it is large enough.
const LEAST = .87, ENOUGH = 1.15;
function drawing(all, label) {
  const W = 176, H = 36, GX = 30, GY = 44, blocks = all.slice(0, 400).map(b => ({ ...b, successors: b.to.filter(([to]) => to < 400) }));
  const room = Math.max(280, Math.min(1200, $("main").clientWidth - 48)), rows = Math.min(736, innerHeight * .7);
  const isNode = i => i < blocks.length, layout = placed(blocks, W, H, GX, GY), { back, ways, middle, row } = layout, fold = folded(layout, isNode, { width: room, height: rows }, W, H, GY), { column, columns, top: y } = fold, x = middle.map(at => at - W / 2), sides = sidesOf(layout, fold, isNode, W);
  // On its right a node is free if it is the last one of its row.
  const isFree = i => layout.rows[row[i]].every(other => !isNode(other) || middle[other] <= middle[i]);
  const shown = x.slice(0, blocks.length), low = Math.min(...shown), high = Math.max(...shown) + W, bottom = Math.max(...y) + H, head = columns.length > 1 ? HEAD : 20;
  const svg = h("svg:svg", { tabindex: "0", role: "group", "aria-label": `${label}: ${blocks.length} nodes. Arrow keys move it, + and − zoom.` });
  const group = h("svg:g"), labels = h("svg:g");
  const arrow = (x, y, side) => h("svg:path", { d: side ? `M${x},${y}l7,-3.5v7z` : `M${x},${y}l-3.5,-7h7z`, fill: "var(--edge)" });
  const pill = (x, y, text) => labels.append(h("svg:rect", { class: "pill", x: x - text.length * 2.75 - 2.5, y: y - 6.5, width: text.length * 5.5 + 5, height: 13, rx: 4 }), h("svg:text", { x, y: y + 3 }, text));
  // Between columns lines run in their gutter, and over their heads where they go back: side by side, not on each other.
  const gutter = (of, n) => columns[of].high + 12 + 5 * (n % 6), over = n => -16 - 4 * (n % 7);
  const curve = (x1, y1, x2, y2) => `C${x1},${y1 + (y2 - y1) * .6} ${x2},${y2 - (y2 - y1) * .6} ${x2},${y2}`;
  blocks.forEach((b, i) => b.successors.forEach(([to, often]) => {
    const goesBack = back.has(i + ">" + to), x1 = middle[i], y1 = y[i] + H, x2 = middle[to], y2 = y[to];
    let d, next = column[i] === column[to] ? [x2, y2] : [x1, y1 + GY];
    if (goesBack) {
      // Out on the right and in from there, or below and above where another node is in the way.
      const side = sides.get(i + ">" + to), out = side ?? gutter(column[i], i), home = side ?? gutter(column[to], to + 3), lane = over(i + to);
      const below = isFree(i) ? y1 - H * .32 : y1 + 10, above = isFree(to) ? y2 + H * .32 : y2 - 16, from = x[i] + W * (isFree(i) ? 1 : .8), at = x[to] + W * .8;
      const points = [[from, isFree(i) ? below : y1], [from, below], [out, below], ...side === undefined ? [[out, lane], [home, lane]] : [], [home, above], ...isFree(to) ? [[x[to] + W + 6, above]] : [[at, above], [at, y2 - 6]]].filter(([x, y], k, all) => !k || x !== all[k - 1][0] || y !== all[k - 1][1]);
      d = "M" + points[0] + cornered(points);
      // Beside a short way, since it would hide it.
      if (b.successors.length > 1) pill(out + (Math.abs(below - above) < 28 ? 15 : 0), below - Math.min(14, Math.abs(below - above) / 2), percent(often));
    } else {
      let from = { node: i, at: [x1, y1] };
      d = `M${x1},${y1}`;
      const reach = (from, of, x, y) => {
        if (of === column[from.node]) return curve(...from.at, x, y);
        const side = gutter(column[from.node], to), down = from.at[1] + 8 + 3 * (to % 4), lane = over(to);
        return cornered([from.at, [from.at[0], down], [side, down], [side, lane], [x, lane], [x, y]]);
      };
      for (const by of ways.get(i + ">" + to)) { d += `${reach(from, column[by], middle[by], y[by])}V${y[by] + H}`; if (from.node === i && column[by] === column[i]) next = [middle[by], y[by]]; from = { node: by, at: [middle[by], y[by] + H] }; }
      d += reach(from, column[to], x2, y2 - 6);
    }
    group.append(h("svg:path", { d, fill: "none", stroke: "var(--edge)", "stroke-width": (.8 + 2.4 * Math.min(1, often)).toFixed(2), "stroke-dasharray": goesBack ? "5 4" : null }, h("svg:title", null, `${b.name} → ${blocks[to].name}: ${percent(often)}`)), !goesBack ? arrow(x2, y2, false) : isFree(to) ? arrow(x[to] + W, y2 + H * .32, true) : arrow(x[to] + W * .8, y2, false));
    // Beyond the middle of the curve, where ways have parted.
    if (b.successors.length > 1 && !goesBack) pill(...column[i] === column[to] ? [x1 + (next[0] - x1) * .62, y1 + (next[1] - y1) * .55] : [x1, y1 + 9 + 3 * (to % 4)], percent(often));
  }));
  const nodes = [];
  blocks.forEach((b, i) => {
    const shown = fitting(b.name, 24), note = b.note.length > 31 ? b.note.slice(0, 30) + "…" : b.note;
    const node = h("svg:a", { transform: `translate(${x[i]},${y[i]})`, href: b.href, "aria-label": `${b.name}, ${b.title.replaceAll("\n", ", ")}` }, h("svg:title", null, b.name + "\n" + b.title),
      h("svg:rect", { width: W, height: H, rx: 7, fill: `var(--${b.kind}-soft)`, stroke: `var(--${b.kind})`, "stroke-width": i ? 1.2 : 2.5 }), h("svg:rect", { y: H - 4, x: 5, width: (W - 10) * Math.sqrt(Math.max(0, Math.min(1, b.weight))), height: 2.2, rx: 1, fill: `var(--${b.kind})` }),
      h("svg:text", { x: 9, y: 15 }, shown), h("svg:text", { x: 9, y: 27, "font-size": 9, style: "fill:var(--quiet)" }, note));
    group.append(node); nodes.push(node);
  });
  group.append(labels);
  svg.append(group);
  // The root is in sight, and all of it if that can still be read.
  const beside = Math.max(EDGES - 35, ...[...sides.values()].map(side => side - high + 12)), extent = Math.max(high - low + 35 + beside, 300);
  const scale = Math.min(Math.max(LEAST, Math.min(1.5, room / extent)), Math.max(columns.length > 1 ? LEAST : ENOUGH, rows / (bottom + head + FOOT))), width = Math.min(room / scale, extent);
  const left = extent <= width ? (low + high + beside - 35 - width) / 2 : Math.max(low - 24, Math.min(middle[0] - width / 2, high + beside + 11 - width));
  let view = [left, -head, width, Math.min(bottom + head + FOOT, rows / scale)];
  const shape = `${view[2]} / ${view[3]}`;
  const apply = () => svg.setAttribute("viewBox", view.join(" "));
  const zoom = (by, px = .5, py = .5) => { const w = view[2] * by, q = view[3] * by; view = [view[0] + (view[2] - w) * px, view[1] + (view[3] - q) * py, w, q]; apply(); };
  svg.setAttribute("preserveAspectRatio", "xMidYMin meet");
  apply();
  svg.addEventListener("wheel", e => { e.preventDefault(); const box = svg.getBoundingClientRect(); zoom(e.deltaY > 0 ? 1.12 : 1 / 1.12, (e.clientX - box.x) / box.width, (e.clientY - box.y) / box.height); }, { passive: false });
  // What the keyboard has reached comes into sight.
  svg.addEventListener("focusin", e => {
    const i = nodes.indexOf(e.target);
    if (i < 0 || !e.target.matches(":focus-visible")) return;
    view[0] = Math.max(Math.min(view[0], x[i] - 8), x[i] + W + 8 - view[2]); view[1] = Math.max(Math.min(view[1], y[i] - 8), y[i] + H + 8 - view[3]);
    apply();
    svg.parentNode.scrollTo(0, 0); svg.scrollIntoView({ block: "nearest" });
  });
  // The graph is dragged, not one of its links.
  svg.addEventListener("dragstart", e => e.preventDefault());
  let dragged = 0;
  svg.addEventListener("pointerdown", () => { dragged = 0; });
  svg.addEventListener("pointermove", e => { if (!e.buttons) return; const box = svg.getBoundingClientRect(), scale = Math.max(view[2] / box.width, view[3] / box.height); dragged += Math.abs(e.movementX) + Math.abs(e.movementY); view[0] -= e.movementX * scale; view[1] -= e.movementY * scale; apply(); });
  svg.addEventListener("click", e => { if (dragged > 4) { e.stopPropagation(); e.preventDefault(); } }, true);
  svg.addEventListener("keydown", e => {
    const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    if (moves) { view[0] += moves[0] * view[2] * .08; view[1] += moves[1] * view[3] * .08; apply(); } else if (e.key === "+" || e.key === "=") zoom(1 / 1.2); else if (e.key === "-") zoom(1.2); else return;
    e.preventDefault();
  });
  return [h("div", { class: "panel canvas", style: { width: `${Math.round(width * scale)}px`, aspectRatio: shape } }, svg), all.length > blocks.length ? h("p", { class: "quiet" }, `${all.length - blocks.length} nodes are not drawn.`) : ""];
}
