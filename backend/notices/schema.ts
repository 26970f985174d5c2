import { z } from "@hono/zod-openapi";
import { LENGTHS } from "#contract/lengths";
import { NOTICE_LENGTHS, type Notice, noticeKinds } from "#contract/notices";
import { line } from "../users/fields";

const unprintable = /[^\P{Cc}\n]|\p{Surrogate}/u;

export const noticeBody: z.ZodType<Notice> = z.object({
  kind: z.enum(noticeKinds),
  page: line(1, NOTICE_LENGTHS.page).refine((path) => /^\/(?![/\\])/.test(path), "This is no page of this site."),
  text: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, "\n").replace(/\t/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(NOTICE_LENGTHS.text)
        .refine((text) => !unprintable.test(text), "This cannot be printed."),
    ),
  name: line(1, LENGTHS.name),
  email: z.string().trim().toLowerCase().max(LENGTHS.email).pipe(z.email()),
});

export const decisionBody = z.strictObject({
  id: line(1, 40),
  accepted: z.boolean(),
  reason: z.string().trim().min(1).max(2_000),
});
