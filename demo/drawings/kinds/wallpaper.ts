import type { Hand } from "../kit/hand";
import { BARE, dot, gloss, group, inset, path, rect, repeat } from "../kit/shapes";

/** A lit screen with its own picture. */
export function picture(hand: Hand, x: number, y: number, w: number, h: number, r = 8): string {
  const hills = () =>
    dot(w * 0.72, h * 0.3, h * 0.12, "yb") +
    path(`M0 ${h * 0.72}Q${w * 0.3} ${h * 0.36} ${w * 0.56} ${h * 0.7}T${w} ${h * 0.56}V${h}H0Z`, "ab") +
    path(`M0 ${h * 0.86}Q${w * 0.4} ${h * 0.62} ${w} ${h * 0.86}V${h}H0Z`, "ad");
  const waves = () =>
    repeat(3, (i) =>
      path(
        `M0 ${h * (0.3 + i * 0.22)}C${w * 0.3} ${h * (0.05 + i * 0.24)} ${w * 0.6} ${h * (0.7 + i * 0.16)} ${w} ${h * (0.26 + i * 0.26)}V${h}H0Z`,
        ["gd", "ab", "qb"][i] ?? "ab",
        ' opacity=".85"',
      ),
    );
  const orbs = () =>
    dot(w * 0.3, h * 0.66, Math.min(w, h) * 0.42, "ab") +
    dot(w * 0.68, h * 0.4, Math.min(w, h) * 0.3, "yb", ' opacity=".85"') +
    dot(w * 0.56, h * 0.86, Math.min(w, h) * 0.26, "gb", ' opacity=".8"');
  const scene = hand.pick([hills, waves, orbs]);
  const sky = hand.pick(["qf", "gf", "qb"]);
  return (
    inset(x, y, w, h, group(BARE.trim(), rect(0, 0, w, h, 0, sky), scene())) +
    gloss(`M${x} ${y}H${x + w * 0.5}L${x + w * 0.2} ${y + h}H${x}Z`, 0.12) +
    rect(x, y, w, h, r, "none", ' stroke="{qx}" stroke-width="7"')
  );
}
