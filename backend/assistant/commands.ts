/** How an earlier product is pointed at: an ordinal (`1`, `-1` for the last), words of its name, or what stands out. */
export type Ref =
  | { is: "nth"; n: number }
  | { is: "named"; words: string }
  /** The one that was shown first in the conversation, or those words name, of all that were shown in it. */
  | { is: "seen"; words: string }
  | { is: "cheapest" }
  | { is: "dearest" }
  | { is: "this" }
  | { is: "id"; id: string };

export const offerTopics = ["price", "shop", "shipping", "delivery", "stock", "deal"] as const;
export type OfferTopic = (typeof offerTopics)[number];

/**
 * Everything that a mind may ask of the body, and all of it only reads: understanding proposes, the body decides and
 * executes. Several may follow from one message.
 */
export type Command =
  /**
   * Wishes as the visitor said them; the search's own reading of them is merged into what was wished before.
   * `otherBrand`: of none of the brands in view.
   */
  | { do: "wish"; text: string; fresh?: boolean; otherBrand?: true }
  /** Takes back the wishes that these words name; `all` takes back every one. */
  | { do: "drop"; part: string }
  /** More or less of something than the product or the list in view: cheaper, quieter, larger. */
  | { do: "relative"; word: string; direction: "low" | "high"; ref?: Ref }
  | { do: "more" }
  /** Answers the question that was asked last; null: it does not matter. */
  | { do: "narrow"; choice: string | null }
  /** `by`: what is asked of the two, as `lichter`. */
  | { do: "compare"; refs: Ref[]; by?: string }
  | { do: "spec"; ref: Ref; field: string }
  | { do: "offer"; ref: Ref; about: OfferTopic }
  | { do: "explain"; term: string }
  | { do: "policy"; topic: string }
  | { do: "shape"; ask: "cheapest" | "dearest" | "count" | "best"; text: string }
  | { do: "human" }
  | { do: "order" }
  | { do: "greet" }
  | { do: "thanks" }
  /** Who or what is answering. */
  | { do: "who" }
  /** What the assistant never advises on. */
  | { do: "refuse"; topic: "medicine" | "weapons" | "law" }
  /** What a price is going to be, which nobody knows. */
  | { do: "foretell" }
  | { do: "off_topic" }
  | { do: "unclear" };
