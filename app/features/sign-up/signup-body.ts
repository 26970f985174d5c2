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

/** AC-22: what is sent to sign up privately. */
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
 * AC-22: what is sent to sign up as a business; numbers the one way in which they are kept. Who has an account already
 * is not asked again who they are, nor for the terms that they accepted then.
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
  };
}

function personOf(profile: Profile | undefined): Partial<Signup> {
  if (!profile) return {};
  const { given_name, family_name, dateOfBirth, newsletter } = profile;
  return { given_name, family_name, dateOfBirth, newsletter, terms: true };
}
