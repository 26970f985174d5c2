import { CLICK_ID, CLICK_PARAMETER } from "#contract/clicks";
import { storageKeys } from "~/browser/storage-keys";
import { storedText, storeText } from "~/browser/stored-text";
import { mayMeasure } from "./consent";

/**
 * The click id that brought this visitor: of the address, which is stored, else the stored one (TR-04). Where consent is
 * asked, none is stored or read without a yes to marketing.
 */
export function clickId(query: string, consentBanner: boolean): string | undefined {
  if (!mayMeasure({ ConsentBanner: consentBanner }, "marketing")) return undefined;
  const given = new URLSearchParams(query).get(CLICK_PARAMETER) ?? "";
  if (CLICK_ID.test(given)) {
    storeText(storageKeys.clickId, given);
    return given;
  }
  const stored = storedText(storageKeys.clickId) ?? "";
  return CLICK_ID.test(stored) ? stored : undefined;
}
