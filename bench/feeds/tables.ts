import { percent, table } from "../relevance/report";
import type { Found } from "./contents";
import type { FeedFile } from "./item";
import { isHeldOut } from "./kind";
import { families, mixed, type PairScore, pairScores } from "./pairs";
import { type PlaceScore, placeScore } from "./places";

export const importTable = (rows: readonly string[][]): string =>
  table(["Import", "exit code", "CPU s", "RSS peak MB", "again: CPU s", "again: RSS peak MB"], rows);

export function placeRow(name: string, items: number, { right, unplaced, wrong }: PlaceScore): string[] {
  const offered = right + unplaced + wrong;
  const share = (count: number) => percent(count / Math.max(1, offered));
  return [name, String(items), String(offered), share(right), share(unplaced), share(wrong)];
}

export function placeTable(feeds: readonly FeedFile[], found: readonly Found[], more: string[] | undefined): string {
  const rows = feeds.map(({ shop, website, items }) =>
    placeRow(
      shop,
      items.length,
      placeScore(found, (offer) => offer.website === website),
    ),
  );
  const heldOut = feeds.flatMap(({ items }) => items.filter(({ product }) => isHeldOut(product.kind)));
  rows.push(
    placeRow(
      "held-out kinds",
      heldOut.length,
      placeScore(found, ({ thing }) => isHeldOut(thing.kind)),
    ),
  );
  if (more) rows.unshift(more);
  return table(["Main category", "items", "offered", "right", "unplaced", "wrong"], rows);
}

function pairRow({ name, wanted, made, right }: PairScore): string[] {
  const precision = made === 0 ? 0 : right / made;
  const recall = wanted === 0 ? 0 : right / wanted;
  const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return [name, String(wanted), String(made), ...[precision, recall].map(percent), f1.toFixed(3)];
}

export const pairTable = (feeds: readonly FeedFile[], found: readonly Found[]): string =>
  table(
    ["Offers of two shops", "same thing", "brought together", "precision", "recall", "F1"],
    pairScores(feeds, found).map(pairRow),
  );

/** `withGroups` is the website of the shop whose feed has variant groups. */
export function productTable(withGroups: string, found: readonly Found[]): string {
  const shops = found.map(({ offers }) => new Set(offers.map(({ website }) => website)).size);
  const count = (least: number) => shops.filter((some) => some >= least).length;
  const offers = found.reduce((sum, one) => sum + one.offers.length, 0);
  const { whole, groups } = families(withGroups, found);
  const cells = [found.length, offers, (offers / found.length).toFixed(2), count(2), count(3), mixed(found)];
  const head = ["products", "offers", "offers a product", "with two shops", "with three", "mixing things of one shop"];
  return table([...head, "whole variant groups"], [[...cells.map(String), `${whole} of ${groups}`]]);
}
