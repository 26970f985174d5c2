/** Products that an article shows: by id, or what a list of the shop finds. */
export interface ProductBlock {
  ids: string[];
  /** Key of a category, `witgoed.wasmachines`. */
  category: string;
  /** The query of a list of the shop: `q=was&sortBy=priceAsc&priceTo=600`. */
  query: string;
  limit: number;
  title: string;
}
export type ArticlePart = { kind: "text"; text: string } | ({ kind: "products" } & ProductBlock);

/** Product blocks of one article; later ones are left out. */
export const PRODUCT_BLOCKS = 8;
/** Products of one block. */
export const BLOCK_PRODUCTS = 12;
const DEFAULT_PRODUCTS = 4;
const LINE_LIMIT = 2_000;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const DIRECTIVE = /^::products?(?![\w-])/;
const WHOLE = /^::products?(?:\[([^[\]]*)\])?(?:\{([^{}]*)\})?$/;
const ATTRIBUTE = /^\s*(\w+)=(?:"([^"]*)"|([^\s"]+))(?=\s|$)/;
const ATTRIBUTES = ["category", "query", "limit", "title"] as const;

/**
 * Splits the Markdown of an article at its product blocks: lines such as `::product[ID]`, `::products[ID, ID]` or
 * `::products{category="witgoed.wasmachines" query="sortBy=priceAsc" limit=4 title="Nu te koop"}`. A line that is
 * written wrongly is left out; `directiveProblems` names it.
 */
export function articleParts(markdown: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let lines: string[] = [];
  let blocks = 0;
  const flush = () => {
    const text = lines.join("\n");
    if (text.trim()) parts.push({ kind: "text", text });
    lines = [];
  };
  for (const { line, isDirective } of linesOf(markdown)) {
    if (!isDirective) {
      lines.push(line);
      continue;
    }
    const block = readDirective(line);
    if (typeof block === "string" || blocks === PRODUCT_BLOCKS) continue;
    blocks += 1;
    flush();
    parts.push({ kind: "products", ...block });
  }
  flush();
  return parts;
}

/** What is wrong with the product blocks of an article, with the number of the line from 1, in Dutch. */
export function directiveProblems(markdown: string): { line: number; message: string }[] {
  let blocks = 0;
  return linesOf(markdown).flatMap(({ line, isDirective }, index) => {
    if (!isDirective) return [];
    blocks += 1;
    const block = readDirective(line);
    if (typeof block === "string") return [{ line: index + 1, message: block }];
    return blocks > PRODUCT_BLOCKS
      ? [
          {
            line: index + 1,
            message: `er staan hoogstens ${PRODUCT_BLOCKS} productblokken in een artikel; haal dit weg`,
          },
        ]
      : [];
  });
}

/** The lines of a text; inside a fenced block nothing is a directive. */
function linesOf(markdown: string): { line: string; isDirective: boolean }[] {
  let fence = "";
  return markdown.split("\n").map((line) => {
    const [, mark = ""] = FENCE.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence)) fence = "";
      return { line, isDirective: false };
    }
    fence = mark;
    return { line, isDirective: DIRECTIVE.test(line) };
  });
}

function readDirective(line: string): ProductBlock | string {
  const [, written, rest] = line.length > LINE_LIMIT ? [] : (WHOLE.exec(line.trimEnd()) ?? []);
  const ids = (written ?? "").split(",").flatMap((id) => id.trim() || []);
  const attributes = rest === undefined ? {} : readAttributes(rest);
  if (typeof attributes === "string") return attributes;
  const { category = "", query = "", title = "", limit = String(DEFAULT_PRODUCTS) } = attributes;
  if (ids.length === 0 && !category && !query) return 'schrijf ::products[ID, ID] of ::products{category="sleutel"}';
  if (ids.length > BLOCK_PRODUCTS) return `noem hoogstens ${BLOCK_PRODUCTS} producten`;
  if (ids.length > 0 && (category || query)) return "noem producten, of een categorie of query, niet allebei";
  if (category && !/^[a-z0-9-]+(?:\.[a-z0-9-]+){0,2}$/.test(category))
    return "schrijf de sleutel van de categorie, zoals witgoed.wasmachines";
  if (!/^\d{1,2}$/.test(limit) || Number(limit) < 1 || Number(limit) > BLOCK_PRODUCTS)
    return `limit is een getal van 1 tot en met ${BLOCK_PRODUCTS}`;
  return { ids, category, query, title, limit: ids.length || Number(limit) };
}

function readAttributes(text: string): Partial<Record<(typeof ATTRIBUTES)[number], string>> | string {
  const found: Record<string, string> = {};
  let rest = text;
  while (rest.trim() !== "") {
    const match = ATTRIBUTE.exec(rest);
    const [whole = "", name = "", quoted, bare] = match ?? [];
    if (!match) return `dit is geen kenmerk: ${rest.trim().slice(0, 40)}; schrijf naam="waarde"`;
    if (!ATTRIBUTES.some((known) => known === name))
      return `onbekend kenmerk ${name}; gebruik ${ATTRIBUTES.join(", ")}`;
    found[name] = quoted ?? bare ?? "";
    rest = rest.slice(whole.length);
  }
  return found;
}
