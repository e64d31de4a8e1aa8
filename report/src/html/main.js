// The beginning: everything else is defined by now.
const VERDICT = document.querySelector(".verdict").textContent;
Promise.all([...["report", "sources", "reasons"].map(unpack), unpackText("later")]).then(([report, sources, reasons, lines]) => {
  R = opened(report, lines); REASONS = reasons.meanings; CHANGES = reasons.changes;
  SOURCES = {};
  for (const [path, text] of Object.entries(sources || {})) SOURCES[path] = { text };
  index();
  $("views").append(...shownViews().map(([id, text], at) => h("a", { href: "#" + id, title: `key ${at + 1}` }, text)));
  addEventListener("hashchange", () => { show(); $("main").focus({ preventScroll: true }); });
  searching();
  show();
  document.documentElement.dataset.ready = "true";
}).catch(error => { $("main").append(h("p", { role: "alert" }, "This browser cannot show the report: " + error)); });
