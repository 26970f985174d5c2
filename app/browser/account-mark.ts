import { storageKeys } from "./storage-keys";

/**
 * Runs in the head, before anything is drawn: `data-account="in"` on the html element says that somebody is signed in
 * in this browser. Style sheets choose words by it, so that a document can be shared by all and does not move. Follows
 * other tabs without the framework.
 */
export const ACCOUNT_MARK =
  `(function(w,h){function m(){var i;try{i=localStorage.getItem("${storageKeys.profile}")||localStorage.getItem("${storageKeys.tokenClaims}")}catch(e){}
if(i)h.setAttribute("data-account","in");else h.removeAttribute("data-account")}
m();w.addEventListener("storage",m);w.addEventListener("pageshow",m)})(window,document.documentElement)`.replace(
    /\n/g,
    "",
  );

/** The same for a change of this page itself. */
export function markAccount(signedIn: boolean): void {
  if (signedIn) document.documentElement.setAttribute("data-account", "in");
  else document.documentElement.removeAttribute("data-account");
}
