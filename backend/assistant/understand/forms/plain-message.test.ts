import { expect, it } from "vitest";
import { plainMessage } from "./plain-message";

it.each([
  ["kleur maakt dan niet uit", "kleur maakt niet uit"],
  ["mag dan wel 60 kosten", "mag wel 60 kosten"],
])("a particle that only carries a message on is left out: %s", (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});

it.each([
  "groter dan 10 inch",
  "meer geluid dan 60 db",
  "iets anders dan zwart",
  "liever dan rood",
  "een blauwe dan?",
  "dan maar zonder deksel",
])("a comparing, asking or opening `dan` stays: %s", (message) => {
  expect(plainMessage(message)).toBe(message);
});

it.each([
  ["goed, even terug naar de jassen. Liever geen roze", "de jassen. Liever geen roze"],
  ["terug naar jassen", "jassen"],
])("the way back is not sought: %s", (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});

it("what broke is not what is sought next", () => {
  expect(plainMessage("nee wacht, mijn apparaat is stuk. Doe toch maar een hardcover")).toBe(
    "Doe toch maar een hardcover",
  );
});

it("what is to come with it is another thing, and what it has is none", () => {
  expect(plainMessage("met stoelen erbij, zonder armleuning")).toBe("en stoelen, zonder armleuning");
  expect(plainMessage("met een hoes erbij")).toBe("met een hoes erbij");
});

it.each([
  ["ook laarzen erbij maat 39", "en laarzen maat 39"],
  ["ook t-shirts erbij in maat L", "en t-shirts in maat L"],
  ["hetzelfde maar dan voor dames, maat 39", "voor dames, maat 39"],
])("another thing is sought by what it is to be: %s", (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});

it("an order that goes back is no way back", () => {
  expect(plainMessage("kan ik hem terug naar de winkel brengen")).toBe("kan ik hem terug naar de winkel brengen");
});

it.each([
  ["mijn maat klopt niet, het is 44", "maat 44"],
  ["oh sorry, de kleur is verkeerd, moet blauw zijn", "kleur blauw"],
  ["XL te krap. Doe maar XXL", "Doe maar XXL"],
  ["42 is me net te klein, dus liever 43", "liever 43"],
])("what is corrected is told by what takes its place: %s", (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});

it.each([
  ["het moet wel een grote fitting zijn, E27", "grote fitting, E27"],
  ["hij moet een houten blad worden", "houten blad"],
])("what it is to be is said as any wish: %s", (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});

it.each([
  ["heb je die nog goedkoper?? nee laat maar, gewoon onder de 700 euro", "gewoon onder de 700 euro"],
  ["over flesjes gesproken: glazen babyflessen?", "en glazen babyflessen?"],
  ["Maat 38 past me ook als ze wat groter vallen", "Maat 38 past me ook"],
  ["katoen is misschien slimmer want dat is lichter op reis", "katoen is misschien slimmer"],
])("what is begun, led up to or only explained wishes nothing: %s", (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});

it.each(["want dat is te duur, liever 50 euro", "als ze maar rood zijn", "laat maar zien"])("%s stays", (message) => {
  expect(plainMessage(message)).toBe(message);
});

it.each([
  ["Mijn keuken is wit, dus een witte.", "een witte."],
  ["o nee, rood is vrolijker", "liever rood"],
  ["mijn tv-meubel is 90 cm dus hij moet korter zijn", "mijn tv-meubel is 90 cm dus hij moet korter zijn"],
])("why it is to be so is not sought: %s", (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});
