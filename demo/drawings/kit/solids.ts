import { BARE, dot, FINE, gloss, line, oval, path, rect, repeat } from "./shapes";

/** Vertical compression of a circle on the ground, from the common viewing height. */
export const TILT = 0.17;
const RISE = 0.5;

/** A rounded box: front face at x, y, w, h; top and right side receding over `depth`. */
export function box(x: number, y: number, w: number, h: number, depth: number, r: number, material: string): string {
  const [dx, dy] = [depth, -depth * RISE];
  const length = Math.hypot(dx, dy);
  // Where the oblique edges leave the rounded corners at the top left and the bottom right.
  const [ox, oy] = [Math.round((dy / length) * r), Math.round((-dx / length) * r)];
  const cut = Math.round(r * 0.29);
  const arc = `a${r} ${r} 0 0 1 `;
  const lid = `M${x + r + ox} ${y + r + oy}l${dx} ${dy}${arc}${-ox} ${-r - oy}h${w - r * 2}`;
  return [
    path(`${lid}${arc}${r} ${r}v${h - r * 2}${arc}${-r - ox} ${-oy}l${-dx} ${-dy}Z`, `${material}s`),
    path(`${lid}q${r - cut * 2} 0 ${r - cut} ${cut}l${-dx} ${-dy}Z`, `${material}l`, FINE),
    rect(x, y, w, h, r, `${material}f`),
  ].join("");
}

/** An upright round body, straight or tapered, with its top seen from slightly above. */
export function can(
  cx: number,
  top: number,
  bottom: number,
  rTop: number,
  rBottom: number,
  material: string,
  lid = "l",
): string {
  const wall = `M${cx - rTop} ${top}L${cx - rBottom} ${bottom}A${rBottom} ${rBottom * TILT} 0 0 0 ${cx + rBottom} ${bottom}L${cx + rTop} ${top}`;
  return path(`${wall}Z`, `${material}r`) + oval(cx, top, rTop, rTop * TILT, `${material}${lid}`);
}

/** A round bar or cable along a line: outline, body and a lit edge. */
export function tube(d: string, width: number, material: string): string {
  const lit = Math.max(2, Math.round(width * 0.26));
  const shift = Math.round(width * 0.16);
  return [
    `<g fill="none"><path d="${d}" stroke-width="${width + 9}"/>`,
    `<path d="${d}" stroke="{${material}b}" stroke-width="${width - 2}"/>`,
    width > 7
      ? `<path d="${d}" stroke="{${material}l}" stroke-width="${lit}" transform="translate(-${shift} -${shift})"/>`
      : "",
    "</g>",
  ].join("");
}

/** A dark display with a few lit lines. */
export function display(x: number, y: number, w: number, h: number, lines = 2): string {
  const step = h / (lines + 1);
  const rows = repeat(lines, (row) =>
    line(`M${x + w * 0.16} ${y + step * (row + 1)}H${x + w * (row % 2 ? 0.6 : 0.82)}`, Math.max(3, h * 0.08), "gb"),
  );
  return rect(x, y, w, h, Math.min(10, h / 4), "qf", FINE) + rows;
}

/** A rotary knob seen from the front. */
export function knob(cx: number, cy: number, r: number, material: string, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const tip = `${cx + Math.sin(angle) * r * 0.8} ${cy - Math.cos(angle) * r * 0.8}`;
  return (
    dot(cx, cy, r, `${material}q`) +
    line(`M${cx + Math.sin(angle) * r * 0.25} ${cy - Math.cos(angle) * r * 0.25}L${tip}`, Math.max(4, r * 0.16))
  );
}

/** A row of slots or grille bars. */
export function slots(x: number, y: number, w: number, count: number, gap: number, width = 5): string {
  return line(
    repeat(count, (index) => `M${x} ${y + index * gap}h${w}`),
    width,
  );
}

/** Soft shadow where the product touches the ground. */
export function shadow(cx: number, y: number, rx: number): string {
  return oval(cx, y, rx, Math.max(14, rx * 0.1), "url(#sh)", BARE);
}

/** The oblique reflection in a glass pane. */
export function reflection(x: number, y: number, w: number, h: number, strength = 0.22): string {
  return gloss(`M${x + w * 0.12} ${y}H${x + w * 0.42}L${x + w * 0.14} ${y + h}H${x}V${y + h * 0.4}Z`, strength);
}
