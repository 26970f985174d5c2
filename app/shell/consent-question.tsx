import { useIntl } from "react-intl";
import { BANNER_FORM, BANNER_PLACE, consentAnswers, consentFields } from "~/browser/consent-fields";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { Button } from "~/ui/button";
import styles from "./consent-banner.module.css";

/** Who asks, what for, and two answers that are equally easy to give. A plain form: it works without JavaScript. */
export function ConsentQuestion() {
  const intl = useIntl();
  const paths = usePaths();
  const data = useRootData();
  const settings = paths.to("cookieSettings", {});
  const why = data?.tagManager ? "consent.why.manager" : "consent.why";
  return (
    <section className={styles.inside} aria-labelledby="consent-title">
      <div>
        <h2 className={styles.title} id="consent-title">
          {intl.formatMessage({ id: "consent.ask" })}
        </h2>
        <p className={styles.text}>
          {intl.formatMessage({ id: why }, { shopName: data?.site.shopName ?? "" })}{" "}
          <a href={settings}>{intl.formatMessage({ id: "consent.choose" })}</a>
        </p>
      </div>
      <form className={styles.answers} method="post" action={settings} {...{ [BANNER_FORM]: "" }}>
        <input type="hidden" name={consentFields.place} value={BANNER_PLACE} />
        <Button type="submit" name={consentFields.answer} value={consentAnswers.none}>
          {intl.formatMessage({ id: "consent.refuse" })}
        </Button>
        <Button type="submit" name={consentFields.answer} value={consentAnswers.all}>
          {intl.formatMessage({ id: "consent.accept" })}
        </Button>
      </form>
    </section>
  );
}
