import { useContext } from "react";
import type { Flags } from "./flags";
import { FlagsContext } from "./flags-context";

/** Whether products can be ordered on this site (CA-09): the marketplace reading, with its cart. */
export const canBuyWith = (flags: Flags | undefined): boolean => Boolean(flags?.Marketplace && flags.Cart);

export const useCanBuy = (): boolean => canBuyWith(useContext(FlagsContext));
