/** Where a section stands. */
export type SectionKind = "support" | "policy" | "guide" | "category";

/** What stands below one heading of a page of the shop. */
export interface Section {
  kind: SectionKind;
  /** Title of the page. */
  title: string;
  /** Empty for what stands before the first heading. */
  heading: string;
  /** Path of the page with the anchor of the heading, as the page draws it. */
  path: string;
  sentences: string[];
  /** Quoted only to those who may see products for adults. */
  adult: boolean;
}

/** A section that answers a question. */
export interface FoundSection extends Omit<Section, "adult"> {
  /** The one or two sentences to quote. */
  sentences: string[];
  /** How much of the question it covers, from 0 to 1. */
  score: number;
}
