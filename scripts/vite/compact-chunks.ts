import { type Plugin, transformWithEsbuild } from "vite";

/** Long enough to save most line breaks, short enough for the column in a stack trace to be found. */
const LINE = 160;

/**
 * Writes the server's files without comments, needless white space and characters that take two bytes: the engine keeps
 * the text of everything it runs, once for each thread. A single dash or euro sign doubles its whole file, which was nine
 * megabytes in all; comments and white space were another four. Names stay, so that a stack trace can be read.
 */
export function compactChunks(): Plugin {
  return {
    name: "etalage:compact-chunks",
    apply: (_config, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = await compact(file.code);
    },
  };
}

export async function compact(code: string): Promise<string> {
  const { code: shorter } = await transformWithEsbuild(code, "chunk.js", {
    minifyWhitespace: true,
    lineLimit: LINE,
    legalComments: "none",
    target: "node20",
    sourcemap: false,
  });
  return withoutWideCharacters(shorter);
}

/** Here an escape would be something else than its character. */
const RAW = /String\.raw`[^`]*[\u0100-\uffff]/;

/**
 * Escapes what is beyond Latin-1, which esbuild does not do in patterns and templates; it is the same in texts, templates,
 * patterns and names. A file with such characters in a `String.raw` stays as it is. A character that a backslash stands
 * before needs none.
 */
export function withoutWideCharacters(code: string): string {
  if (RAW.test(code)) return code;
  return code.replace(/(\\*)([\u0100-\uffff])/g, (_, backslashes: string, character: string) => {
    const escaped = `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return backslashes.length % 2 === 0 ? backslashes + escaped : backslashes.slice(1) + escaped;
  });
}
