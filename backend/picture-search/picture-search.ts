import { join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import { createGuardedFetcher, type GuardedFetcher } from "../images/guarded-fetch";
import type { Kit } from "../kit";
import type { Search } from "../search/search";
import { LivePictures, type ReadPicture } from "./live-pictures";
import { LIVE_SETTINGS, type LivePicturesSettings } from "./live-settings";
import { readCategoryNames } from "./records";
import { pictureSearchRoutes } from "./routes";
import { createFinder } from "./search-by-picture";
import { createIntake } from "./sent/intake";
import { keepSentPictures, type SentPictures } from "./sent/keep";

export interface PictureSearchOptions {
  /** Reads the pictures of products. */
  pictureOf: ReadPicture;
  /** Which of some products meet the filters of a search. */
  among: Search["among"];
  clientOf?: (headers: Headers) => string | undefined;
  fetcher?: GuardedFetcher;
  pictures?: SentPictures;
  settings?: Partial<LivePicturesSettings>;
}

export interface PictureSearch {
  /** In this order: those of uploads first. */
  routes: OpenAPIHono[];
  /** Starts to learn what products look like, after a while; the first picture that is sent starts it too. */
  learn(afterMs: number): void;
  /** Takes in changed products, if it has started; never rejects. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

const LINK_LIMITS = { maxBytes: IMAGE_BYTES_LIMIT - 1, stepTimeout: 5_000, totalTimeout: 10_000, accept: "image/*" };
const SWEEP_MS = 10 * 60_000;

/** Searching by picture: keeps what visitors send for a day, and finds products whose pictures look alike. */
export function createPictureSearch(kit: Kit, options: PictureSearchOptions): PictureSearch {
  const folder = join(kit.dataDir, "picture-search");
  const pictures = options.pictures ?? keepSentPictures(join(folder, "sent"), kit.now);
  const fetcher = options.fetcher ?? createGuardedFetcher(LINK_LIMITS);
  const settings = { ...LIVE_SETTINGS, ...options.settings };
  const live = new LivePictures(kit, join(folder, "index"), options.pictureOf, settings);
  const warn = (error: unknown) => kit.log.warn("failed to delete old pictures", { error: String(error) });
  const sweeper = setInterval(() => void pictures.sweep().catch(warn), SWEEP_MS).unref();
  return {
    routes: pictureSearchRoutes({
      log: kit.log,
      intake: createIntake(pictures, fetcher, () => live.prepare()),
      pictures,
      clientOf: options.clientOf,
      search: createFinder({
        pictures: live,
        among: options.among,
        categoryNames: () => readCategoryNames(kit.db),
      }),
    }),
    learn: (afterMs) => live.start(afterMs),
    catchUp: () => live.catchUp(),
    async close() {
      clearInterval(sweeper);
      await Promise.all([fetcher.close(), live.close()]);
    },
  };
}
