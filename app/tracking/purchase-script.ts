import type { Purchase } from "#contract/orders";
import { storageKeys } from "~/browser/storage-keys";
import { measuredPurchase } from "./ecommerce";
import { MOST_PURCHASES } from "./measured";

/**
 * Tells of a paid purchase while its page is being read, as `usePurchaseTracking` does once the framework runs: whoever
 * looks at the thanks for a moment only has left by then. It runs without the framework, so it is a string that is not
 * compiled. What the visitor has agreed to is what the script in the head has told the data layer.
 */
// Marked pure, so that the browser bundle, which never uses it, drops it.
const SCRIPT = /* @__PURE__ */ (() =>
  `function(number,event,asked){
var w=window,l=w.dataLayer=w.dataLayer||[],may=!asked;
l.forEach(function(e){if(asked&&e[0]==="consent")may=e[2].analytics_storage==="granted"});
if(!may)return;
try{var s=localStorage,k=(s.getItem(__KEY__)||"").split(" ").filter(Boolean);
if(k.indexOf(number)>=0)return;
s.setItem(__KEY__,k.concat(number).slice(-__MOST__).join(" "))}catch(e){}
l.push({ecommerce:null},event)}`
    .replace(/\n/g, "")
    .replaceAll("__KEY__", JSON.stringify(storageKeys.measuredPurchases))
    .replace("__MOST__", String(MOST_PURCHASES)))();

/** The script about one purchase, safe inside a script element. `consentBanner`: whether consent is asked for. */
export function purchaseScript(purchase: Purchase, consentBanner: boolean): string {
  const event = { event: "purchase", ecommerce: measuredPurchase(purchase) };
  const given = [purchase.number, event, consentBanner].map((value) => JSON.stringify(value).replace(/</g, "\\u003c"));
  return `(${SCRIPT})(${given.join(",")})`;
}
