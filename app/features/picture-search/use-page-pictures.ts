import { useEffect, useState } from "react";

/** Takes pictures that are pasted or dropped anywhere on the page; returns whether one is being dragged over it. */
export function usePagePictures(take: (file: Blob) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = pictureIn(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      take(file);
    }
    function drag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      // Otherwise the browser opens a dropped file itself, and the page is gone.
      event.preventDefault();
      setOver(event.type === "dragover");
      if (event.type !== "drop") return;
      const file = pictureIn(event.dataTransfer) ?? event.dataTransfer.files[0];
      if (file) take(file);
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    document.addEventListener("paste", paste);
    document.addEventListener("dragover", drag);
    document.addEventListener("drop", drag);
    document.addEventListener("dragleave", leave);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("dragover", drag);
      document.removeEventListener("drop", drag);
      document.removeEventListener("dragleave", leave);
    };
  }, [take]);
  return isOver;
}

const pictureIn = (data: DataTransfer | null): File | undefined =>
  Array.from(data?.files ?? []).find(({ type }) => type.startsWith("image/"));
