// Flame graph of stacks: compiled, traced and interpreted told apart.
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
