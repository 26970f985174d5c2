/**
 * Runs in the head. Names the web app manifest once the page has loaded: only installing the shop needs it, and in the
 * head the browser would fetch it beside the style sheet and the typeface. It sends the visitor's cookies, because they
 * may select the other reading.
 */
// Marked pure, so that the browser bundle, which never uses it, drops it.
export const WEB_MANIFEST = /* @__PURE__ */ (() =>
  `addEventListener("load",function(){var d=document,l=d.createElement("link");l.rel="manifest";
l.crossOrigin="use-credentials";l.href="/manifest.webmanifest";d.head.appendChild(l)})`.replace(/\n/g, ""))();
