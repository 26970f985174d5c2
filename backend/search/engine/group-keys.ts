/** Numbers the keys of variant groups, from 1; 0 is no group. */
export class GroupKeys {
  private readonly numbers = new Map<string, number>();

  constructor(readonly keys: string[] = []) {
    for (const [i, key] of keys.entries()) this.numbers.set(key, i + 1);
  }

  get size(): number {
    return this.keys.length;
  }

  add(key: string | null | undefined): number {
    if (!key) return 0;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.keys.push(key);
    this.numbers.set(key, number);
    return number;
  }
}
