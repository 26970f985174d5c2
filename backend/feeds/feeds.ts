import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { ProductImage } from "#contract/products";
import { carriesKey, operatorKey } from "../auth/operator-key";
import type { CatalogueChanges } from "../catalogue/changes";
import type { Kit, Module } from "../kit";
import { checkRoutes } from "./check/routes";
import { createFinisher } from "./finisher";
import { type ImportRequest, importFeed } from "./import-feed";
import { endDeadImports, findImport } from "./import-records";
import type { ImportReport } from "./import-report";
import { matchRoutes } from "./match-routes";
import { placeRoutes } from "./place-routes";
import { reportFile } from "./report-writer";
import { forgetUploads } from "./upload";
import { importLines } from "./wire-lines";

/** A feed that arrives otherwise than by a request, as an import takes it. */
export type ArrivedFeed = Pick<
  ImportRequest,
  "shopName" | "shopUrl" | "source" | "sourceName" | "force" | "onProgress"
>;

export interface Feeds extends Module {
  /** Imports a feed, in turn with all others. */
  importSource(feed: ArrivedFeed): Promise<ImportReport>;
}

export interface FeedsKit extends Kit {
  changes: CatalogueChanges;
  images: { adopt(urls: string[]): Promise<ProductImage[]> };
  clientOf?: ((headers: Headers) => string | undefined) | undefined;
}

const IMPORT_ID = /^[0-9]{14}-[0-9a-f]{12}$/;

/** Only checked for being known: gzip is detected from the bytes themselves. */
const PACKINGS: ReadonlySet<string> = new Set(["identity", "gzip", "x-gzip"]);

const Query = z.object({
  shop: z.string().trim().min(1).max(100),
  url: z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500),
  force: z.enum(["0", "1"]).default("0"),
  name: z.string().max(500).default("-"),
});

/**
 * Feed import over HTTP, for the operator's own command: every call needs the key from the data folder, except the check
 * of a feed, which changes nothing.
 */
export function createFeeds({ changes, images, clientOf, ...kit }: FeedsKit): Feeds {
  const routes = new OpenAPIHono();
  routes.route("/check", checkRoutes(kit, { clientOf }));
  // Every request awaits `ready` and reports its failure; this handler only keeps it from counting as unhandled.
  const ready = prepare(kit);
  ready.catch((error: unknown) => kit.log.error("failed to start feeds", { error: String(error) }));
  const finisher = createFinisher(kit, changes);
  const closing = new AbortController();
  const importSource = (feed: ArrivedFeed) =>
    importFeed({ kit, changes, images, ...feed, closing: closing.signal }).finally(finisher.start);

  routes.use(async (context, next) => {
    if (!carriesKey(context.req.header("authorization"), await ready)) {
      return context.json({ message: "De sleutel van de beheerder ontbreekt of klopt niet" }, 401);
    }
    await next();
  });

  routes.post("/import", (context) => {
    const query = Query.safeParse(context.req.query());
    if (!query.success) return context.json({ message: z.prettifyError(query.error) }, 400);
    const encoding = context.req.header("content-encoding") ?? "identity";
    if (!PACKINGS.has(encoding.toLowerCase())) {
      return context.json(
        { message: `De inpakking ${encoding} kennen we niet; stuur de feed gewoon of als gzip` },
        415,
      );
    }
    const body = context.req.raw.body;
    if (body === null) return context.json({ message: "De feed ontbreekt" }, 400);
    const { shop, url, force, name } = query.data;
    const lines = importLines((onProgress) =>
      importSource({
        shopName: shop,
        shopUrl: url,
        source: body as unknown as AsyncIterable<Uint8Array>,
        sourceName: name,
        force: force === "1",
        onProgress,
      }),
    );
    return context.body(lines, 200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
  });

  routes.get("/imports/:id", async (context) => {
    const { id } = context.req.param();
    const report = IMPORT_ID.test(id) ? await findImport(kit, id) : null;
    return report ? context.json(report) : context.json({ message: "Deze import kennen we niet" }, 404);
  });

  routes.get("/imports/:id/report.csv", async (context) => {
    const { id } = context.req.param();
    const file = reportFile(kit, id);
    const isThere = IMPORT_ID.test(id) && (await stat(file).catch(() => null)) !== null;
    if (!isThere) return context.json({ message: "Deze import kennen we niet" }, 404);
    const body = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    return context.body(body, 200, { "content-type": "text/csv; charset=utf-8", "cache-control": "no-store" });
  });

  routes.route("/matches", matchRoutes(kit, changes));
  routes.route("/categories", placeRoutes(kit, changes));

  return {
    routes,
    importSource,
    async close() {
      closing.abort();
      await finisher.close();
    },
  };
}

async function prepare(kit: Kit): Promise<string> {
  const key = await operatorKey(kit.dataDir);
  await endDeadImports(kit, new Set());
  await forgetUploads(kit.dataDir);
  return key;
}
