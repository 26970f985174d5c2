import { failure } from "../http/failure";
import type { Session } from "../storage/database";
import { changeSeller } from "./change-seller";
import { approved } from "./decide";
import { ownerOf, writeOwner } from "./members";
import type { Identity } from "./seller";

/** A company that proved who it is and that the site is its own. */
export interface Applicant {
  userId: string;
  website: string;
  identity: Identity;
  iban: string;
}

interface Moment {
  now: Date;
  shopName: string;
  /** Who decided. */
  actor: string;
}

/**
 * Makes an applicant the owner of the shop and lets it sell, in the transaction of the approval. 409 when the shop has
 * another owner, is suspended, or lacks something that the law asks for; 404 without the shop.
 */
export async function admitSeller(
  session: Session,
  { userId, website, identity, iban }: Applicant,
  { now, shopName, actor }: Moment,
): Promise<void> {
  const { id } = await changeSeller(session, { website, now, shopName }, (known) => {
    if (known.status === "suspended") throw failure(409, `De winkel ${website} is geschorst; hef dat eerst op.`);
    return approved({ ...known, iban, certifiedAt: now }, identity, { now, reason: "", actor, silent: true });
  });
  const owner = await ownerOf(session, id);
  if (owner && owner.id !== userId) throw failure(409, `De winkel ${website} heeft al een eigenaar: ${owner.id}.`);
  await writeOwner(session, id, userId, now);
}
