const TICK_MS = 1_000;

/**
 * Detects that a thread has stopped responding. Time is counted in ticks of the calling thread, so that a moment in
 * which that thread itself was blocked (a slow page, a suspended machine) is not counted against the other.
 */
export class StallWatch {
  private ticks = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `limit` returns the seconds that the current work may take; `onStall` is called once when that is exceeded. */
  constructor(
    private readonly limit: () => number,
    private readonly onStall: (seconds: number) => void,
    private readonly tickMs = TICK_MS,
  ) {}

  /** Starts timing: work is waiting for a response. */
  begin(): void {
    if (this.timer) return;
    this.ticks = 0;
    this.timer = setInterval(() => this.tick(), this.tickMs).unref();
  }

  /** A response arrived; `idle` when no work is left. */
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
