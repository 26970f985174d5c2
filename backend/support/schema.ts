import { z } from "@hono/zod-openapi";
import { CONTACT_LENGTHS, type ContactMessage } from "#contract/contact";
import { LENGTHS } from "#contract/lengths";
import { line } from "../users/fields";

const unprintable = /[^\P{Cc}\n]|\p{Surrogate}/u;

/** A text of several lines, trimmed, of 1 to `max` characters. */
const lines = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, "\n").replace(/\t/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .refine((text) => !unprintable.test(text), "This cannot be printed."),
    );

export const contactBody: z.ZodType<ContactMessage> = z.object({
  name: line(1, LENGTHS.name),
  email: z.string().trim().toLowerCase().max(LENGTHS.email).pipe(z.email()),
  subject: line(1, CONTACT_LENGTHS.subject),
  order: line(0, CONTACT_LENGTHS.order),
  text: lines(CONTACT_LENGTHS.text),
});

/** What the operator's command sends: an answer, or the reason why there is none. */
export const closeBody = z.union([
  z.strictObject({ id: line(1, 40), answer: lines(CONTACT_LENGTHS.text) }),
  z.strictObject({ id: line(1, 40), reason: lines(CONTACT_LENGTHS.text) }),
]);
