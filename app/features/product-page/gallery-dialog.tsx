import { Suspense } from "react";
import { useIntl } from "react-intl";
import { Dialog } from "~/ui/dialog";
import { latePart } from "~/ui/late-part";
import type { GalleryViewerProps } from "./gallery-viewer";

const { Part: GalleryViewer, fetch } = latePart(() =>
  import("./gallery-viewer").then((module) => module.GalleryViewer),
);
/** Fetches the script of the large pictures ahead of their use. */
export const fetchGalleryViewer = fetch;

export interface GalleryDialogProps extends GalleryViewerProps {
  open: boolean;
  onClose: () => void;
}

/** The pictures in large size, over the page. */
export function GalleryDialog({ open, onClose, ...viewed }: GalleryDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open={open} onClose={onClose} title={viewed.name} shape="wide">
      <Suspense fallback={<p role="status">{intl.formatMessage({ id: "popups.loading" })}</p>}>
        <GalleryViewer {...viewed} />
      </Suspense>
    </Dialog>
  );
}
