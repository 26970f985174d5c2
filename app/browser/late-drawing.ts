/**
 * Runs in the head. What stands below the first screen (`data-late`) is not laid out before that screen has been
 * painted, which takes a phone half as long; after `load` the rest follows, a part in each idle moment, so that no turn
 * is long. Until then the browser draws what is scrolled to (`content-visibility: auto`, see base.css). Without scripts,
 * and in browsers that do not know it, all is laid out at once.
 */
// Marked pure, so that the browser bundle, which never uses it, drops it.
export const LATE_DRAWING = /* @__PURE__ */ (() =>
  `(function(w,d,h){if(!("contentVisibility" in h.style))return;h.setAttribute("data-drawing","");
w.addEventListener("load",function(){var late=[].slice.call(d.querySelectorAll("[data-late]")),idle=w.requestIdleCallback||w.setTimeout;
(function next(){var e=late.shift();if(!e){h.removeAttribute("data-drawing");return}
e.style.contentVisibility="visible";w.requestAnimationFrame(function(){idle(next)})})()})})(window,document,document.documentElement)`.replace(
    /\n/g,
    "",
  ))();
