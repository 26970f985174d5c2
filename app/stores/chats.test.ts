// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { CHAT_LIMIT } from "#contract/limits";
import { forgetChat, keepChat, localChats, parseChats } from "./chats";

const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const kept = () => JSON.parse(localStorage.getItem("chatList") ?? "[]");

beforeEach(() => {
  localStorage.clear();
  localChats.reload();
});

test("CH-04: the list of a visitor without an account is in local storage, without what was said", async () => {
  await keepChat({ id: "a", title: "Wasmachine", at: at(1) });
  await keepChat({ id: "b", title: "Lamp", at: at(2) });
  await keepChat({ id: "a", title: "Stille wasmachine", at: at(3) });
  expect(kept()).toEqual([
    { id: "a", title: "Stille wasmachine", at: at(3) },
    { id: "b", title: "Lamp", at: at(2) },
  ]);
  await forgetChat("a");
  await forgetChat("b");
  expect(localStorage.getItem("chatList")).toBeNull();
});

test("what was stored is read with care: bounded, each once, and nothing else than the list needs", () => {
  expect(parseChats("x")).toEqual([]);
  expect(parseChats([{ id: "" }, null, { id: 7 }, { id: "a", messages: ["geheim"], title: 4 }])).toEqual([
    { id: "a", title: "", at: "" },
  ]);
  const many = Array.from({ length: 80 }, (_, number) => ({ id: `c${number}`, title: "x".repeat(500), at: at(1) }));
  expect(parseChats(many)).toHaveLength(CHAT_LIMIT);
  expect(parseChats(many)[0]?.title).toHaveLength(80);
  const twice = parseChats([
    { id: "a", title: "oud", at: at(1) },
    { id: "a", title: "nieuw", at: at(2) },
  ]);
  expect(twice).toEqual([{ id: "a", title: "nieuw", at: at(2) }]);
});
