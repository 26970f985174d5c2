/** Ends of abbreviations, after which a sentence goes on. */
const ABBREVIATED =
  /(?:^|[\s(])(?:bijv|bv|ca|dhr|mevr|dr|drs|enz|evt|excl|incl|max|min|nr|o\.a|p\.s|resp|d\.w\.z|i\.p\.v|m\.b\.t|n\.v\.t|o\.i\.d|t\.o\.v|z\.s\.m|\p{L})\.$/iu;
const END = /[.!?…]["'”’)]?\s+(?=["'“‘(]?[\p{Lu}\d€])/gu;

/** The sentences of a paragraph, trimmed. */
export function sentencesOf(paragraph: string): string[] {
  const text = paragraph.replace(/\s+/g, " ").trim();
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    const until = index + end.length;
    const sentence = text.slice(from, until).trim();
    if (ABBREVIATED.test(sentence)) continue;
    sentences.push(sentence);
    from = until;
  }
  const last = text.slice(from).trim();
  return last === "" ? sentences : [...sentences, last];
}
