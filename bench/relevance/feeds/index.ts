import { readFileSync } from "node:fs";
import path from "node:path";
import { electronicsQueries } from "./electronics";
import { electronicsFeed, electronicsItems } from "./electronics-feed";
import { type FeedItem, feedItems } from "./feed-items";
import type { FeedQuery } from "./title-wish";
import { toysQueries } from "./toys";

/** A feed with queries labelled for it. */
export interface FeedSet {
  /** The feed file: its name tells the importer the format. */
  file: string;
  text: string;
  /** Website of the shop whose feed it is. */
  url: string;
  items: readonly FeedItem[];
  queries: readonly FeedQuery[];
}

/** The toys feed is not in the repository: its file must be given. */
export function feedSet(name: string, file: string | undefined): FeedSet {
  if (name === "electronics") {
    const queries = electronicsQueries;
    return {
      file: "electronics.tsv",
      text: electronicsFeed(),
      url: "https://electronics.example",
      items: electronicsItems,
      queries,
    };
  }
  if (name !== "toys" || !file) throw new Error("Give --feed electronics, or --feed toys FILE");
  return {
    file: path.basename(file),
    text: readFileSync(file, "utf8"),
    url: "https://speelgoed-en-muziek.example",
    items: feedItems(file),
    queries: toysQueries,
  };
}
