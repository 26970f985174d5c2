import type { Identity } from "./seller";

/** Of a shop about which nothing is known but its address. */
export const noIdentity: Identity = {
  legalName: "",
  street: "",
  postalCode: "",
  city: "",
  country: "",
  kvk: "",
  vatId: "",
  email: "",
  phone: "",
};
