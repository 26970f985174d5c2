/** What shoppers call the contract's genders; `unisex` is indexed under both. */
export const genderWords: Record<string, string[]> = {
  male: ["heren", "man"],
  female: ["dames", "vrouw"],
  unisex: ["unisex", "heren", "dames", "man", "vrouw"],
  kids: ["kinder", "kind", "jongens", "meisjes"],
};

export const genderLabels: Record<string, string> = {
  male: "Heren",
  female: "Dames",
  unisex: "Unisex",
  kids: "Kinderen",
};

/** Words that precede a size. */
export const sizeWords: ReadonlySet<string> = new Set(["maat", "size", "mt"]);

/** The indexed word for a size that follows a size word: `maat 38`. */
export const sizeWord = (size: string): string => `maat${size}`;
