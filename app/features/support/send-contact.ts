import type { AppLoadContext } from "@remix-run/node";
import { CONTACT_LENGTHS, sendContact } from "#contract/contact";
import { LENGTHS } from "#contract/lengths";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import type { MessageId } from "~/i18n/catalogue";
import { contactFields as fields } from "./contact-fields";

export type Typed = Record<string, string>;
/** What a form that was not sent is shown with. */
export interface ContactProblem {
  outcome: "wrong" | "often" | "failed" | "trapped";
  /** By field name. */
  problems: Record<string, MessageId>;
  typed: Typed;
}
export type ContactOutcome = { outcome: "sent"; id: string } | ContactProblem;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const UNPRINTABLE = /\p{Cc}/u;
const said = (typed: Typed, name: string) => (typed[name] ?? "").trim();

/** Sends what the form says to customer service. */
export async function sendForm(sent: FormData, context: AppLoadContext, visitor: Headers): Promise<ContactOutcome> {
  const typed = Object.fromEntries(
    Object.values(fields).map((name) => {
      const value = sent.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
  // A person, whose browser filled it in, sends the form once more.
  if (typed[fields.trap]) return { outcome: "trapped", problems: {}, typed: { ...typed, [fields.trap]: "" } };
  const problems = contactProblems(typed);
  if (Object.keys(problems).length > 0) return { outcome: "wrong", problems, typed };
  const body = {
    name: said(typed, fields.name),
    email: said(typed, fields.email),
    subject: said(typed, fields.subject),
    order: said(typed, fields.order),
    text: said(typed, fields.text),
  };
  const answer = await apiOf(context).result(sendContact, { body }, forVisitor(visitor));
  if (answer.ok) return { outcome: "sent", id: answer.value.id };
  if (answer.status === 400) return { outcome: "wrong", problems: { [fields.email]: "contact.email.wrong" }, typed };
  return { outcome: answer.status === 429 ? "often" : "failed", problems: {}, typed };
}

export function contactProblems(typed: Typed): Record<string, MessageId> {
  const problems: Record<string, MessageId> = {};
  const oneLine = (name: string, most: number) =>
    said(typed, name).length <= most && !UNPRINTABLE.test(said(typed, name));
  if (said(typed, fields.name) === "" || !oneLine(fields.name, LENGTHS.name))
    problems[fields.name] = "contact.name.missing";
  if (!ADDRESS.test(said(typed, fields.email)) || !oneLine(fields.email, LENGTHS.email))
    problems[fields.email] = "contact.email.wrong";
  if (said(typed, fields.subject) === "") problems[fields.subject] = "contact.subject.missing";
  else if (!oneLine(fields.subject, CONTACT_LENGTHS.subject)) problems[fields.subject] = "contact.subject.long";
  if (!oneLine(fields.order, CONTACT_LENGTHS.order)) problems[fields.order] = "contact.order.wrong";
  const text = said(typed, fields.text).replace(/\r\n/g, "\n");
  if (text === "") problems[fields.text] = "contact.text.missing";
  else if (text.length > CONTACT_LENGTHS.text) problems[fields.text] = "contact.text.long";
  return problems;
}
