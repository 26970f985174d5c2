import { code128 } from "./code-128";

/** Modules of white on each side, which a scanner needs. */
const QUIET = 10;
const HEIGHT = 60;

/** A text as a barcode in Code 128, with the text for those who cannot scan it. Black on white in any colour scheme. */
export function Barcode({ text, className }: { text: string; className?: string | undefined }) {
  const drawn = code128(text);
  if (!drawn) return null;
  const width = drawn.width + 2 * QUIET;
  const path = drawn.bars.map((bar) => `M${bar.at + QUIET} 0h${bar.width}v${HEIGHT}h-${bar.width}z`).join("");
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={text}
      preserveAspectRatio="none"
    >
      <rect width={width} height={HEIGHT} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
