import type { Plugin } from "vite";

type DevHandler = (
  req: import("node:http").IncomingMessage,
  res: import("node:http").ServerResponse,
  next: (error?: unknown) => void,
) => void;

interface RemixUpdate {
  type: string;
  event?: string;
  data?: { route?: { path?: string } };
}

/** Development: server.ts handles requests after Vite's own middlewares. Must come before the Remix plugin. */
export function devServerEntry(): Plugin {
  return {
    name: "etalage-dev-server-entry",
    apply: "serve",
    configureServer(vite) {
      if (vite.config.server.hmr === false) return; // the Remix plugin's child compiler loads the same plugins
      const send = vite.ws.send.bind(vite.ws) as (...message: unknown[]) => void;
      vite.ws.send = ((...message: unknown[]) => send(localizeUpdate(message[0]), ...message.slice(1))) as never;
      return () =>
        void vite.middlewares.use(async (req, res, next) => {
          try {
            req.url = req.originalUrl ?? req.url;
            const server = await vite.ssrLoadModule("/server.ts");
            const handler = (await server.devHandler(vite)) as DevHandler;
            handler(req, res, next);
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            next(error);
          }
        });
    },
  };
}

/** Remix announces a changed route module with its raw `{name}` path; the browser knows the localized one. */
function localizeUpdate(message: unknown): unknown {
  const localize = (globalThis as { __etalageLocalize?: (path: string) => string }).__etalageLocalize;
  const update = message as RemixUpdate;
  const route = update?.type === "custom" && update.event === "remix:hmr" ? update.data?.route : undefined;
  if (!localize || !route?.path) return message;
  return { ...update, data: { ...update.data, route: { ...route, path: localize(route.path) } } };
}

/** Build: the entries of build/server. Must come after the Remix plugin, whose `input` it replaces. */
export function serverBuildEntries(external: string[]): Plugin {
  return {
    name: "etalage-server-build-entries",
    config: (_config, env) =>
      env.command === "build" && env.isSsrBuild
        ? {
            build: {
              rollupOptions: {
                input: {
                  build: "virtual:remix/server-build",
                  index: "./app/remix-serve.ts",
                  server: "./server.ts",
                  import: "./backend/import.ts",
                  business: "./backend/business.ts",
                  matches: "./backend/matches.ts",
                  sellers: "./backend/sellers.ts",
                  "schedule-command": "./backend/schedule-command.ts",
                  "mail-command": "./backend/mail-command.ts",
                  "codes-command": "./backend/codes-command.ts",
                  "crawl-command": "./backend/crawl-command.ts",
                  "orders-command": "./backend/orders-command.ts",
                  "reviews-command": "./backend/reviews-command.ts",
                  "notices-command": "./backend/notices-command.ts",
                  "content-command": "./backend/content-command.ts",
                  "contact-command": "./backend/contact-command.ts",
                  "consent-command": "./backend/consent-command.ts",
                  "categories-command": "./backend/categories-command.ts",
                  "prepare-store": "./backend/prepare-store.ts",
                  "store-worker": "./backend/storage/store-worker.ts",
                  "search-worker": "./backend/search/search-worker.ts",
                  "feed-worker": "./backend/feeds/feed-worker.ts",
                  "crawl-worker": "./backend/crawl/crawl-worker.ts",
                  "picture-worker": "./backend/picture-search/picture-worker.ts",
                },
                output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
              },
            },
            ssr: { noExternal: true as const, external },
            define: { "process.env.NODE_ENV": '"production"' },
          }
        : undefined,
  };
}
