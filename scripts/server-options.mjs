// How the shop's own process is started, by `npm start` and by the benches alike; the figures are in docs/figures.md.

/** Page rendering throws much away at once: a small room for that is cleared more often, and stays small. */
export const serverFlags = ["--max-semi-space-size=4"];

/**
 * Linux with glibc. Each of the many threads would otherwise keep memory of its own that it has given back, and larger
 * pieces would stay with the process once freed.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "524288",
  MALLOC_MMAP_THRESHOLD_: "1048576",
};
