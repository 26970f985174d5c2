import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { type Plugin, transformWithEsbuild } from "vite";

export const MESSAGES_MODULE = "virtual:messages";
const folder = path.resolve(import.meta.dirname, "../../app/i18n/messages");

interface Text {
  en: string;
  nl: string;
}

/** Reads every area file; each is self-contained, with no runtime imports. */
export async function readTexts(): Promise<{ files: string[]; texts: Record<string, Text> }> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ts")).map((name) => path.join(folder, name));
  const texts: Record<string, Text> = {};
  for (const file of files) {
    const { code } = await transformWithEsbuild(await readFile(file, "utf8"), file);
    const area = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
      string,
      Record<string, Text>
    >;
    for (const entries of Object.values(area)) Object.assign(texts, entries);
  }
  return { files, texts };
}

/** The Dutch catalogue as plain strings or parsed messages, so that the browser needs no parser. */
export function compileTexts(texts: Readonly<Record<string, Text>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const parsed = parse(text.nl, { captureLocation: false });
      const [only] = parsed;
      return [key, parsed.length === 1 && only?.type === 0 ? only.value : parsed];
    }),
  );
}

/** The catalogue as a module. In the browser's build it begins empty, and each module adds what it names. */
export function compiledMessages(): Plugin {
  let perModule = false;
  return {
    name: "etalage-messages",
    enforce: "pre",
    config(_config, { command, isSsrBuild }) {
      perModule = command === "build" && !isSsrBuild;
    },
    resolveId: (id) => (id === MESSAGES_MODULE ? `\0${MESSAGES_MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MESSAGES_MODULE}`) return;
      if (perModule) {
        return "export const messages = {};\nexport const addMessages = (more) => void Object.assign(messages, more);";
      }
      const { files, texts } = await readTexts();
      for (const file of files) this.addWatchFile(file);
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compileTexts(texts)))});`;
    },
  };
}
