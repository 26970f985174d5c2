import type { Plugin } from "vite";

/**
 * Writes the server's files so that the engine can hold them with one byte a character. A single dash or euro sign takes
 * two bytes for every character of its file, which were nine megabytes of the whole.
 */
export function oneByteChunks(): Plugin {
  return {
    name: "etalage:one-byte-chunks",
    apply: (_config, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = withoutWideCharacters(file.code);
    },
  };
}

/** Here an escape would be something else than its character. */
const RAW = /String\.raw`[^`]*[\u0100-\uffff]/;

/**
 * Escapes what is beyond Latin-1, which is the same in texts, templates, patterns, names and comments; a file with such
 * characters in a `String.raw` stays as it is. A character that a backslash stands before needs none.
 */
export function withoutWideCharacters(code: string): string {
  if (RAW.test(code)) return code;
  return code.replace(/(\\*)([\u0100-\uffff])/g, (_, backslashes: string, character: string) => {
    const escaped = `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return backslashes.length % 2 === 0 ? backslashes + escaped : backslashes.slice(1) + escaped;
  });
}
