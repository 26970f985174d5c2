import { Dialog } from "~/ui/dialog";
import { GalleryViewer, type GalleryViewerProps } from "./gallery-viewer";

export interface GalleryDialogProps extends GalleryViewerProps {
  open: boolean;
  onClose: () => void;
}

/** The pictures in large size, over the page. */
export function GalleryDialog({ open, onClose, ...viewed }: GalleryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={viewed.name} shape="wide">
      <GalleryViewer {...viewed} />
    </Dialog>
  );
}
