import { SaxesParser } from "saxes";

/** An entry of a sitemap; `isIndex`: it is a sitemap itself. */
export interface SitemapEntry {
  address: string;
  isIndex: boolean;
}

const ADDRESS_CHARS = 2_000;

/**
 * The addresses in a sitemap or an index of sitemaps, piece by piece; one address per line of a text file counts too. Where the XML
 * breaks off the addresses before it stay.
 */
export async function* readSitemap(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SitemapEntry[]> {
  const decoder = new TextDecoder();
  let read: ((text: string) => SitemapEntry[]) | undefined;
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (read === undefined && text.trim() !== "") read = text.trimStart().startsWith("<") ? xmlReader() : lineReader();
    const found = read?.(text) ?? [];
    if (found.length > 0) yield found;
  }
  const rest = read?.("\n") ?? [];
  if (rest.length > 0) yield rest;
}

function xmlReader(): (text: string) => SitemapEntry[] {
  const parser = new SaxesParser();
  let found: SitemapEntry[] = [];
  let parent = "";
  let address: string | null = null;
  let isBroken = false;
  parser.on("error", () => {
    isBroken = true;
  });
  parser.on("opentag", ({ name }) => {
    const bare = name.replace(/^.*:/, "");
    // `image:loc` and the like stand deeper.
    if (name === "loc" || (bare === "loc" && !/^(?:image|video|news):/.test(name))) address = "";
    else if (bare === "url" || bare === "sitemap") parent = bare;
  });
  const add = (text: string) => {
    if (address !== null && address.length < ADDRESS_CHARS) address += text;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    if (address !== null) found.push({ address: address.trim(), isIndex: parent === "sitemap" });
    address = null;
  });
  return (text) => {
    if (!isBroken) parser.write(text);
    const all = found;
    found = [];
    return all.filter((entry) => entry.address !== "");
  };
}

function lineReader(): (text: string) => SitemapEntry[] {
  let rest = "";
  return (text) => {
    const lines = `${rest}${text}`.split(/\r?\n/);
    rest = (lines.pop() ?? "").slice(0, ADDRESS_CHARS);
    return lines
      .map((line) => line.trim())
      .filter((line) => /^https?:/i.test(line))
      .map((address) => ({ address, isIndex: false }));
  };
}
