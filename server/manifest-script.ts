import type { ServerBuild } from "@remix-run/node";
import type { FixedHandOff } from "../app/fixed-hand-off";

type Assets = ServerBuild["assets"];
type AssetRoute = NonNullable<Assets["routes"][string]>;

const FLAGS = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary", "index"] as const;

/**
 * The route manifest as the script that every page imports. Remix would write the names of all properties for each of
 * some eighty routes; a column for each property takes two thirds of that once compressed. With it comes what documents
 * leave to it.
 */
export function manifestScript({ routes, ...rest }: Assets, fixed: FixedHandOff): string {
  const all = Object.values(routes).filter((route) => route !== undefined) as (AssetRoute & { css?: string[] })[];
  const files = [...new Set(all.flatMap(({ imports = [], css = [] }) => [...imports, ...css]))];
  const indices = (names: string[] | undefined) => names?.map((name) => files.indexOf(name)).join(" ") ?? null;
  const flags = (route: AssetRoute) =>
    FLAGS.reduce((sum, name, bit) => sum + (route[name as keyof AssetRoute] ? 2 ** bit : 0), 0);
  const columns = [
    all.map(({ id }) => id),
    all.map(({ parentId }) => parentId ?? null),
    all.map(({ path }) => path ?? null),
    all.map(({ module }) => module),
    all.map(flags),
    all.map(({ imports }) => indices(imports)),
    all.map(({ css }) => indices(css)),
  ];
  const parts = [rest, files, FLAGS, columns].map((part) => JSON.stringify(part));
  return `window.__etalageFixed=${JSON.stringify(fixed)};window.__remixManifest=(${READ})(${parts.join()});`;
}

/** Runs in the browser. Text, because what the compiler makes of a function may need more than the function. */
const READ = [
  "(rest,files,flags,[ids,parents,paths,modules,bits,imports,css])=>{",
  'const named=(text)=>text==null?void 0:text?text.split(" ").map((at)=>files[at]):[];',
  "const routes=ids.map((id,at)=>[id,{id,parentId:parents[at]??void 0,path:paths[at]??void 0,module:modules[at],",
  "imports:named(imports[at]),css:named(css[at]),",
  "...Object.fromEntries(flags.map((name,bit)=>[name,!!(bits[at]>>bit&1)]))}]);",
  "return{...rest,routes:Object.fromEntries(routes)}}",
].join("");
