/** What a sentence should be read as; what is not named should not be read. */
export interface Label {
  /** Last slugs of the categories, joined by `|`; several when the noun is ambiguous. */
  kind?: string;
  /** Euros, both inclusive. */
  price?: [number | null, number | null];
  /** Filters as in an address, several values joined by `|`; names of features in lower case. */
  filters?: Record<string, string>;
  /** `geluidsniveau low`, in order. */
  prefer?: string[];
  /** `price asc`. */
  sort?: string;
  /** Words that must still be searched for. */
  words?: string;
  /** Words that must be named as not understood. */
  left?: string;
}

export interface LabelledSentence {
  sentence: string;
  class: string;
  label: Label;
}

/** Sentences of one class. */
export const sentences = (name: string, rows: readonly [sentence: string, label: Label][]): LabelledSentence[] =>
  rows.map(([sentence, label]) => ({ sentence, class: name, label }));
