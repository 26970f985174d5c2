/** The field with the shops of a document. */
export const SHOP_FIELD = "campaign";
