import { useContext } from "react";
import type { Flags } from "./flags";
import { FlagsContext } from "./flags-context";

/** Whether products can be ordered on this site (CA-09): the marketplace reading, with its cart. */
export const canBuyWith = (flags: Flags | undefined): boolean => Boolean(flags?.Marketplace && flags.Cart);

/**
 * Whether a browser may be given the id of its cart before it has one (CA-01). Not where visitors are asked for consent
 * and nothing can be bought: there the cookie serves nothing that they asked for (TR-05).
 */
export const mayNameCartEarly = (flags: Flags): boolean => canBuyWith(flags) || !flags.ConsentBanner;

export const useCanBuy = (): boolean => canBuyWith(useContext(FlagsContext));
