import { mix, type Palette, type Tones } from "./palette";

/**
 * A paint is a material and a shading. Flat: l lit, b plain, d shaded, x line. Shaded by light from the top left: f
 * front face, s side face, r upright tube, v lying tube, q round ball.
 */
export type Paint = string;

const SHADED = /^[a-z][fsrvq]$/;

/** The fill attribute's value; materials are substituted when the picture is composed. */
export function fill(paint: Paint): string {
  if (!/^[a-z][a-z]$/.test(paint)) return paint;
  return SHADED.test(paint) ? `url(#${paint})` : `{${paint}}`;
}

type Stops = readonly (readonly [offset: number, color: string])[];

function stops(mode: string, tone: Tones, turned: boolean): Stops {
  const lit = mix(tone.b, tone.l, 0.75);
  const dim = mix(tone.b, tone.d, 0.55);
  if (mode === "s")
    return turned
      ? [
          [0, tone.b],
          [1, dim],
        ]
      : [
          [0, tone.d],
          [1, mix(tone.d, tone.x, 0.16)],
        ];
  if (mode === "r" || mode === "v")
    return [
      [0, tone.b],
      [0.28, lit],
      [0.6, tone.b],
      [1, tone.d],
    ];
  if (mode === "q")
    return [
      [0, tone.l],
      [0.45, tone.b],
      [1, tone.d],
    ];
  return [
    [0, lit],
    [0.55, tone.b],
    [1, dim],
  ];
}

function gradient(id: string, tone: Tones, turned: boolean): string {
  const mode = id.charAt(1);
  const inner = stops(mode, tone, turned)
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join("");
  if (mode === "q") {
    return `<radialGradient id="${id}" cx="${turned ? 0.66 : 0.34}" cy=".28" r=".8">${inner}</radialGradient>`;
  }
  const [from, to] = turned ? [1, 0] : [0, 1];
  const ends = { f: [from, 0, to, 1], r: [from, 0, to, 0] }[mode] ?? [0, 0, 0, 1];
  return `<linearGradient id="${id}" x1="${ends[0]}" y1="${ends[1]}" x2="${ends[2]}" y2="${ends[3]}">${inner}</linearGradient>`;
}

/** Fabric prints, and the soft shadow on the ground. */
const FIXED: Readonly<Record<string, string>> = {
  sh: '<radialGradient id="sh"><stop offset="0" stop-color="#111a33" stop-opacity=".34"/><stop offset=".6" stop-color="#111a33" stop-opacity=".16"/><stop offset="1" stop-color="#111a33" stop-opacity="0"/></radialGradient>',
  p1: '<pattern id="p1" width="64" height="64" patternUnits="userSpaceOnUse"><path d="M0 16H64" stroke="{ab}" stroke-width="22"/></pattern>',
  p2: '<pattern id="p2" width="44" height="44" patternUnits="userSpaceOnUse"><path d="M14 0V44" stroke="{cd}" stroke-width="5"/></pattern>',
  p3: '<pattern id="p3" width="56" height="56" patternUnits="userSpaceOnUse"><g fill="{ab}"><circle cx="14" cy="14" r="8"/><circle cx="42" cy="42" r="8"/></g></pattern>',
  p4: '<pattern id="p4" width="72" height="72" patternUnits="userSpaceOnUse"><path d="M0 18H72M18 0V72" stroke="{ab}" stroke-width="22" opacity=".4"/><path d="M0 54H72M54 0V72" stroke="{cl}" stroke-width="5"/></pattern>',
  p5: '<pattern id="p5" width="80" height="80" patternUnits="userSpaceOnUse"><g fill="{ab}"><path d="M20 8q22 2 16 30q-24-2-16-30M62 48q18 10 4 28q-20-10-4-28"/><circle cx="62" cy="20" r="5"/></g></pattern>',
  p6: '<pattern id="p6" width="90" height="34" patternUnits="userSpaceOnUse"><path d="M0 24L22 8L45 24L67 8L90 24" fill="none" stroke="{cd}" stroke-width="5"/></pattern>',
};

/** Only the definitions that this drawing refers to. */
export function definitions(art: string, colors: Palette, turned: boolean): string {
  const names = new Set([...art.matchAll(/url\(#([a-z][a-z0-9])\)/g)].map((match) => match[1] ?? ""));
  return [...names]
    .sort()
    .map((name) => {
      const tone = colors.get(name.charAt(0));
      return FIXED[name] ?? (tone ? gradient(name, tone, turned) : "");
    })
    .join("");
}

/** Substitutes every `{cb}` with the colour of that material and tone. */
export function resolve(art: string, colors: Palette): string {
  return art.replace(/\{([a-z])([lbdx])\}/g, (_, material: string, tone: keyof Tones) => {
    return colors.get(material)?.[tone] ?? "#888888";
  });
}
