import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The embedded PostgreSQL, compiled once for all threads of this process: compiling it costs more than everything else
 * that opening a store does, and what V8 has optimised stays optimised for the next store.
 */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return WebAssembly.compile(await readFile(join(dirname(entry), "pglite.wasm")));
}
