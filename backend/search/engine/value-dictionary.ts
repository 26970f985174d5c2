/** Maps every value of every facet field to a small number, its ordinal. Case-insensitive. */
export class ValueDictionary {
  readonly fields: string[];
  /** By ordinal: its field number, and the value as first seen. */
  readonly fieldOf: number[];
  readonly values: string[];
  private readonly ordinals = new Map<string, number>();
  private readonly fieldNumbers = new Map<string, number>();
  /** By field: its ordinals. */
  private readonly byField: number[][] = [];

  constructor(
    saved: { fields: string[]; fieldOf: number[]; values: string[] } = { fields: [], fieldOf: [], values: [] },
  ) {
    this.fields = [...saved.fields];
    this.fieldOf = [...saved.fieldOf];
    this.values = [...saved.values];
    for (const [number, field] of this.fields.entries()) {
      this.fieldNumbers.set(field, number);
      this.byField.push([]);
    }
    for (const [ordinal, value] of this.values.entries()) this.remember(this.fieldOf[ordinal] ?? 0, value, ordinal);
  }

  get size(): number {
    return this.values.length;
  }

  find(field: string, value: string): number | undefined {
    const number = this.fieldNumbers.get(field);
    return number === undefined ? undefined : this.ordinals.get(`${number}\0${value.toLowerCase()}`);
  }

  add(field: string, value: string): number {
    const known = this.find(field, value);
    if (known !== undefined) return known;
    let number = this.fieldNumbers.get(field);
    if (number === undefined) {
      number = this.fields.push(field) - 1;
      this.fieldNumbers.set(field, number);
      this.byField.push([]);
    }
    const ordinal = this.values.push(value) - 1;
    this.fieldOf.push(number);
    this.remember(number, value, ordinal);
    return ordinal;
  }

  /** All ordinals of a field, oldest first. */
  ordinalsOf(field: string): readonly number[] {
    return this.byField[this.fieldNumbers.get(field) ?? -1] ?? [];
  }

  private remember(field: number, value: string, ordinal: number): void {
    this.ordinals.set(`${field}\0${value.toLowerCase()}`, ordinal);
    this.byField[field]?.push(ordinal);
  }
}
