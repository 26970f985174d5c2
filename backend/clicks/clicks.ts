import { isbot } from "isbot";
import type { Click } from "#contract/clicks";
import type { Kit } from "../kit";
import * as records from "./records";
import { readTicket } from "./ticket";

type Store = Pick<Kit, "db" | "now">;

const DAY_MS = 86_400_000;
const KEPT_DAYS = 400;
const MOST = 5_000_000;

/** Who sends a click. */
export interface Clicker {
  client: string;
  /** The User-Agent header. */
  agent: string;
}

/** Counts a click of a person, once. Returns whether it was counted: not for bots, replays and forged tickets. */
export async function countClick({ db, now }: Store, key: string, click: Click, from: Clicker): Promise<boolean> {
  const nonce = readTicket(key, click.ticket, from.client, now());
  if (!nonce || from.agent === "" || isbot(from.agent)) return false;
  const { kind, clickId = "", website = "", product = "" } = click;
  return records.insertClick(db, { at: now(), kind, nonce, clickId, website, product });
}

/** Deletes clicks that no invoice can be about any more. */
export const forgetClicks = ({ db, now }: Store): Promise<void> =>
  records.deleteClicks(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS), MOST);
