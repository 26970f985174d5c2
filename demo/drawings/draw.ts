import { hash } from "../../backend/images/logo/seeded";
import { allKinds } from "./kinds/all";
import { hand } from "./kit/hand";
import { definitions, resolve } from "./kit/paint";
import { monochrome, palette } from "./kit/palette";
import { closeUp, front, inScene, last, turned, type View } from "./views";

/** What to draw. The picture depends on nothing else, so the same request always gives the same text. */
export interface ProductPicture {
  /** A kind of product, "wasmachine"; an unknown one is drawn as a parcel. */
  kind: string;
  /** A colour by its Dutch name, or "primary" for the shop's own colour in two tones. Unknown: grey. */
  color: string;
  /** Determines the variant and its details; any whole number. */
  seed: number;
  /** 0 front, 1 turned, 2 close-up, 3 in its surroundings, 4 back, packaging or size. Others: 0. */
  view: number;
  /** Adds a soft background behind the product; transparent by default. */
  ground?: boolean;
}

export { COLOR_NAMES } from "./kit/palette";

/** The kinds that have a drawing of their own. */
export const KIND_NAMES: readonly string[] = Object.keys(allKinds);

const GROUND =
  '<radialGradient id="gr" cx=".42" cy=".34" r=".8"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#edf1f3"/></radialGradient>';

/** Rounds coordinates to a tenth of a unit, large ones to whole units; more precision only makes the file longer. */
function shorten(art: string): string {
  return art
    .replace(/-?\d+(?:\.\d+)?e-\d+/g, "0")
    .replace(/(\d+\.\d)\d{2,}/g, "$1")
    .replace(/(\d{3})\.\d+/g, "$1")
    .replace(/(\d+)\.0(?=\D)/g, "$1");
}

function compose(picture: ProductPicture): View & { defs: string; colors: ReturnType<typeof palette> } {
  const name = Object.hasOwn(allKinds, picture.kind) ? picture.kind : "verpakking";
  const kind = allKinds[name] ?? allKinds.verpakking;
  const start = hash(`${name}:${picture.seed}`);
  const isTurned = picture.view === 1;
  const drawing = kind.draw(
    hand(start, { turned: isTurned, back: picture.view === 4 && kind.last === "back" }, picture.seed + name.length),
  );
  const colors = palette(picture.color, start % 97);
  const views: Readonly<Record<number, () => View>> = {
    1: () => turned(drawing),
    2: () => closeUp(drawing),
    3: () => inScene(drawing, kind, hand(start + 3, { turned: false, back: false })),
    4: () => last(drawing, kind),
  };
  const view = (views[picture.view] ?? (() => front(drawing)))();
  const art = shorten(picture.color === "primary" ? monochrome(view.art) : view.art);
  return { art, frame: view.frame, defs: definitions(art, colors, isTurned), colors };
}

/** One product picture as SVG text: a sheet of 800 × 800 without external references, text or scripts. */
export function drawProduct(picture: ProductPicture): string {
  const { art, frame, defs, colors } = compose(picture);
  const corner = frame.split(" ").map(Number);
  const ground = picture.ground
    ? `<rect x="${corner[0]}" y="${corner[1]}" width="${corner[2]}" height="${corner[3]}" fill="url(#gr)"/>`
    : "";
  const body = `<defs>${ground ? GROUND : ""}${defs}</defs>${ground}<g stroke="{ob}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">${art}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="${frame}">${resolve(body, colors)}</svg>`;
}
