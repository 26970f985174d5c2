import { AccountGate } from "../account-gate";
import { NewsletterForm } from "../newsletter-form";
import { MoreLink } from "./more-link";
import styles from "./popups.module.css";

export function NewsletterPopup() {
  return (
    <div className={styles.popup}>
      <AccountGate rows={3}>
        {(profile) => (
          <>
            <NewsletterForm profile={profile} />
            <MoreLink to="profileNewsletter" text="account.toPage" />
          </>
        )}
      </AccountGate>
    </div>
  );
}
