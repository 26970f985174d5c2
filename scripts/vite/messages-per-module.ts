import path from "node:path";
import type { Plugin } from "vite";
import { compileTexts, MESSAGES_MODULE, readTexts } from "./messages";

const APP = `${path.resolve(import.meta.dirname, "../../app").replaceAll(path.sep, "/")}/`;
/** The beginning of an id that is put together: its area, and perhaps more. */
const AREA = /^[a-z][A-Za-z]*\./;

/**
 * Gives every module of the browser's build the texts that it names, so that a page brings only those of its own code.
 * The types make sure that ids are literals, or templates that begin with their area.
 */
export function messagesPerModule(): Plugin {
  let compiled: Readonly<Record<string, unknown>> = {};
  return {
    name: "etalage:messages-per-module",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post", // after Remix has taken the loaders out
    async buildStart() {
      compiled = compileTexts((await readTexts()).texts);
    },
    transform(code, id) {
      if (!id.startsWith(APP) || !/\.tsx?(\?|$)/.test(id)) return;
      const named = messageIdsIn(this.parse(code), Object.keys(compiled));
      if (named.length === 0) return;
      const texts = JSON.stringify(Object.fromEntries(named.map((name) => [name, compiled[name]])));
      const added = `import { addMessages as __addMessages } from "${MESSAGES_MODULE}";\n__addMessages(${texts});\n`;
      return { code: added + code, map: null };
    },
  };
}

/** Those of `ids` that a syntax tree names, whole or by a template such as `product.stock.${stock}`. */
export function messageIdsIn(tree: unknown, ids: readonly string[]): string[] {
  const literals = new Set<unknown>();
  const templates: RegExp[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: Quasi[] };
    if (type === "Literal") literals.add(value);
    if (type === "TemplateLiteral" && quasis) {
      const texts = quasis.map((quasi) => quasi.value.cooked ?? "");
      if (texts.length === 1) literals.add(texts[0]);
      else if (AREA.test(texts[0] ?? "")) templates.push(new RegExp(`^${texts.map(escaped).join(".+")}$`));
    }
    for (const child of Object.values(node)) look(child);
  };
  look(tree);
  return ids.filter((id) => literals.has(id) || templates.some((template) => template.test(id)));
}

interface Quasi {
  value: { cooked?: string | null };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
