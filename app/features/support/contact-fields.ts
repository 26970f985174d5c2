/** Names of the form's fields, and of what the address of the page may say. */
export const contactFields = {
  name: "naam",
  email: "email",
  subject: "onderwerp",
  order: "bestelnummer",
  text: "bericht",
  /** Nobody sees it; programs that fill in everything fill it in. */
  trap: "website",
  /** In the address of the page that thanks. */
  sent: "verzonden",
} as const;

/** The number of a message, as `backend/support` makes it. */
export const isMessageNumber = (text: string): boolean => /^V[2-9A-HJKMNP-Z]{11}$/.test(text);
