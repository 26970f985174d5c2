// Options of the shop's process, used by `npm start` and the benchmarks; see docs/figures.md.

/**
 * Page rendering creates much short-lived garbage: a small young generation is collected more often and stays small.
 * Larger ones were tried (docs/decisions/0034).
 *
 * The embedded PostgreSQL's hottest functions are compiled beside the work, each with tens of MB that the allocator then
 * keeps: one at a time needs that once.
 *
 * One helper thread for the engine: several of them mark garbage on every core at once, and pages wait meanwhile.
 */
export const serverFlags = ["--max-semi-space-size=4", "--wasm-num-compilation-tasks=1", "--v8-pool-size=1"];

/**
 * Linux with glibc. Otherwise each of the many threads keeps an arena of freed memory, and larger blocks stay with the
 * process after they are freed.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "524288",
  MALLOC_MMAP_THRESHOLD_: "1048576",
};
