import { defineCall } from "./call";

export const CONTACT_LENGTHS = { subject: 120, order: 20, text: 4_000 } as const;

/** What a visitor writes to customer service. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  /** Number of the order that it is about; empty without one. */
  order: string;
  text: string;
}

/** Answers the number of the message, which the mails about it repeat. 429 after too many. */
export const sendContact = defineCall<{ body: ContactMessage }, { id: string }>({
  name: "sendContact",
  service: "site",
  method: "POST",
  path: "/contact",
});
