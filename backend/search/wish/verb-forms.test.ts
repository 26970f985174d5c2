import { describe, expect, it } from "vitest";
import { isVerbForm } from "./verb-forms";

describe("forms of everyday verbs", () => {
  it.each(["maak", "maken", "maakt", "maakte", "gemaakt", "wisselt", "gewisseld", "verbouwd", "gekregen", "zegt"])(
    "knows %s",
    (word) => {
      expect(isVerbForm(word)).toBe(true);
    },
  );

  it.each(["fiets", "leer", "leren", "boor", "plak", "teken", "lamp", "gemak", "stuur", "zakken", "eten", "ren"])(
    "takes %s for a thing",
    (word) => {
      expect(isVerbForm(word)).toBe(false);
    },
  );
});
