// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keepQuestions, readQuestions } from "./kept-questions";

const none = { chatId: "", turns: [] };
const turn = { text: "een lamp", type: "text", messageId: "m1", problem: "failed" } as const;
const stored = () => sessionStorage.getItem("formDraft.assistant");

beforeEach(() => sessionStorage.clear());

test("questions are kept by page, and nothing is left once there are none", () => {
  keepQuestions("", { chatId: "c1", turns: [turn] });
  keepQuestions("c2", { chatId: "c2", turns: [{ ...turn, type: "product", product: "p1" }] });
  expect(readQuestions("")).toEqual({ chatId: "c1", turns: [turn] });
  expect(readQuestions("c2").turns).toMatchObject([{ product: "p1" }]);
  expect(readQuestions("c3")).toEqual(none);
  expect(readQuestions("toString")).toEqual(none);
  keepQuestions("", none);
  expect(readQuestions("")).toEqual(none);
  keepQuestions("c2", none);
  expect(stored()).toBeNull();
});

test("one that was being asked when the page was left counts as failed", () => {
  keepQuestions("", { chatId: "", turns: [{ ...turn, problem: undefined }] });
  expect(readQuestions("").turns).toEqual([turn]);
});

test.each(["{", "null", "[]", '{"":null}', '{"":{"chatId":"c1","turns":[{"text":1}]}}', '{"":{"chatId":1}}'])(
  "%s holds no questions",
  (text) => {
    sessionStorage.setItem("formDraft.assistant", text);
    expect(readQuestions("").turns).toEqual([]);
  },
);
