import type { PickupPoint } from "#contract/checkout";

/** Who carries returns: the embedded one below, or a carrier's service. */
export interface Carrier {
  /** As printed on labels. */
  service: string;
  /** Registers a parcel and returns the code of its label: letters, digits and hyphens. The same for the same return. */
  label(returnNumber: string): Promise<string>;
  /** Where parcels can be handed in, nearest first. */
  dropOff(postcode: string): Promise<PickupPoint[]>;
}

/** Takes returns at the shop's pick-up points; the code of a label is the return's own number. */
export function embeddedCarrier(near: (postcode: string) => Promise<PickupPoint[]>): Carrier {
  return {
    service: "Etalage Retour",
    label: async (returnNumber) => `ER-${returnNumber}`,
    dropOff: near,
  };
}
