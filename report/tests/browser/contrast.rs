//! Texts stand out from what is behind them, on screens and on paper.

use serde_json::json;

use super::chromium::Browser;

/// The texts of the view that have too little contrast with what is behind them (WCAG 2.2 AA: 4.5, for large text 3).
pub(super) const CONTRAST: &str = r#"(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parse = colour => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); const d = canvas.getImageData(0, 0, 1, 1).data; return [d[0], d[1], d[2], d[3] / 255]; };
  const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
  const behind = node => { const layers = []; for (let n = node; n; n = n.parentElement) { const c = parse(getComputedStyle(n).backgroundColor); layers.push(c); if (c[3] === 1) break; } return layers.reverse().reduce((b, c) => over(c, b), [255, 255, 255, 1]); };
  const light = c => { const [r, g, b] = c.slice(0, 3).map(v => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
  const bad = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), node = walker.currentNode.parentElement;
    if (!text || !node.checkVisibility() || node.closest("script,noscript,svg,.hidden,.skip")) continue;
    const style = getComputedStyle(node), back = behind(node), fore = over(parse(style.color), back);
    const [a, b] = [light(fore), light(back)].sort((x, y) => y - x), ratio = (a + .05) / (b + .05);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && +style.fontWeight >= 700);
    if (ratio < (large ? 3 : 4.5)) bad.push(text.slice(0, 40) + " " + ratio.toFixed(2));
  }
  return bad.slice(0, 10).join(" | ");
})()"#;

/// The colours of paper and what is written on it.
const PAPER: &str =
    "(() => { const style = getComputedStyle(document.body); return [style.backgroundColor, style.color]; })()";

/// Whether what the page shows can be read when it is printed: dark on white, whatever the theme.
pub(super) fn can_be_printed(browser: &mut Browser, name: &str) {
    for dark in [false, true] {
        browser.medium("print", dark);
        assert_eq!(browser.evaluate(PAPER), json!(["rgb(255, 255, 255)", "rgb(31, 32, 35)"]), "{name}, dark: {dark}");
    }
    assert_eq!(browser.evaluate(CONTRAST), "", "{name}, printed from a dark page");
    browser.medium("", false);
}
