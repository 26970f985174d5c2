import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/catalogue";
import { Notice } from "~/ui/notice";
import type { Crop } from "./crop";
import { keepCrop, readCrop } from "./kept-crop";
import type { PictureView } from "./load-picture";
import { NoResults } from "./no-results";
import { PictureHead } from "./picture-head";
import { PictureResults } from "./picture-results";
import styles from "./picture-screen.module.css";
import { useComeback } from "./use-comeback";
import { useFound } from "./use-found";

interface PictureScreenProps {
  view: PictureView;
  /** Why a plain form did not do what it should. */
  problem?: MessageId | undefined;
}

/** SR-24: the picture, what it looks like, and the products that look like it. */
export function PictureScreen({ view, problem }: PictureScreenProps) {
  const intl = useIntl();
  const [crop, setCrop] = useState<Crop | null>(null);
  const { picture } = view.address;
  useEffect(() => setCrop(readCrop(picture)), [picture]);
  const found = useFound(view, crop);
  useComeback(found.problem === "notReady");
  function select(selected: Crop | null) {
    setCrop(selected);
    keepCrop(picture, selected);
  }
  return (
    <div className={styles.screen}>
      <h1>{intl.formatMessage({ id: "search.image.heading" })}</h1>
      {problem && (
        <div role="alert">
          <Notice tone="bad">
            <p>{intl.formatMessage({ id: problem })}</p>
          </Notice>
        </div>
      )}
      {found.problem === "gone" ? (
        <NoResults view={view} problem="gone" />
      ) : (
        <>
          <PictureHead view={view} found={found.value} crop={crop} onCrop={select} />
          {found.problem && <NoResults view={view} problem={found.problem} onRetry={crop ? found.retry : undefined} />}
          {!found.problem && <PictureResults view={view} found={found.value} isBusy={found.isBusy} />}
        </>
      )}
    </div>
  );
}
