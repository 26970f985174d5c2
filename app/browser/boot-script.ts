import { ACTIVATION_DELAY_MS, CHUNK_TIMEOUT_MS } from "#contract/limits";
import { storageKeys } from "./storage-keys";

/** What the inline script needs to start the framework. */
export interface BootConfig {
  /** Route manifest, then the modules of the matched routes (in the order of `ids`), then the entry. */
  manifest: string;
  ids: string[];
  modules: string[];
  entry: string;
  /** Everything that these modules import, fetched in parallel at the first touch. */
  preload: string[];
  /** Hashes that open a popup, which requires the framework. */
  popups: string[];
  /** Development only. */
  hmr?: string;
}

/**
 * Deferred activation (specification section 4): waits for the first touch, then 100 ms; records clicks and focus
 * meanwhile and replays them afterwards. It runs before any bundle, so it is a string that is not compiled. Links, form
 * fields and submit buttons work natively meanwhile and are not recorded. Only scrolling of the page itself counts as a
 * touch: rows with scroll snapping scroll by themselves during layout. Nor does a mouse that rests where the page comes
 * to lie count, which a browser may report as a movement by nothing. A page opened with a popup, or during sign-in, activates
 * immediately. Pressed elements are marked immediately (`data-pressed`, `aria-busy`) until the framework has responded.
 * An offer of the browser to install the shop is kept for the pages that show it. A page restored by the browser shows
 * neither these marks nor the text typed in its search box.
 */
// Marked pure, so that the browser bundle, which never uses it, drops it.
const SCRIPT = /* @__PURE__ */ (() =>
  `function(c){
var d=document,w=window,K=__KEY__,types=["click","focusin","mousemove","scroll","keydown","touchstart"],log=[],held=[],live=0,armed=0,started=0;
function hint(pr){c.preload.concat(c.manifest).forEach(function(h){var l=d.createElement("link");l.rel="modulepreload";if(pr)l.fetchPriority=pr;l.href=h;d.head.appendChild(l)})}
function start(){if(started)return;started=1;
var late=new Promise(function(_,no){setTimeout(function(){no(new Error("Loading the page's scripts took too long"))},__CHUNK_TIMEOUT__)});
Promise.race([late,(c.hmr?import(c.hmr):Promise.resolve()).then(function(){return Promise.all([import(c.manifest)].concat(c.modules.map(function(u){return import(u)})))})])
.then(function(r){var m={};c.ids.forEach(function(id,i){m[id]=r[i+1]});w.__remixRouteModules=m;return import(c.entry)})
.catch(function(e){console.error(e);off();release()})}
function press(el){el.setAttribute("data-pressed","");el.setAttribute("aria-busy","true");held.push(el)}
function release(){held.splice(0).forEach(function(el){el.removeAttribute("data-pressed");el.removeAttribute("aria-busy")})}
function back(e){if(!e.persisted)return;release();if(live)return;
var s=d.querySelector('input[type="search"][name="q"]');if(s&&s!==d.activeElement)s.value=s.defaultValue}
function off(){live=1;types.forEach(function(t){d.removeEventListener(t,on,true)})}
function on(e){var t=e.target;
if(e.type==="scroll"&&t!==d||e.type==="mousemove"&&e.movementX===0&&e.movementY===0)return;
if((e.type==="click"||e.type==="focusin")&&t instanceof Element){
var a=e.type==="click"&&t.closest("a[href],button,input,select,textarea,label,summary");
var native=a&&(a.tagName!=="BUTTON"||(a.form&&a.type==="submit")||a.hasAttribute("popovertarget"));
var plain=!(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey);
if(a&&plain&&!a.target&&(a.tagName==="BUTTON"?!a.hasAttribute("popovertarget"):a.tagName==="A")&&!a.hasAttribute("aria-busy"))press(a);
if(!(e.type==="click"&&native))log.push([e.type,t,e.clientX,e.clientY,e.button,e.ctrlKey,e.metaKey,e.shiftKey,e.altKey])}
if(e.type==="keydown"&&e.key==="/"&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&!(t instanceof Element&&t.closest("input,textarea,select,[contenteditable]"))){
var s=d.querySelector('input[type="search"][name="q"]');if(s){e.preventDefault();s.focus();s.select()}}
if(!armed){armed=1;hint("high");setTimeout(start,__DELAY__)}}
w.__etalageHandOver=off;
w.__etalageReplay=function(){off();try{localStorage.setItem(K,"off")}catch(e){}
log.splice(0).forEach(function(r){var t=r[1];if(!t.isConnected)return;
if(r[0]==="focusin"){if(d.activeElement===t)t.dispatchEvent(new FocusEvent("focusin",{bubbles:true}))}
else t.dispatchEvent(new MouseEvent("click",{bubbles:true,cancelable:true,composed:true,clientX:r[2],clientY:r[3],button:r[4],ctrlKey:r[5],metaKey:r[6],shiftKey:r[7],altKey:r[8]}))});release()};
w.addEventListener("pageshow",back);
w.addEventListener("beforeinstallprompt",function(e){e.preventDefault();w.__etalageInstall=e});
var no=0;try{no=c.popups.indexOf(decodeURIComponent(location.hash.slice(1)))>=0||localStorage.getItem(K)==="off"||localStorage.getItem(__PENDING__)}catch(e){}
if(no){hint();start()}else types.forEach(function(t){d.addEventListener(t,on,{capture:true,passive:t!=="keydown"})})}`
    .replace(/\n\s*/g, "")
    .replace("__KEY__", JSON.stringify(storageKeys.deferredActivation))
    .replace("__PENDING__", JSON.stringify(storageKeys.loginPending))
    .replace("__DELAY__", String(ACTIVATION_DELAY_MS))
    .replace("__CHUNK_TIMEOUT__", String(CHUNK_TIMEOUT_MS)))();

/** The script with its configuration, safe inside a script element. */
export function bootScript(config: BootConfig): string {
  return `(${SCRIPT})(${JSON.stringify(config).replace(/</g, "\\u003c")})`;
}
