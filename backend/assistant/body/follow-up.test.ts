import { expect, it } from "vitest";
import type { Wish } from "#contract/wish";
import { asPartOfView, isVersion } from "./follow-up";

it.each([
  "de xl versie graag",
  "doe maar de rode uitvoering",
  "liever een wat grotere variant",
  "heb je de pro editie",
])("%s is about what is in view", (text) => expect(isVersion(text)).toBe(true));
it.each(["xl", "een airfryer, de xl versie", "lego city", "een versierde taart"])("%s is not", (text) =>
  expect(isVersion(text)).toBe(false),
);

it("takes a kind that the one in view is to come with for a part of it, and not for what is sought", () => {
  const camera = { key: "foto.cameras", name: "Camera's", path: "/foto/cameras/", products: 9 };
  const part = { id: "kind", kind: "kind" as const, said: "camera", label: "Camera's", hard: true };
  const read: Wish = { q: "", kinds: [camera], filters: {}, preferences: [], parts: [part], leftovers: [] };
  const phones = { q: "", kinds: [{ key: "telefoons", name: "Telefoons", path: "/telefoons/" }] };
  expect(asPartOfView("met goede camera", phones, read)).toMatchObject({ kinds: [], parts: [], leftovers: ["camera"] });
  for (const text of ["kan ik er een camera op zetten", "past die er bij een camera in", "kleur past bij mijn camera"])
    expect(asPartOfView(text, phones, read), text).toMatchObject({ kinds: [], leftovers: ["camera"] });
  expect(asPartOfView("camera uit kunnen zetten", phones, { ...read, leftovers: ["cam"] })).toMatchObject({
    kinds: [],
    leftovers: ["camera"],
  });
  expect(asPartOfView("een goede camera", phones, read)).toBe(read);
  expect(asPartOfView("met goede camera", { q: "", kinds: [] }, read)).toBe(read);
  expect(asPartOfView("met camera", { q: "", kinds: [camera] }, read)).toBe(read);
});
