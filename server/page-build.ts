import type { LoaderFunction, ServerBuild } from "@remix-run/node";

type Routes<Route> = Record<string, Route | undefined>;

/**
 * A copy of the build that knows only the routes `ids`, a page with its layouts. Remix flattens and ranks all routes of
 * its build several times for each document. Their loaders' values reach the page as they are; see `handedOver`.
 */
export function pageBuild(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <Route>(routes: Routes<Route>) =>
    Object.fromEntries(ids.flatMap((id) => (routes[id] === undefined ? [] : [[id, routes[id] as Route]])));
  const routes = Object.entries(pick(build.routes)).map(([id, route]) => {
    const { loader, default: component } = route.module;
    return [id, loader && component ? { ...route, module: { ...route.module, loader: handedOver(loader) } } : route];
  });
  return {
    ...build,
    routes: Object.fromEntries(routes) as ServerBuild["routes"],
    assets: { ...build.assets, routes: pick(build.assets.routes) as ServerBuild["assets"]["routes"] },
  };
}

/**
 * Without single fetch, Remix writes every loader's value as JSON and reads it again before it renders a document. It
 * leaves alone what is deferred. Only for documents: data and resources must be JSON.
 */
function handedOver(loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const value = await loader(args);
    return isPlain(value) ? complete(value) : value;
  };
}

const nothing = () => {};
/**
 * What Remix's `defer` makes of a value without promises, as far as it is asked: of its own, one for each loader costs a
 * page a hundredth of its time in copies, signals and promises that nobody waits for.
 */
const complete = (data: Record<string, unknown>) => ({
  data,
  subscribe: nothing,
  cancel: nothing,
  resolveData: nothing,
});

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
