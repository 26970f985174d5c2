import { layouts, routeTable } from "./app/route-table";

/**
 * What Remix is told; vite.config.ts hands it to the plugin. The routes come from the one route table.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
const config = {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off on purpose, see docs/decisions/0001-remix-2.md: an unfixed advisory, and a request before each first click.
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: false,
  },
  routes(defineRoutes) {
    return defineRoutes((route) => {
      const pagesIn = (layout) => {
        for (const [id, { path, file, layout: own }] of Object.entries(routeTable)) {
          if (own !== layout) continue;
          if (path === "/") route("", file, { id, index: true });
          else route(path.replace(/^\/|\/$/g, ""), file, { id });
        }
      };
      pagesIn(undefined);
      for (const [id, { file }] of Object.entries(layouts)) route(undefined, file, { id }, () => pagesIn(id));
      route("*", "routes/not-found.tsx", { id: "catchAll" });
    });
  },
};

export default config;
