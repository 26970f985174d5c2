import type { MessageId } from "~/i18n/catalogue";
import { handlesOf } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import type { IconName } from "~/ui/icons/icon";

/** PF-01: the parts of the account area, in display order. */
export const accountPages = [
  { id: "profileOrdersAndReturns", icon: "box", title: "account.orders", line: "account.orders.line" },
  { id: "wishlist", icon: "heart", title: "account.wishlist", line: "account.wishlist.line" },
  { id: "profilePersonalInfo", icon: "account", title: "account.info", line: "account.info.line" },
  { id: "profileAddresses", icon: "pin", title: "account.addresses", line: "account.addresses.line" },
  { id: "profilePersonalization", icon: "spark", title: "account.preferences", line: "account.preferences.line" },
  { id: "profileNewsletter", icon: "mail", title: "account.newsletter", line: "account.newsletter.line" },
  { id: "profileNotificationCenter", icon: "bell", title: "account.notices", line: "account.notices.line" },
  { id: "profileRecentProducts", icon: "clock", title: "account.recent", line: "account.recent.line" },
  { id: "profileBookmarks", icon: "tag", title: "account.bookmarks", line: "account.bookmarks.line" },
] as const satisfies readonly AccountPageEntry[];

interface AccountPageEntry {
  id: string;
  icon: IconName;
  title: MessageId;
  line: MessageId;
}
export type AccountPageId = (typeof accountPages)[number]["id"];

export const titleOf = (id: AccountPageId): MessageId =>
  accountPages.find((page) => page.id === id)?.title ?? "account.title";

/** What a part of the account area declares for the layout around it. */
export interface AccountHandle extends PageHandle {
  part: AccountPageId;
  /** Available to visitors without an account too (RT-19). */
  open: boolean;
}

export function accountHandle(part: AccountPageId, { open = false } = {}): AccountHandle {
  return { title: titleOf(part), part, open };
}

const isPart = (handle: PageHandle): handle is AccountHandle => "part" in handle;

/** The part of the account area that is shown; undefined on its home page. */
export function accountPartOf(matches: readonly { handle?: unknown }[]): AccountHandle | undefined {
  return handlesOf(matches).find(isPart);
}
