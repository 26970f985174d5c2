/** What was on the screen from which the visitor came. */
export interface ChatView {
  /** Id of the product; empty without one. */
  product: string;
  term: string;
  /** Dot-joined key. */
  category: string;
}

export const nothingInView: ChatView = { product: "", term: "", category: "" };
