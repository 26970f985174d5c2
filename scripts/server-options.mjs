// How the shop's own process is started, by `npm start` and by the benches alike; the figures are in docs/figures.md.

/** Page rendering throws much away at once: a small room for that is cleared more often, and stays small. */
export const serverFlags = ["--enable-source-maps", "--max-semi-space-size=8"];

/** Each of the many threads would otherwise keep memory of its own that it has given back (Linux with glibc). */
export const serverEnv = { MALLOC_ARENA_MAX: "2" };
