const TICK_MS = 1_000;

/**
 * Notices that a thread has stopped answering. Time is counted in ticks of the asking thread, so that a moment in which
 * that thread itself could do nothing (a slow page, a machine that slept) is not held against the other.
 */
export class StallWatch {
  private ticks = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `limit` gives the seconds that the work under way may take; `onStall` is called once when it took longer. */
  constructor(
    private readonly limit: () => number,
    private readonly onStall: (seconds: number) => void,
    private readonly tickMs = TICK_MS,
  ) {}

  /** Work is waiting for an answer from now on. */
  begin(): void {
    if (this.timer) return;
    this.ticks = 0;
    this.timer = setInterval(() => this.tick(), this.tickMs).unref();
  }

  /** An answer came; `idle` when nothing is left to answer. */
  answered(idle: boolean): void {
    this.ticks = 0;
    if (idle) this.end();
  }

  end(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private tick(): void {
    this.ticks += 1;
    const seconds = this.limit();
    if (this.ticks <= seconds) return;
    this.end();
    this.onStall(seconds);
  }
}
