// Options of the shop's process, used by `npm start` and the benchmarks; see docs/figures.md.

/**
 * Page rendering creates much short-lived garbage. A young generation of this size is collected before it grows large,
 * and yet seldom enough that little of a half-rendered page is promoted. Collecting on the thread itself costs less
 * than handing small heaps to helper threads, which on two cores are needed for pages.
 */
export const serverFlags = ["--max-semi-space-size=8", "--single-threaded-gc"];

/**
 * Linux with glibc. Otherwise each of the many threads keeps an arena of freed memory, and larger blocks stay with the
 * process after they are freed.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "524288",
  MALLOC_MMAP_THRESHOLD_: "1048576",
};
