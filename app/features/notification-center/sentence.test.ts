import { expect, test } from "vitest";
import type { Notification } from "#contract/notifications";
import { intl } from "~/i18n/intl";
import { sentenceOf } from "./sentence";

const product = { id: "1", name: "Waterkoker", path: "/product/waterkoker/1/", image: "" };
const about = { id: "n", createdAt: "2026-11-20T10:00:00Z", read: false };
const say = (what: object) => sentenceOf({ ...about, ...what } as Notification, intl).replaceAll("\u00a0", " ");

test.each([
  [{ kind: "back_in_stock", product }, "Waterkoker is weer op voorraad."],
  [{ kind: "price_drop", product, from: 4995, to: 3995 }, "Waterkoker is € 10,00 goedkoper: van € 49,95 naar € 39,95."],
  [{ kind: "business_status", status: "approved", message: "" }, "Je zakelijke account is goedgekeurd."],
  [{ kind: "deletion_planned", on: "2026-12-21T00:00:00Z" }, "Je account wordt op 21 december 2026 verwijderd."],
])("%j", (what, sentence) => expect(say(what)).toBe(sentence));

test("a kind of later says nothing", () => expect(say({ kind: "parcel" })).toBe(""));
