import { Suspense, useId, useState } from "react";
import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { slugsOfKey } from "~/paths";
import { usePaths } from "~/paths-context";
import { addPictureSearch, useCurrentPicture } from "~/stores/picture-searches";
import { Button, ButtonLink } from "~/ui/button";
import { latePart } from "~/ui/late-part";
import type { Crop } from "./crop";
import type { CropToolProps } from "./crop-tool";
import { DeletePicture } from "./delete-picture";
import type { Found } from "./find-by-picture";
import type { PictureView } from "./load-picture";
import { PictureCategories } from "./picture-categories";
import styles from "./picture-head.module.css";
import { RESULTS_HEADING } from "./picture-results";
import { ShownPicture } from "./shown-picture";
import { Spinner } from "./spinner";
import { thumbnailOf } from "./thumbnail";

/** With the library for selections, which only visitors who crop a picture fetch. */
const { Part: CropTool, fetch: fetchCropTool } = latePart<CropToolProps>(
  async () => (await import("./crop-tool")).CropTool,
);

interface PictureHeadProps {
  view: PictureView;
  found: Found | null;
  /** The selection that is searched in; null for the whole picture. */
  crop: Crop | null;
  onCrop: (crop: Crop | null) => void;
}

/** The picture with what it looks like, and what can be done with it. */
export function PictureHead({ view, found, crop, onCrop }: PictureHeadProps) {
  const intl = useIntl();
  const paths = usePaths();
  const { picture } = view.address;
  const current = useCurrentPicture();
  const mayCrop = useFlag("ImageSearchCrop") && view.size !== null && view.problem === null;
  const [isCropping, setCropping] = useState(false);
  const opener = useId();
  const source = current?.id === picture ? current.imageUrl : paths.to("pictureFile", { picture });
  const words = found?.words.join(", ");
  function close(selected?: Crop) {
    setCropping(false);
    if (selected) onCrop(selected);
    // The button is drawn again with this change, so it can take the focus only after it.
    setTimeout(() => document.getElementById(opener)?.focus(), 0);
  }
  function searchWhole() {
    onCrop(null);
    // The button is gone with this change; the results may only be drawn with it.
    setTimeout(() => (document.getElementById(RESULTS_HEADING) ?? document.getElementById(opener))?.focus(), 0);
  }
  if (isCropping && view.size) {
    return (
      <Suspense fallback={<Spinner text={intl.formatMessage({ id: "search.image.crop" })} />}>
        <CropTool source={source} size={view.size} initial={crop} onApply={close} onCancel={() => close()} />
      </Suspense>
    );
  }
  return (
    <section className={styles.head} aria-labelledby="looks-like">
      <ShownPicture
        source={source}
        size={view.size}
        crop={crop}
        onLoaded={(image) => addPictureSearch({ id: picture, url: thumbnailOf(image) })}
      />
      <div className={styles.side}>
        <h2 id="looks-like" className={styles.title}>
          {intl.formatMessage({ id: words ? "search.image.looksLike" : "search.image.yours" })}{" "}
          {words && <span className={styles.words}>{words}</span>}
        </h2>
        {found && <PictureCategories view={view} categories={found.categories} />}
        {found && <Onward found={found} />}
        <div className={styles.actions}>
          {mayCrop && (
            <Button
              id={opener}
              data-scripted
              onClick={() => setCropping(true)}
              onPointerEnter={fetchCropTool}
              onFocus={fetchCropTool}
            >
              {intl.formatMessage({ id: "search.image.crop" })}
            </Button>
          )}
          {crop && (
            <Button variant="quiet" onClick={searchWhole}>
              {intl.formatMessage({ id: "search.image.crop.whole" })}
            </Button>
          )}
          <ButtonLink href={paths.to("pictureSearch", {})}>
            {intl.formatMessage({ id: "search.image.upload" })}
          </ButtonLink>
          <DeletePicture picture={picture} />
        </div>
      </div>
    </section>
  );
}

/** Where more like it is: its category, or else a search for its words. */
function Onward({ found: { kind, words } }: { found: Found }) {
  const intl = useIntl();
  const paths = usePaths();
  if (kind) {
    return (
      <a href={paths.listing(slugsOfKey(kind.key))}>
        {intl.formatMessage({ id: "search.image.kind" }, { name: kind.name })}
      </a>
    );
  }
  const q = words.slice(0, 2).join(" ");
  if (!q) return null;
  return <a href={paths.search({ q })}>{intl.formatMessage({ id: "search.image.words" }, { words: q })}</a>;
}
