import { AsyncLocalStorage } from "node:async_hooks";

/**
 * A value for everything that is done within some work. While one of these is in use, Node follows every promise of the
 * process, a twentieth of the cost of a page from the cache; so it is in use only while there is such work.
 */
export class Scope<T> {
  private readonly storage = new AsyncLocalStorage<T>();
  private inside = 0;

  async within<Result>(value: T, work: () => Promise<Result>): Promise<Result> {
    this.inside += 1;
    try {
      return await this.storage.run(value, work);
    } finally {
      this.inside -= 1;
      if (this.inside === 0) this.storage.disable();
    }
  }

  get value(): T | undefined {
    return this.storage.getStore();
  }
}
