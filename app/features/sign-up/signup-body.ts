import {
  normaliseIban,
  normaliseKvkNumber,
  normalisePhone,
  normaliseVatId,
  normaliseWebsite,
} from "#contract/business-ids";
import type { BusinessSignup, Profile, Signup } from "#contract/profile";
import { textOf } from "~/ui/form/use-form";
import { postalAddressOf } from "../addresses/address-rules";
import { birthOf } from "../profile/names-and-birth";
import { topicsOf } from "../profile/topic-fields";

/** AC-22: the request for a private sign-up. */
export function signupBody(data: FormData): Signup {
  return {
    given_name: textOf(data, "given_name"),
    family_name: textOf(data, "family_name"),
    dateOfBirth: birthOf(data),
    newsletter: topicsOf(data),
    terms: data.has("terms"),
  };
}

/**
 * AC-22: the request for a business sign-up, with numbers normalized. A user with an account does not enter personal
 * data or accept the terms again.
 */
export function businessSignupBody(data: FormData, profile?: Profile): BusinessSignup {
  return {
    ...signupBody(data),
    ...personOf(profile),
    companyName: textOf(data, "companyName"),
    kvk: normaliseKvkNumber(textOf(data, "kvk")),
    vatId: normaliseVatId(textOf(data, "vatId")),
    iban: normaliseIban(textOf(data, "iban")),
    website: normaliseWebsite(textOf(data, "website")),
    phone: normalisePhone(textOf(data, "phone")),
    address: postalAddressOf(data),
    ibanName: textOf(data, "ibanName"),
    representative: textOf(data, "representative"),
    certified: data.has("certified"),
  };
}

function personOf(profile: Profile | undefined): Partial<Signup> {
  if (!profile) return {};
  const { given_name, family_name, dateOfBirth, newsletter } = profile;
  return { given_name, family_name, dateOfBirth, newsletter, terms: true };
}
