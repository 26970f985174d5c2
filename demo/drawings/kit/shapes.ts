import { fill, type Paint } from "./paint";

/** Attributes for a shape without an outline, and for one with a thin outline. */
export const BARE = ' stroke="none"';
export const FINE = ' stroke-width="4"';

export function rect(x: number, y: number, w: number, h: number, r: number, paint: Paint, more = ""): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r > 0 ? ` rx="${r}"` : ""} fill="${fill(paint)}"${more}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, paint: Paint, more = ""): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill(paint)}"${more}/>`;
}

export function dot(cx: number, cy: number, r: number, paint: Paint, more = ""): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill(paint)}"${more}/>`;
}

export function path(d: string, paint: Paint, more = ""): string {
  return `<path d="${d}" fill="${fill(paint)}"${more}/>`;
}

/** A stroke only, in the outline colour unless another paint is given. */
export function line(d: string, width = 4, paint: Paint = ""): string {
  return `<path d="${d}" fill="none" stroke-width="${width}"${paint ? ` stroke="${fill(paint)}"` : ""}/>`;
}

/** A highlight on a surface. */
export function gloss(d: string, strength = 0.35): string {
  return `<path d="${d}" fill="#fff" stroke="none" opacity="${strength}"/>`;
}

/** A shadow on a surface. */
export function dim(d: string, strength = 0.14): string {
  return `<path d="${d}" fill="#111a33" stroke="none" opacity="${strength}"/>`;
}

export function group(attributes: string, ...content: readonly string[]): string {
  return `<g ${attributes}>${content.join("")}</g>`;
}

/** The content as drawn, plus its mirror image in the vertical axis at `axis`. */
export function both(content: string, axis = 400): string {
  return content + group(`transform="matrix(-1 0 0 1 ${axis * 2} 0)"`, content);
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** A rectangular clip. Content coordinates are relative to its top left. */
export function inset(x: number, y: number, w: number, h: number, content: string): string {
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`;
}

/** A row of blocks: keys, treads, stitches. `dash` is block and gap, as in stroke-dasharray. */
export function dashes(d: string, width: number, dash: string, paint: Paint = ""): string {
  return `<path d="${d}" fill="none" stroke-linecap="butt" stroke-width="${width}" stroke-dasharray="${dash}"${paint ? ` stroke="${fill(paint)}"` : ""}/>`;
}
