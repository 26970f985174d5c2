import { plain } from "../../operator/command";
import type { CrawlEnd, CrawlResult } from "../crawl";
import type { CrawlStore } from "../crawl-store";
import { REMARKS } from "../remarks";

const number = new Intl.NumberFormat("nl-NL");

const ENDS: Record<CrawlEnd, string> = {
  whole: "Alle bekende pagina's zijn gelezen",
  most_pages: "Het hoogste aantal pagina's is bereikt; de rest volgt de volgende keer",
  out_of_time: "De tijd is om; de volgende keer gaat het hier verder",
  stopped: "Onderbroken; de volgende keer gaat het hier verder",
  site_down: "De winkel antwoordt niet meer; de volgende keer gaat het hier verder",
  asked_to_wait: "De winkel vraagt om later terug te komen; dan gaat het hier verder",
  forbidden: "robots.txt van de winkel staat ons niet toe haar pagina's te lezen",
};

/** How a crawl ended, in Dutch. */
export const endText = (end: CrawlEnd): string => ENDS[end];

/** What a crawl saw, in Dutch; the report of the import follows it. */
export function crawlSummary(
  store: CrawlStore,
  { end, resumed, pages, skippedSitemaps }: CrawlResult,
  since: number,
): string {
  const { seen, left, remarks } = store.tally();
  const rows: [number, string][] = [
    [pages, "pagina's opgehaald"],
    [seen, "pagina's bekeken in deze ronde"],
    [left, "bekende pagina's nog niet bekeken; hun producten blijven staan"],
    [store.countItems(since), "producten gevonden"],
  ];
  if (skippedSitemaps > 0) rows.push([skippedSitemaps, "sitemaps niet te lezen"]);
  const width = Math.max(...rows.map(([count]) => number.format(count).length));
  const lines = [
    ENDS[end],
    ...(resumed ? ["Verdergegaan met een ronde die onderbroken was"] : []),
    ...rows.map(([count, what]) => `  ${number.format(count).padStart(width)}  ${what}`),
  ];
  if (remarks.length > 0) lines.push("", "Pagina's zonder (nieuwe) producten:");
  for (const { remark, count, examples } of remarks) {
    lines.push(
      `  ${number.format(count)} × ${REMARKS[remark]}`,
      ...examples.map((address) => `      ${plain(address)}`),
    );
  }
  return lines.join("\n");
}
