import { randomBytes } from "node:crypto";
import type { ConsentChoice } from "#contract/consent";
import type { Kit } from "../kit";
import * as records from "./records";

const DAY_MS = 86_400_000;
/** A consent holds for half a year; proof of it is kept as long again. */
const KEPT_DAYS = 365;
const MOST = 1_000_000;

/** Adds a choice to the log; returns the id under which it is found. */
export async function storeConsent(
  { db, now }: Pick<Kit, "db" | "now">,
  { id = randomBytes(16).toString("hex"), version, purposes, place }: ConsentChoice,
): Promise<string> {
  await records.insertConsent(db, { id, at: now(), version, purposes: purposes.join(" "), place });
  return id;
}

/** Deletes choices that no longer prove anything. */
export const forgetConsents = ({ db, now }: Pick<Kit, "db" | "now">): Promise<void> =>
  records.deleteConsents(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS), MOST);
