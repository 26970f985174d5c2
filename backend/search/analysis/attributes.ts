/** What shoppers call the genders of the contract; `unisex` is found under both. */
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

/** Words after which a size follows. */
export const sizeWords: ReadonlySet<string> = new Set(["maat", "size", "mt"]);

/** The word under which a size is found when it is called a size: `maat 38`. */
export const sizeWord = (size: string): string => `maat${size}`;
