import { CATEGORY_DRAWINGS } from "./category-drawings";

const COLORS = { plain: "#6b777b", primary: "#0b5c6b" };

/** Whether a node of Google's taxonomy has a drawing of its own. */
export const hasDrawing = (id: string): boolean => Object.hasOwn(CATEGORY_DRAWINGS, id);

/** `<id>.svg`, or `<id>-primary.svg` in the shop's own colour; null for an unknown name. */
export function drawCategoryFile(file: string): string | null {
  const [, id = "", primary] = /^(\d{1,9})(-primary)?\.svg$/.exec(file) ?? [];
  const path = hasDrawing(id) ? CATEGORY_DRAWINGS[id] : undefined;
  if (path === undefined) return null;
  const color = primary ? COLORS.primary : COLORS.plain;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 96 96">
<path d="${path}" fill="none" stroke="${color}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
</svg>`;
}
