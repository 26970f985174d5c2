import { AccountGate } from "../account-gate";
import { Bookmarks } from "../bookmarks";
import { MoreLink } from "./more-link";
import styles from "./popups.module.css";

const SHOWN = 5;

/** The latest bookmarks. */
export function BookmarksPopup() {
  return (
    <div className={styles.popup}>
      <AccountGate rows={2}>
        {(profile) => (
          <>
            <Bookmarks profile={{ ...profile, bookmarks: profile.bookmarks.slice(0, SHOWN) }} />
            <MoreLink to="profileBookmarks" text="account.toPage" />
          </>
        )}
      </AccountGate>
    </div>
  );
}
