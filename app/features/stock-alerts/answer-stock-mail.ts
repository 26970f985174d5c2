import type { AppLoadContext } from "@remix-run/node";
import { LENGTHS } from "#contract/lengths";
import { answerStockMail, subscribeByMail } from "#contract/stock-alerts";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import { fields, REQUEST_TOKEN } from "./stock-request";

type Named = { name: string; path: string };
/** The outcome of a submission on the stock alert page. */
export type StockOutcome =
  | { outcome: "requested"; email: string }
  | { outcome: "wrongAddress" }
  | ({ outcome: "confirmed" | "stopped" } & Named)
  | { outcome: "unknown" }
  | { outcome: "failed" };

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Called only for a button press: mail scanners that follow links would otherwise confirm for the recipient. */
export async function answerStock(
  token: string,
  sent: FormData,
  context: AppLoadContext,
  visitor: Headers = new Headers(),
): Promise<StockOutcome> {
  try {
    return token === REQUEST_TOKEN ? await request(sent, context, visitor) : await answer(token, sent, context);
  } catch {
    return { outcome: "failed" };
  }
}

async function request(sent: FormData, context: AppLoadContext, visitor: Headers): Promise<StockOutcome> {
  const id = textOf(sent, fields.id);
  const email = textOf(sent, fields.email);
  if (!id || !ADDRESS.test(email)) return { outcome: "wrongAddress" };
  const done = await apiOf(context).ask(subscribeByMail, { body: { id, email } }, forVisitor(visitor));
  return done ? { outcome: "requested", email } : { outcome: "failed" };
}

async function answer(token: string, sent: FormData, context: AppLoadContext): Promise<StockOutcome> {
  const wish = textOf(sent, fields.answer);
  if (wish !== "confirm" && wish !== "stop") return { outcome: "failed" };
  const answered = await apiOf(context).result(answerStockMail, { body: { token, answer: wish } });
  // 400 means that the token is malformed, so it is unknown too.
  if (answered.status === 404 || answered.status === 400) return { outcome: "unknown" };
  if (!answered.ok) return { outcome: "failed" };
  const { name, path } = answered.value.product;
  const shown = path.startsWith("/product/") ? path : "/";
  return { outcome: wish === "confirm" ? "confirmed" : "stopped", name, path: shown };
}

const textOf = (sent: FormData, name: string): string => {
  const value = sent.get(name);
  return typeof value === "string" ? value.trim().slice(0, LENGTHS.email) : "";
};
