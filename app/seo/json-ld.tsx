import type { Graph, Thing, WithContext } from "schema-dts";

/** One block of structured data; `<` is escaped so that no text in it can close the script element. */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph | undefined }) {
  if (!data) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />;
}

/**
 * In the browser, in the place of a block that the server drew: it stays as it is, and what computes it is not sent.
 * Needs a key that the next page does not share, which would keep the block of this one.
 */
export function KeptJsonLd() {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
