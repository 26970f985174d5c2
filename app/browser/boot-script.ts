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
  `c=>{
let d=document,w=window,K=__KEY__,P="data-pressed",B="aria-busy",log=[],held=[],live,armed,
types=["click","focusin","mousemove","scroll","keydown","touchstart"],
box=()=>d.querySelector('input[type="search"][name="q"]'),
hint=pr=>[...c.preload,c.manifest].forEach(h=>{let l=d.createElement("link");l.rel="modulepreload";if(pr)l.fetchPriority=pr;l.href=h;d.head.append(l)}),
start=async()=>{try{
let late=new Promise((_,no)=>setTimeout(no,__CHUNK_TIMEOUT__,Error("Loading the page's scripts took too long")));
if(c.hmr)await import(c.hmr);
let[,...r]=await Promise.race([late,Promise.all([c.manifest,...c.modules].map(u=>import(u)))]);
w.__remixRouteModules=Object.fromEntries(c.ids.map((id,i)=>[id,r[i]]));await import(c.entry)
}catch(e){console.error(e);off();release()}},
release=()=>held.splice(0).forEach(el=>{el.removeAttribute(P);el.removeAttribute(B)}),
off=()=>{live=1;types.forEach(t=>d.removeEventListener(t,on,true))},
on=e=>{let t=e.target,k=e.type,a,s,plain=!(e.ctrlKey||e.metaKey||e.altKey);
if(k=="scroll"&&t!=d||k=="mousemove"&&e.movementX===0&&e.movementY===0)return;
if((k=="click"||k=="focusin")&&t instanceof Element){
a=k=="click"&&t.closest("a[href],button,input,select,textarea,label,summary");
s=a&&a.tagName=="BUTTON"&&!a.hasAttribute("popovertarget");
if(a&&plain&&!e.shiftKey&&!e.button&&!a.target&&(s||a.tagName=="A")&&!a.hasAttribute(B)){a.setAttribute(P,"");a.setAttribute(B,"true");held.push(a)}
if(!a||s&&!(a.form&&a.type=="submit"))log.push(e)}
if(e.key=="/"&&k=="keydown"&&plain&&!(t instanceof Element&&t.closest("input,textarea,select,[contenteditable]"))&&(s=box())){e.preventDefault();s.focus();s.select()}
if(!armed){armed=1;hint("high");setTimeout(start,__DELAY__)}};
w.__etalageHandOver=off;
w.__etalageReplay=()=>{off();try{localStorage.setItem(K,"off")}catch{}
log.splice(0).forEach(e=>{let t=e.target;if(t.isConnected&&(e.type=="click"||d.activeElement==t))t.dispatchEvent(new e.constructor(e.type,e))});release()};
w.addEventListener("pageshow",e=>{if(e.persisted){release();let s=box();if(!live&&s&&s!=d.activeElement)s.value=s.defaultValue}});
w.addEventListener("beforeinstallprompt",e=>{e.preventDefault();w.__etalageInstall=e});
let no;try{no=c.popups.includes(decodeURIComponent(location.hash.slice(1)))||localStorage.getItem(K)=="off"||localStorage.getItem(__PENDING__)}catch{}
if(no){hint();start()}else types.forEach(t=>d.addEventListener(t,on,{capture:true,passive:t!="keydown"}))}`
    .replace(/\n\s*/g, "")
    .replace("__KEY__", JSON.stringify(storageKeys.deferredActivation))
    .replace("__PENDING__", JSON.stringify(storageKeys.loginPending))
    .replace("__DELAY__", String(ACTIVATION_DELAY_MS))
    .replace("__CHUNK_TIMEOUT__", String(CHUNK_TIMEOUT_MS)))();

/** The script with its configuration, safe inside a script element. */
export function bootScript(config: BootConfig): string {
  return `(${SCRIPT})(${JSON.stringify(config).replace(/</g, "\\u003c")})`;
}
