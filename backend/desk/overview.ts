import { DESK_SHOWN, type DeskAnswer } from "#contract/desk";
import { waitingRequests } from "../account/business/desk";
import { heldFeeds } from "../feeds/desk";
import type { Kit } from "../kit";
import { deadMails } from "../mail/desk";
import { waitingNotices } from "../notices/desk";
import { waitingRefunds, waitingWithdrawals } from "../orders/desk-items";
import { waitingReturns } from "../returns/desk";
import { waitingReviews } from "../reviews/desk";
import { failingShops } from "../schedule/desk";
import { waitingMessages } from "../support/desk";

/** All that waits for an operator; what has a legal term first. */
export async function deskAnswer({ db, now }: Pick<Kit, "db" | "now">): Promise<DeskAnswer> {
  const kinds = await Promise.all([
    waitingNotices(db, DESK_SHOWN),
    waitingMessages(db, DESK_SHOWN),
    waitingWithdrawals(db, DESK_SHOWN),
    waitingRefunds(db, now(), DESK_SHOWN),
    waitingReturns(db, DESK_SHOWN),
    waitingReviews(db, DESK_SHOWN),
    waitingRequests(db, DESK_SHOWN),
    heldFeeds(db, DESK_SHOWN),
    failingShops(db, DESK_SHOWN),
    deadMails(db, DESK_SHOWN),
  ]);
  return { items: kinds.flat() };
}
