import { consentPurposes } from "#contract/consent";
import { CONSENT_UPDATE_WAIT_MS } from "#contract/limits";
import { VERSION_MARK } from "./consent-cookie";
import { BANNER_FORM, BANNER_PLACE, consentFields } from "./consent-fields";
import { cookieNames, sessionKeys, storageKeys } from "./storage-keys";

/** What the inline script needs to know of this shop. */
export interface ConsentConfig {
  /** Id of the operator's tag manager. */
  manager?: string;
}

/**
 * Runs first in the head of every page that asks for consent. Pushes Google's default call, with everything denied,
 * before anything else can push; marks the page `data-consent="ask"` when the visitor has yet to choose, from which the
 * style sheet shows the banner before the first paint; removes what an earlier consent allowed to be stored; and loads
 * the tag manager for those who have agreed. All documents are the same: what is personal is read from the cookie here.
 * It runs without the framework, so it is a string that is not compiled.
 */
// Marked pure, so that the browser bundle, which never uses it, drops it.
const SCRIPT = /* @__PURE__ */ (() =>
  `function(c){
var d=document,w=window,h=d.documentElement,P=__PURPOSES__,sent="";
function g(){w.dataLayer.push(arguments)}
function chosen(){if(navigator.globalPrivacyControl)return[];
var m=/(?:^|; )__COOKIE__=([^;]*)/.exec(d.cookie),p=m?m[1].split("|"):[];
return p.indexOf(__VERSION__)<0?null:P.filter(function(x){return p.indexOf(x)>=0})}
function signals(p){function s(x){return p.indexOf(x)<0?"denied":"granted"}var m=s("marketing");
return{analytics_storage:s("analytics"),ad_storage:m,ad_user_data:m,ad_personalization:m,personalization_storage:m}}
function drop(s,k){try{w[s].removeItem(k)}catch(e){}}
function mark(){var p=chosen();h.setAttribute("data-consent",p?"known":"ask");p=p||[];
if(p.indexOf("analytics")<0){drop("localStorage",__PURCHASES__);drop("sessionStorage",__STEPS__)}
if(p.indexOf("marketing")<0)drop("localStorage",__CLICK__);
if(p.join()!==sent){sent=p.join();g("consent","update",signals(p))}
return p}
function manager(){w.dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});
var s=d.createElement("script");s.async=true;s.src="https://www.googletagmanager.com/gtm.js?id="+c.manager;d.head.appendChild(s)}
function answer(e){var f=e.target,b=e.submitter;if(!b||!f.hasAttribute("__FORM__")||f.hasAttribute("aria-busy"))return;
e.preventDefault();f.setAttribute("aria-busy","true");
fetch(f.action,{method:"POST",redirect:"manual",body:new URLSearchParams([[b.name,b.value],["__PLACE__","__BANNER__"]])})
.then(function(r){f.removeAttribute("aria-busy");if(r.type!=="opaqueredirect"&&!r.ok)throw 0;
var had=f.contains(d.activeElement),p=mark();if(had){var m=d.getElementById("main");if(m)m.focus({preventScroll:true})}
if(c.manager&&p.length)location.reload();else w.dispatchEvent(new Event("consent"))})
.catch(function(){location.assign(f.action)})}
w.dataLayer=w.dataLayer||[];
var no=signals([]);no.functionality_storage=no.security_storage="granted";no.wait_for_update=__WAIT__;
g("consent","default",no);
if(mark().length&&c.manager)w.addEventListener("load",manager);
d.addEventListener("submit",answer);
w.addEventListener("pageshow",function(e){if(e.persisted)mark()})}`
    .replace(/\n/g, "")
    .replace("__PURPOSES__", JSON.stringify(consentPurposes))
    .replace("__COOKIE__", cookieNames.consent)
    .replace("__VERSION__", JSON.stringify(VERSION_MARK))
    .replace("__PURCHASES__", JSON.stringify(storageKeys.measuredPurchases))
    .replace("__STEPS__", JSON.stringify(sessionKeys.measuredSteps))
    .replace("__CLICK__", JSON.stringify(storageKeys.clickId))
    .replace("__FORM__", BANNER_FORM)
    .replace("__PLACE__", consentFields.place)
    .replace("__BANNER__", BANNER_PLACE)
    .replace("__WAIT__", String(CONSENT_UPDATE_WAIT_MS)))();

/** The script with its configuration, safe inside a script element. */
export function consentScript(config: ConsentConfig): string {
  return `(${SCRIPT})(${JSON.stringify(config).replace(/</g, "\\u003c")})`;
}
