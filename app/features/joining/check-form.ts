import type { AppLoadContext } from "@remix-run/node";
import { checkFeed, FEED_CHECK_LIMITS, type FeedCheck, type FeedToCheck } from "#contract/feed-check";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import { type FeedProblem, feedFields as fields } from "./feed-fields";

export type CheckOutcome =
  | { outcome: "checked"; result: FeedCheck }
  | { outcome: "wrong" | "often" | "failed"; problem: FeedProblem; address: string };

/** Checks the feed that the form names; a chosen file goes before an address. */
export async function checkForm(sent: FormData, context: AppLoadContext, visitor: Headers): Promise<CheckOutcome> {
  const body = await feedIn(sent);
  const address = addressIn(sent);
  if (typeof body === "string") return { outcome: "wrong", problem: body, address };
  const api = apiOf(context);
  const asked = { ...forVisitor(visitor), timeoutMs: CHECK_MS, isApart: true };
  const ask = () => api.result(checkFeed, { body }, asked);
  const answer = await (context.calls?.apart(ask) ?? ask());
  if (answer.ok) return { outcome: "checked", result: answer.value };
  if (answer.status === 429) return { outcome: "often", problem: "joining.check.often", address };
  if (answer.status === 400) return { outcome: "wrong", problem: "joining.check.wrong", address };
  return { outcome: "failed", problem: "joining.check.failed", address };
}

/** Fetching and reading a feed take longer than an ordinary call. */
const CHECK_MS = 45_000;

/** What the form says, or what is wrong with it. */
export async function feedIn(sent: FormData): Promise<FeedToCheck | FeedProblem> {
  const file = sent.get(fields.file);
  if (file instanceof Blob && file.size > 0) {
    if (file.size > FEED_CHECK_LIMITS.fileBytes) return "joining.check.large";
    return { file: Buffer.from(await file.arrayBuffer()).toString("base64") };
  }
  const address = addressIn(sent);
  if (address === "") return "joining.check.missing";
  const isFeed = /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= FEED_CHECK_LIMITS.address;
  return isFeed ? { address } : "joining.check.wrong";
}

function addressIn(sent: FormData): string {
  const value = sent.get(fields.address);
  return typeof value === "string" ? value.trim().slice(0, FEED_CHECK_LIMITS.address + 1) : "";
}
