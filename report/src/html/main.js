// The beginning: everything else is defined by now.
const VERDICT = document.querySelector(".verdict").textContent;
theming();
Promise.all([unpack("report"), unpack("sources")]).then(([report, sources]) => {
  R = report;
  SOURCES = {};
  for (const [path, text] of Object.entries(sources || {})) SOURCES[path] = { text };
  index();
  $("views").append(...VIEWS.map(([id, text], at) => h("a", { href: "#" + id, title: `key ${at + 1}` }, text)));
  addEventListener("hashchange", () => { show(); $("main").focus({ preventScroll: true }); });
  searching();
  show();
  document.documentElement.dataset.ready = "true";
}).catch(error => { $("main").append(h("p", { role: "alert" }, "This browser cannot show the report: " + error)); });
