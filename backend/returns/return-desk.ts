import type { ReturnStatus } from "#contract/returns";
import { failure } from "../http/failure";
import type { Kit, Mail } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import { refundAndTell } from "../orders/desk";
import type { PurchaseRow } from "../orders/purchases";
import { readSender, type Sender, type SenderOf } from "../orders/sender";
import type { Session } from "../storage/database";
import { siteFacts } from "../users/site-facts";
import type { Carrier } from "./carrier";
import { type Declared, declareReturn, newReturnNumber } from "./declare";
import { lockReturn, type ReturnRow, readReturnLines, readWholeReturn, type WholeReturn, writeStatus } from "./records";
import type { LabelPath } from "./return-answer";
import * as mails from "./return-mails";
import { mayBecome } from "./rules";

/** What buyers, sellers and operators do with returns: each is one transaction with the mail that tells it. */
export interface ReturnDesk {
  declare(purchase: PurchaseRow, declared: Declared): Promise<WholeReturn>;
  /**
   * Opens a return that needs nobody's decision, such as that of a withdrawal. What belongs to it is done `within` its
   * transaction.
   */
  open(
    purchase: PurchaseRow,
    declared: Declared,
    within: (session: Session, number: string) => Promise<void>,
  ): Promise<WholeReturn>;
  approve(number: string): Promise<WholeReturn>;
  reject(number: string, reason: string): Promise<WholeReturn>;
  /** The goods are back: the buyer is refunded at once. */
  receive(number: string): Promise<WholeReturn & { amount: number }>;
  /** Reads the shop's settings. */
  labelPaths(): Promise<LabelPath>;
}

interface Surroundings {
  publicOrigin: () => string;
  /** Called after a commit that queued mails or refunds. */
  wake: () => void;
  carrier: Carrier;
}

type Write = (told: mails.ReturnTold, sender: Sender) => Mail;

export function createReturnDesk(kit: Pick<Kit, "db" | "log" | "now">, around: Surroundings): ReturnDesk {
  const { db, now } = kit;
  const { publicOrigin, wake, carrier } = around;

  async function labelPaths(): Promise<LabelPath> {
    const { segments } = await siteFacts(kit);
    return (number, accessKey) => `/${segments.returnLabel}/${number}/?sleutel=${accessKey}`;
  }

  /** A change of a return, with the mail that tells it. Settings are read before the transaction. */
  async function change<T extends object>(
    write: Write,
    work: (session: Session, senderOf: SenderOf) => Promise<{ number: string; isNew: boolean; more: T }>,
  ): Promise<WholeReturn & T> {
    const senderOf = await readSender(kit, publicOrigin());
    const pathOf = await labelPaths();
    const changed = await db.transaction(async (session) => {
      const { number, isNew, more } = await work(session, senderOf);
      const found = await readWholeReturn(session, number);
      if (!found) throw new Error(`The return ${number} is gone.`);
      if (isNew) await tell(session, found, senderOf, pathOf, write);
      return { ...found, ...more };
    });
    wake();
    return changed;
  }

  async function tell(session: Session, found: WholeReturn, senderOf: SenderOf, pathOf: LabelPath, write: Write) {
    const { row, purchase } = found;
    if (purchase.email === "") return;
    const lines = (await readReturnLines(session, [row.id])).map(({ quantity, line: { name } }) => ({
      quantity,
      name,
    }));
    const labelUrl = publicOrigin() + pathOf(row.number, purchase.accessKey);
    const mail = write({ found, lines, labelUrl }, senderOf(purchase));
    await enqueueMail(session, { ...mail, key: `return:${row.id}:${row.status}` }, now());
  }

  /** Locks a return that may move on; a second press finds it moved already. */
  async function moving(session: Session, number: string, to: ReturnStatus): Promise<ReturnRow> {
    const row = await lockReturn(session, number);
    if (!row) throw failure(404, "Er is geen retour met dit nummer.");
    if (!mayBecome(row.status, to)) throw failure(409, `Retour ${number} is ${told[row.status]}.`);
    return row;
  }

  return {
    labelPaths,
    declare: (purchase, declared) =>
      change(mails.requestedMail, async (session) => {
        const { row, isNew } = await declareReturn(session, purchase, declared, now());
        return { number: row.number, isNew, more: {} };
      }),
    async open(purchase, declared, within) {
      const number = newReturnNumber();
      const labelCode = await carrier.label(number);
      return change(mails.approvedMail, async (session) => {
        const { row, isNew } = await declareReturn(session, purchase, declared, now(), number);
        if (!isNew) throw failure(409, "Er is net een retour van deze artikelen aangevraagd.");
        await writeStatus(session, row.id, "approved", now(), { labelCode });
        await within(session, number);
        return { number, isNew, more: {} };
      });
    },
    async approve(number) {
      // Asked outside the transaction; the same return gets the same label.
      const labelCode = await carrier.label(number);
      return change(mails.approvedMail, async (session) => {
        const { id } = await moving(session, number, "approved");
        await writeStatus(session, id, "approved", now(), { labelCode });
        return { number, isNew: true, more: {} };
      });
    },
    reject: (number, decision) =>
      change(mails.rejectedMail, async (session) => {
        const { id } = await moving(session, number, "rejected");
        await writeStatus(session, id, "rejected", now(), { decision });
        return { number, isNew: true, more: {} };
      }),
    receive: (number) =>
      change(mails.receivedMail, async (session, senderOf) => {
        const { id, orderId } = await moving(session, number, "received");
        await writeStatus(session, id, "received", now());
        const lines = await readReturnLines(session, [id]);
        const units = lines.map(({ line, quantity }) => ({ lineId: line.id, quantity }));
        const wish = { kind: "returned", reason: `return ${number}`, units } as const;
        const { refundId, amount } = await refundAndTell(session, senderOf, orderId, wish, now());
        await writeStatus(session, id, "refunded", now(), { refundId });
        return { number, isNew: true, more: { amount } };
      }),
  };
}

const told: Record<ReturnStatus, string> = {
  requested: "nog niet goedgekeurd",
  approved: "al goedgekeurd",
  rejected: "afgewezen",
  received: "al ontvangen",
  refunded: "al ontvangen en terugbetaald",
};
