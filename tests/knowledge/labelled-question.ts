/** A question to the shop's texts, as a visitor types it. */
export interface LabelledQuestion {
  ask: string;
  /** What the path of the source must match; null when the texts do not say. */
  at: RegExp | null;
  /** In which reading; the comparison when absent. */
  marketplace?: true;
  /** Held out: never looked at while rules and the threshold were made. */
  unseen?: true;
}

export const market = (ask: string, at: RegExp | null): LabelledQuestion => ({ ask, at, marketplace: true });
export const both = (ask: string, at: RegExp | null): LabelledQuestion => ({ ask, at });
