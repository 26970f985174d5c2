import { type FlagName, flagNames } from "#contract/flags";

/** The visitor's cookie: a flag that it does not name follows the site's default. */
export interface FlagChoice {
  enabled: FlagName[];
  disabled: FlagName[];
}
export type Flags = Readonly<Record<FlagName, boolean>>;

const known = new Set<string>(flagNames);
const isFlag = (name: unknown): name is FlagName => typeof name === "string" && known.has(name);

/** The features cookie; unknown names and broken JSON are ignored (FF-04). */
export function parseFlagCookie(value: string | undefined): FlagChoice {
  try {
    const parsed: unknown = JSON.parse(value ?? "{}");
    const { enabled, disabled } = (parsed ?? {}) as Record<string, unknown>;
    return { enabled: flagList(enabled), disabled: flagList(disabled) };
  } catch {
    return { enabled: [], disabled: [] };
  }
}
function flagList(value: unknown): FlagName[] {
  return Array.isArray(value) ? [...new Set(value.filter(isFlag))].sort() : [];
}

/** Applies `?features=Cart,-Bookmarks` to an earlier choice; undefined when it names no flag. */
export function applyFlagParameter(choice: FlagChoice, parameter: string): FlagChoice | undefined {
  const enabled = new Set(choice.enabled);
  const disabled = new Set(choice.disabled);
  let changed = false;
  for (const part of parameter.slice(0, 1000).split(",")) {
    const off = part.startsWith("-");
    const name = off ? part.slice(1) : part;
    if (!isFlag(name)) continue;
    changed = true;
    (off ? disabled : enabled).add(name);
    (off ? enabled : disabled).delete(name);
  }
  return changed ? { enabled: [...enabled].sort(), disabled: [...disabled].sort() } : undefined;
}

export function serializeFlagChoice(choice: FlagChoice): string {
  return JSON.stringify(choice);
}

/** FF-03: the site's defaults, then the visitor's choice; disabled wins. */
export function resolveFlags(defaults: readonly FlagName[], choice: FlagChoice): Flags {
  const flags = {} as Record<FlagName, boolean>;
  for (const name of flagNames) {
    flags[name] = (defaults.includes(name) || choice.enabled.includes(name)) && !choice.disabled.includes(name);
  }
  return flags;
}
