import { createContext, useContext } from "react";
import type { FlagName } from "#contract/flags";
import type { Flags } from "./flags";

export const FlagsContext = createContext<Flags | undefined>(undefined);

/** Whether a feature is on for this visitor. */
export function useFlag(name: FlagName): boolean {
  return useContext(FlagsContext)?.[name] ?? false;
}
