/** The nouns that the name of a category joins: two of `Printers & scanners`. */
export const nounsNamed = (name: string): string[] => name.split(/\s(?:&|en|and)\s/).map((noun) => noun.trim());
