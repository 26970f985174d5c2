/** Something costly to keep, such as a process with an index in its memory. */
export interface Closable {
  close(): Promise<void>;
}

/** Opens something when it is used, and closes it when it has not been used for a while. */
export class OnDemand<T extends Closable> {
  private opened: Promise<T> | undefined;
  private users = 0;
  private timer: NodeJS.Timeout | undefined;
  private closing: Promise<void> = Promise.resolve();

  /** `beforeClose` is for what has to be stored first; it must not reject. */
  constructor(
    private readonly open: () => Promise<T>,
    private readonly idleMs: number,
    private readonly beforeClose: (opened: T) => Promise<void> = () => Promise.resolve(),
  ) {}

  /** Hands over what is open, opening it if needed. Rejects when it cannot be opened, or with what `work` rejects. */
  async use<Result>(work: (opened: T) => Promise<Result>): Promise<Result> {
    this.users += 1;
    clearTimeout(this.timer);
    try {
      this.opened ??= this.closing.then(this.open);
      const { opened } = this;
      opened.catch(() => this.forget(opened));
      return await work(await opened);
    } finally {
      this.users -= 1;
      if (this.users === 0) this.timer = setTimeout(() => void this.close(), this.idleMs).unref();
    }
  }

  /** Is opened again for the next use: what was open has ended by itself. */
  forget(opened = this.opened): void {
    if (this.opened === opened) this.opened = undefined;
  }

  /** Closes what is open; a later use opens it again. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    const { opened } = this;
    this.opened = undefined;
    if (!opened) return this.closing;
    this.closing = opened.then(
      async (one) => {
        await this.beforeClose(one);
        await one.close();
      },
      () => undefined,
    );
    return this.closing;
  }
}
