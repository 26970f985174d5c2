import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profileBody } from "./profile-body";

const warn = vi.spyOn(console, "warn");
beforeEach(() => void warn.mockImplementation(() => {}));
afterEach(() => void warn.mockReset());

test("the address and the categories are taken out, and the address with a warning", () => {
  const body = profileBody({ given_name: "Sanne", email: "s@voorbeeld.nl", userPreferencesCategories: ["wonen"] });
  expect(body).toEqual({ given_name: "Sanne" });
  expect(warn).toHaveBeenCalledTimes(1);
});

test("without an address there is nothing to warn of", () => {
  expect(profileBody({ dateOfBirth: null, userPreferencesCategories: [] })).toEqual({ dateOfBirth: null });
  expect(warn).not.toHaveBeenCalled();
});

test("everything else goes along, also what takes a legacy field away", () => {
  const update = { phone: "", newsletter: [], wishlistItems: [], likedProducts: null, interests: null };
  expect(profileBody(update)).toEqual(update);
});

test("what was handed over stays as it was", () => {
  const given = { email: "s@voorbeeld.nl", phone: "1" };
  profileBody(given);
  expect(given).toEqual({ email: "s@voorbeeld.nl", phone: "1" });
});
