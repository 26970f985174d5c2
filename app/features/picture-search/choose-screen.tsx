import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Notice } from "~/ui/notice";
import { BarcodeSection } from "./barcode-section";
import styles from "./choose-screen.module.css";
import { PictureForm } from "./picture-form";
import { PictureHistory } from "./picture-history";
import type { FormOutcome } from "./send-form";

interface ChooseScreenProps {
  /** What the server said of the plain form. */
  outcome?: FormOutcome | undefined;
  /** The visitor has just deleted a picture. */
  deleted: boolean;
}

/** Where a picture, or a barcode, is chosen to search with. */
export function ChooseScreen({ outcome, deleted }: ChooseScreenProps) {
  const intl = useIntl();
  const ways = useRef<HTMLDivElement>(null);
  // The button that deleted it is gone, and the focus with it.
  useEffect(() => {
    if (deleted && document.activeElement === document.body)
      ways.current?.querySelector<HTMLInputElement>("input[type=file]")?.focus();
  }, [deleted]);
  const wrong = outcome?.outcome === "wrong" ? outcome : undefined;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{intl.formatMessage({ id: "search.image.title" })}</h1>
        <p className={styles.lead}>{intl.formatMessage({ id: "search.image.lead" })}</p>
      </header>
      {deleted && !wrong && (
        <div role="status">
          <Notice tone="good">
            <p>{intl.formatMessage({ id: "search.image.deleted" })}</p>
          </Notice>
        </div>
      )}
      <div ref={ways} className={styles.ways}>
        <PictureForm problem={wrong?.problem} link={wrong?.link} />
        <BarcodeSection />
      </div>
      <PictureHistory />
    </div>
  );
}
