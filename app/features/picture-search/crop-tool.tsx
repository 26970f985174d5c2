import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import ReactCrop from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { type Crop, clampCrop, cropData, type Grip, INITIAL_CROP, nudge, type Size, SMALLEST, stepOf } from "./crop";
import styles from "./crop-tool.module.css";

export interface CropToolProps {
  source: string;
  /** Natural size of the picture. */
  size: Size;
  /** An earlier selection. */
  initial: Crop | null;
  onApply: (crop: Crop) => void;
  onCancel: () => void;
}

/** SR-25: selects a part of the picture, by pointer, touch or keyboard. */
export function CropTool({ source, size, initial, onApply, onCancel }: CropToolProps) {
  const intl = useIntl();
  const id = useId();
  const [crop, setCrop] = useState(initial ?? INITIAL_CROP);
  const image = useRef<HTMLImageElement>(null);
  const tool = useRef<HTMLElement>(null);
  useEffect(() => tool.current?.querySelector<HTMLElement>(".ReactCrop__crop-selection")?.focus(), []);

  /** The library's own steps know the command key on a Mac only, and the control key elsewhere only. */
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") return onCancel();
    const grip = event.target instanceof HTMLElement ? gripOf(event.target) : undefined;
    const shown = image.current?.getBoundingClientRect();
    if (grip === undefined || !shown) return;
    if (event.key === "Enter") onApply(crop);
    const next = nudge(crop, event.key, stepOf(event), shown, grip);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setCrop(next);
  }
  const { top_left, bottom_right } = cropData(crop, size);
  const selected = { width: bottom_right[0] - top_left[0], height: bottom_right[1] - top_left[1] };
  const label = (part: Exclude<Grip, ""> | "area") => intl.formatMessage({ id: `search.image.crop.${part}` });
  return (
    <section
      ref={tool}
      className={styles.tool}
      aria-label={intl.formatMessage({ id: "search.image.crop" })}
      aria-describedby={`${id}-help`}
      onKeyDownCapture={press}
    >
      <p id={`${id}-help`} className={styles.help}>
        {intl.formatMessage({ id: "search.image.crop.help" })}{" "}
        <span className={styles.keys}>{intl.formatMessage({ id: "search.image.crop.keys" })}</span>
      </p>
      <ReactCrop
        className={styles.crop}
        crop={{ ...crop, unit: "%" }}
        onChange={(_, { x, y, width, height }) => setCrop(clampCrop({ x, y, width, height }))}
        minWidth={SMALLEST}
        minHeight={SMALLEST}
        keepSelection
        ariaLabels={{
          cropArea: label("area"),
          nDragHandle: label("n"),
          neDragHandle: label("ne"),
          eDragHandle: label("e"),
          seDragHandle: label("se"),
          sDragHandle: label("s"),
          swDragHandle: label("sw"),
          wDragHandle: label("w"),
          nwDragHandle: label("nw"),
        }}
      >
        <img
          ref={image}
          className={styles.picture}
          src={source}
          alt={intl.formatMessage({ id: "search.image.yours" })}
          {...size}
        />
      </ReactCrop>
      <VisuallyHidden>
        <span role="status">{intl.formatMessage({ id: "search.image.crop.size" }, selected)}</span>
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onApply(crop)}>
          {intl.formatMessage({ id: "search.image.crop.apply" })}
        </Button>
        <Button onClick={onCancel}>{intl.formatMessage({ id: "search.image.crop.cancel" })}</Button>
      </div>
    </section>
  );
}

const grips: readonly Grip[] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** Which part of the selection has the focus; undefined elsewhere. */
function gripOf(element: HTMLElement): Grip | undefined {
  if (element.classList.contains("ReactCrop__crop-selection")) return "";
  const { ord } = element.dataset;
  return grips.find((grip) => grip === ord);
}
