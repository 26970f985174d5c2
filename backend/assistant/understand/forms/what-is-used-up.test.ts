import { expect, it } from "vitest";
import { forWhatIsUsedUp } from "./what-is-used-up";

it.each([
  ["Dag, ik heb een Miele Classic C1 en de zakken zijn op. Heeft u die?", "zakken voor een Miele Classic C1"],
  ["ik heb een HP DeskJet en de inkt is bijna op, hebben jullie die?", "inkt voor een HP DeskJet"],
  [
    "Ik heb een Miele en de motor is stuk. Repareren jullie die?",
    "Ik heb een Miele en de motor is stuk. Repareren jullie die?",
  ],
])("what is used up is sought for the thing it belongs to: %s", (message, meant) => {
  expect(forWhatIsUsedUp(message)).toBe(meant);
});
