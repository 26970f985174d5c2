import type { AppLoadContext } from "@remix-run/node";
import { LENGTHS } from "#contract/lengths";
import { findOrder } from "#contract/orders";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import { textOf } from "~/ui/form/use-form";
import { ACCESS } from "./order-fields";
import { MOST_NUMBER, type NotFoundOrder, trackFields } from "./track-fields";

export type TrackOutcome = { outcome: "found"; path: string } | NotFoundOrder;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Finds the order of whoever knows its number and address; says nothing about which of the two is wrong. */
export async function trackOrder(sent: FormData, context: AppLoadContext, visitor: Headers): Promise<TrackOutcome> {
  const number = textOf(sent, trackFields.number).slice(0, MOST_NUMBER);
  const email = textOf(sent, trackFields.email).slice(0, LENGTHS.email);
  const typed = { number, email };
  const problems: NotFoundOrder["problems"] = {
    ...(number === "" && { [trackFields.number]: "track.number.missing" as const }),
    ...(!ADDRESS.test(email) && { [trackFields.email]: "track.email.wrong" as const }),
  };
  if (Object.keys(problems).length > 0) return { outcome: "wrong", problems, typed };
  const found = await apiOf(context).result(findOrder, { body: typed }, forVisitor(visitor));
  if (found.ok) {
    const { order_id: orderId, access } = found.value;
    return { outcome: "found", path: context.paths.to("orderDetails", { orderId }, { [ACCESS]: access }) };
  }
  if (found.status === 429) return { outcome: "tooMany", problems, typed };
  return { outcome: found.reason === "refused" ? "unknown" : "failed", problems, typed };
}
