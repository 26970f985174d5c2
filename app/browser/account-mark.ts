import { storageKeys } from "./storage-keys";

/**
 * Runs in the head, before the first paint: `data-account="in"` on the html element means that this browser is signed
 * in. Style sheets choose texts by it, so that all visitors can share one document without layout shifts. Follows other
 * tabs without the framework.
 */
// Marked pure, so that the browser bundle, which never uses it, drops it.
export const ACCOUNT_MARK = /* @__PURE__ */ (() =>
  `(function(w,h){function m(){var i;try{i=localStorage.getItem("${storageKeys.profile}")||localStorage.getItem("${storageKeys.tokenClaims}")}catch(e){}
if(i)h.setAttribute("data-account","in");else h.removeAttribute("data-account")}
m();w.addEventListener("storage",m);w.addEventListener("pageshow",m)})(window,document.documentElement)`.replace(
    /\n/g,
    "",
  ))();

/** Updates the mark after a change in this page. */
export function markAccount(signedIn: boolean): void {
  if (signedIn) document.documentElement.setAttribute("data-account", "in");
  else document.documentElement.removeAttribute("data-account");
}
