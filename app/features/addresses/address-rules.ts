import type { DeliveryAddress, DeliveryAddressUpdate } from "#contract/addresses";
import { isBelgianPostcode, isDutchPostcode, isHouseNumber, normaliseDutchPostcode } from "#contract/business-ids";
import { LENGTHS } from "#contract/lengths";
import type { PostalAddress } from "#contract/profile";
import type { MessageId } from "~/i18n/catalogue";
import { textOf } from "~/ui/form/use-form";
import { withNumberApart } from "./street-line";

/** The typed address with a normalized postcode: `1234ab` → `1234 AB`. `prefix` as in `AddressFields`. */
export function postalAddressOf(data: FormData, prefix = ""): PostalAddress {
  const field = (name: string) => textOf(data, prefix + name);
  const country = field("country") === "BE" ? "BE" : "NL";
  const postalCode = field("postalCode");
  return withNumberApart({
    country,
    postalCode: country === "NL" ? normaliseDutchPostcode(postalCode) : postalCode,
    houseNumber: field("houseNumber"),
    addition: field("addition"),
    street: field("street"),
    city: field("city"),
  });
}

export type AddressProblem = Extract<MessageId, "address.postcode.nl" | "address.postcode.be" | "address.number.wrong">;

/**
 * Validates the filled-in fields; empty ones are validated by the inputs. A house number consists of digits: letters
 * and suffixes belong to the addition, in Belgium the bus number.
 */
export function addressProblems(address: PostalAddress): Partial<Record<keyof PostalAddress, AddressProblem>> {
  const { country, postalCode, houseNumber } = address;
  const problems: Partial<Record<keyof PostalAddress, AddressProblem>> = {};
  const isPostcode = country === "NL" ? isDutchPostcode : isBelgianPostcode;
  if (postalCode && !isPostcode(postalCode)) {
    problems.postalCode = country === "NL" ? "address.postcode.nl" : "address.postcode.be";
  }
  if (houseNumber && !isHouseNumber(houseNumber)) problems.houseNumber = "address.number.wrong";
  return problems;
}

/** PF-11, PF-12: the request for an added or changed address. */
export function updateOf(data: FormData, publicId: string | undefined): DeliveryAddressUpdate {
  const address = postalAddressOf(data);
  const [street = ""] = addressLines(address);
  return {
    ...(publicId ? { public_id: publicId } : {}),
    // A name is required; without one, use the street.
    name: textOf(data, "name") || street.slice(0, LENGTHS.addressName),
    address: { ...address, recipient: textOf(data, "recipient"), phone: textOf(data, "phone") },
    default: data.has("default"),
    deleted: false,
  };
}

/** The request for an existing address, with changes. */
export function changeOf(
  { publicId, name, data, default: isDefault }: DeliveryAddress,
  changes: Partial<Pick<DeliveryAddressUpdate, "default" | "deleted">>,
): DeliveryAddressUpdate {
  return { public_id: publicId, name, address: data, default: isDefault, deleted: false, ...changes };
}

/** Restores a deleted address, as a new one. */
export function copyOf({ name, data, default: isDefault }: DeliveryAddress): DeliveryAddressUpdate {
  return { name, address: data, default: isDefault, deleted: false };
}

/** The lines as on an envelope. */
export function addressLines({ street, houseNumber, addition, postalCode, city, country }: PostalAddress): string[] {
  const bus = country === "BE" && /^\d/.test(addition) ? `bus ${addition}` : addition;
  const joined = /^[a-z]$/i.test(bus) ? `${houseNumber}${bus}` : `${houseNumber} ${bus}`.trim();
  return [`${street} ${joined}`, `${postalCode} ${city}`];
}
