import { COLOR_NAMES, drawProduct, KIND_NAMES } from "./draw";

const VIEWS = 5;

/** `<kind>-<color>-<seed>-<view>.svg`, e.g. `wasmachine-wit-17-0.svg`; null for an unknown name. */
export function drawProductFile(file: string): string | null {
  const match = /^([a-z0-9-]{1,40})-([a-z]{1,20})-(0|[1-9]\d{0,8})-(\d)\.svg$/.exec(file);
  const [, kind = "", color = "", seed = "", view = ""] = match ?? [];
  if (!KIND_NAMES.includes(kind) || !COLOR_NAMES.includes(color) || Number(view) >= VIEWS) return null;
  return drawProduct({ kind, color, seed: Number(seed), view: Number(view) });
}
