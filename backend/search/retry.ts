const FIRST_MS = 500;
const LONGEST_MS = 60_000;
const LOOK_BACK_MS = 10 * 60_000;

/**
 * Retries failed work, sooner after the first failure within ten minutes than after the tenth. One attempt at a time.
 */
export class Retry {
  private timer: NodeJS.Timeout | undefined;
  private failures: number[] = [];

  constructor(private readonly firstMs = FIRST_MS) {}

  /** Counts a failure and returns the number of recent ones. */
  failed(): number {
    const now = performance.now();
    this.failures = [...this.failures.filter((at) => now - at < LOOK_BACK_MS), now];
    return this.failures.length;
  }

  later(work: () => void): void {
    this.timer ??= setTimeout(
      () => {
        this.timer = undefined;
        work();
      },
      Math.min(LONGEST_MS, this.firstMs * 2 ** Math.max(0, this.failures.length - 1)),
    ).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
