import type { AppLoadContext } from "@remix-run/node";
import { LENGTHS } from "#contract/lengths";
import { NOTICE_LENGTHS, sendNotice } from "#contract/notices";
import { REVIEW_LENGTHS, reportReasons, reportReview } from "#contract/reviews";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import type { MessageId } from "~/i18n/catalogue";
import { noticeFields as fields, kindOf, reportWords } from "./notice-fields";

export type Typed = Record<string, string>;
export type NoticeOutcome =
  | { outcome: "sent"; id: string; email: string }
  | { outcome: "reported" }
  /** Problems by field name. */
  | { outcome: "wrong"; problems: Record<string, MessageId>; typed: Typed }
  | { outcome: "often" | "failed"; typed: Typed };

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Sends what the form says: a complaint about a review, or a notice about a page. */
export async function sendForm(sent: FormData, context: AppLoadContext, visitor: Headers): Promise<NoticeOutcome> {
  const typed = Object.fromEntries(
    [...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const problems = typed[fields.review] ? reportProblems(typed) : noticeProblems(typed);
  if (Object.keys(problems).length > 0) return { outcome: "wrong", problems, typed };
  return typed[fields.review] ? report(typed, context, visitor) : notify(typed, context, visitor);
}

const said = (typed: Typed, name: string) => (typed[name] ?? "").trim();
const reasonIn = (typed: Typed) => reportReasons.find((reason) => reportWords[reason] === typed[fields.reason]);

async function report(typed: Typed, context: AppLoadContext, visitor: Headers): Promise<NoticeOutcome> {
  const body = { id: said(typed, fields.review), reason: reasonIn(typed) ?? "other", text: said(typed, fields.text) };
  const answer = await apiOf(context).result(reportReview, { body }, forVisitor(visitor));
  // A review that is gone or hidden needs no report any more.
  if (answer.ok || answer.status === 404) return { outcome: "reported" };
  return { outcome: answer.status === 429 ? "often" : "failed", typed };
}

async function notify(typed: Typed, context: AppLoadContext, visitor: Headers): Promise<NoticeOutcome> {
  const email = said(typed, fields.email);
  const body = {
    kind: kindOf(said(typed, fields.kind)),
    page: pathIn(said(typed, fields.page)),
    text: said(typed, fields.text),
    name: said(typed, fields.name),
    email,
  };
  const answer = await apiOf(context).result(sendNotice, { body }, forVisitor(visitor));
  if (answer.ok) return { outcome: "sent", id: answer.value.id, email };
  if (answer.status === 400) return { outcome: "wrong", problems: { [fields.email]: "notices.email.wrong" }, typed };
  return { outcome: answer.status === 429 ? "often" : "failed", typed };
}

/** The path in an address that was copied whole; anything else as it is. */
function pathIn(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

export function noticeProblems(typed: Typed): Record<string, MessageId> {
  const problems: Record<string, MessageId> = {};
  const page = pathIn(said(typed, fields.page));
  if (!/^\/(?![/\\])/.test(page) || page.length > NOTICE_LENGTHS.page) problems[fields.page] = "notices.page.wrong";
  const text = said(typed, fields.text);
  if (text === "") problems[fields.text] = "notices.text.missing";
  else if (text.length > NOTICE_LENGTHS.text) problems[fields.text] = "notices.text.long";
  const name = said(typed, fields.name);
  if (name === "" || name.length > LENGTHS.name) problems[fields.name] = "notices.name.missing";
  const email = said(typed, fields.email);
  if (!ADDRESS.test(email) || email.length > LENGTHS.email) problems[fields.email] = "notices.email.wrong";
  if (kindOf(said(typed, fields.kind)) === "illegal" && !typed[fields.honest])
    problems[fields.honest] = "notices.honest.missing";
  return problems;
}

function reportProblems(typed: Typed): Record<string, MessageId> {
  const problems: Record<string, MessageId> = {};
  if (!reasonIn(typed)) problems[fields.reason] = "notices.reason.missing";
  if (said(typed, fields.text).length > REVIEW_LENGTHS.report) problems[fields.text] = "notices.text.long";
  return problems;
}
