import { join } from "node:path";
import { surfaceWords } from "../analysis/analyse-document";
import type { Compounds } from "../analysis/compounds";
import type { SearchDocument } from "../source/search-document";
import { learnedParts } from "../words/learned-parts";
import { Phrases } from "../words/phrases";
import { Vocabulary } from "../words/vocabulary";
import { titlePhrases } from "./title-phrases";

const vocabularyFile = (folder: string) => join(folder, "vocabulary.bin");
const phrasesFile = (folder: string) => join(folder, "phrases.bin");

/** What the shop's own products teach: its words, and the phrases that they are searched with. */
export class ShopWords {
  constructor(
    readonly vocabulary = new Vocabulary(),
    readonly phrases = new Phrases(),
  ) {}

  static load(folder: string): ShopWords {
    return new ShopWords(Vocabulary.load(vocabularyFile(folder)), Phrases.load(phrasesFile(folder)));
  }

  /** Words and phrases of a known product were counted before, so only words new to the shop are added. */
  learn(documents: readonly SearchDocument[], known: ReadonlySet<string>, compounds: Compounds): void {
    for (const document of documents) {
      const words = surfaceWords(document, compounds);
      const isKnown = known.has(document.id);
      this.vocabulary.add(isKnown ? words.filter((word) => this.vocabulary.count(word) === 0) : words);
      if (!isKnown) this.phrases.add(() => titlePhrases(document, compounds));
    }
  }

  /** Merges what is new; without `always` only when it is much. */
  settle(always = false): void {
    this.vocabulary.settle(always);
    this.phrases.settle(always);
  }

  /** Stems that compounds may consist of. */
  parts(): ReadonlySet<string> {
    this.vocabulary.settle(true);
    return learnedParts(this.vocabulary);
  }

  save(folder: string): void {
    this.vocabulary.save(vocabularyFile(folder));
    this.phrases.save(phrasesFile(folder));
  }
}
