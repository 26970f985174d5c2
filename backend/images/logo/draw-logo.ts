import { letters } from "./alphabet";
import { hash, type Seeded, seeded } from "./seeded";

const INKS = [
  ["#0f4c5c", "#f2b45a"],
  ["#7a2e3a", "#f0cdb4"],
  ["#2f4b7c", "#f7c59f"],
  ["#3d6b4f", "#f4e3a1"],
  ["#6b4a86", "#e8c7e0"],
  ["#b4532a", "#ffe1b8"],
  ["#22577a", "#8fd6c2"],
  ["#1f2937", "#e4b363"],
  ["#8c2f58", "#f7d6d0"],
  ["#4a5b2a", "#e9dfb0"],
  ["#c0413b", "#ffe7d6"],
  ["#27646b", "#f5ddc2"],
  ["#503d2e", "#e7c8a0"],
  ["#3a3f8f", "#b9d4f5"],
] as const;

interface Mark {
  ground: string;
  /** Position of the letters: the middle of their line, and their height. */
  middle: number;
  height: number;
}

type Draw = (ink: string, light: string, pen: Seeded) => Mark;

function disc(ink: string, light: string): Mark {
  return {
    ground: `<circle cx="60" cy="60" r="56" fill="${ink}"/><circle cx="60" cy="60" r="49" fill="none" stroke="${light}" stroke-width="2"/>`,
    middle: 60,
    height: 36,
  };
}

function tile(ink: string, light: string, pen: Seeded): Mark {
  const corner = pen.pick([
    `<path d="M112 84V92Q112 112 92 112H60Z" fill="${light}"/>`,
    `<circle cx="94" cy="94" r="9" fill="${light}"/>`,
    `<rect x="26" y="88" width="68" height="6" rx="3" fill="${light}"/>`,
  ]);
  return {
    ground: `<rect x="8" y="8" width="104" height="104" rx="${pen.pick([10, 22, 30])}" fill="${ink}"/>${corner}`,
    middle: 56,
    height: 36,
  };
}

function shield(ink: string, light: string): Mark {
  return {
    ground: `<path d="M14 12H106V62C106 90 84 106 60 114C36 106 14 90 14 62Z" fill="${ink}"/><path d="M14 12H106V26H14Z" fill="${light}"/>`,
    middle: 62,
    height: 34,
  };
}

function hexagon(ink: string, light: string): Mark {
  return {
    ground: `<path d="M60 4L108 32V88L60 116L12 88V32Z" fill="${ink}"/><path d="M60 4L108 32L60 60L12 32Z" fill="${light}" opacity=".28"/>`,
    middle: 64,
    height: 34,
  };
}

function leaf(ink: string, light: string): Mark {
  return {
    ground: `<path d="M10 110V58Q10 10 62 10H110V62Q110 110 58 110Z" fill="${ink}"/><path d="M22 98L46 74" stroke="${light}" stroke-width="5"/>`,
    middle: 58,
    height: 34,
  };
}

function awning(ink: string, light: string): Mark {
  const scallops = [0, 1, 2, 3]
    .map((at) => `<path d="M${12 + at * 24} 40a12 12 0 0 0 24 0V14h-24Z" fill="${at % 2 ? light : ink}"/>`)
    .join("");
  return {
    ground: `${scallops}<path d="M16 60V104Q16 110 22 110H98Q104 110 104 104V60" fill="none" stroke="${ink}" stroke-width="5"/>`,
    middle: 82,
    height: 30,
  };
}

function bag(ink: string, light: string): Mark {
  return {
    ground: `<path d="M40 44V32a20 20 0 0 1 40 0V44" fill="none" stroke="${light === "#ffffff" ? ink : light}" stroke-width="7"/><path d="M18 36H102L110 104Q110 112 102 112H18Q10 112 10 104Z" fill="${ink}"/>`,
    middle: 76,
    height: 34,
  };
}

function rings(ink: string, light: string): Mark {
  return {
    ground: `<circle cx="46" cy="60" r="42" fill="${light}"/><circle cx="74" cy="60" r="42" fill="${ink}"/>`,
    middle: 60,
    height: 30,
  };
}

function sun(ink: string, light: string): Mark {
  const rays = Array.from(
    { length: 12 },
    (_, at) => `<path d="M60 4L67 26H53Z" transform="rotate(${at * 30} 60 60)"/>`,
  ).join("");
  return {
    ground: `<g fill="${light}">${rays}</g><circle cx="60" cy="60" r="42" fill="${ink}"/>`,
    middle: 60,
    height: 30,
  };
}

const MARKS = [disc, tile, shield, hexagon, leaf, awning, bag, rings, sun] as const satisfies readonly [
  Draw,
  ...Draw[],
];

/**
 * A shop's logo, 120 × 120: a plain mark with one to three initials, all as paths. The same seed gives the same logo.
 * Characters other than A–Z and 0–9 are dropped; with none left, only the mark is drawn.
 */
export function drawLogo(initials: string, seed: number): string {
  const pen = seeded(hash(`logo:${seed}`), seed);
  const draw: Draw = pen.pick(MARKS);
  const [ink, light] = pen.pick(INKS);
  const mark = draw(ink, light, pen);
  const text = initials
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, 3);
  const onPaper = draw === awning;
  const written = letters(text, {
    centre: draw === rings ? 74 : 60,
    middle: mark.middle,
    height: text.length > 2 ? mark.height * 0.72 : mark.height,
  });
  const stroke = (mark.height / 36) * pen.pick([5, 6, 7]);
  const art = `${mark.ground}<path d="${written}" fill="none" stroke="${onPaper ? ink : "#ffffff"}" stroke-width="${stroke.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">${art}</svg>`;
}
