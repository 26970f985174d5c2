import { beforeEach, expect, test } from "vitest";
import { notify, removeToast, resetToasts, toastsNow } from "./toasts";

const shown = () => toastsNow().map(({ message, status }) => `${status} ${message}`);
beforeEach(resetToasts);

test("messages are added, removed and reset, each with its status (NT-01, NT-02)", () => {
  const first = notify({ message: "login.signIn", status: "success" });
  notify({ message: "login.expired", status: "error" });
  expect(shown()).toEqual(["success login.signIn", "error login.expired"]);
  removeToast(first);
  expect(shown()).toEqual(["error login.expired"]);
  resetToasts();
  expect(shown()).toEqual([]);
});

test("the same message again takes the place of the first", () => {
  const first = notify({ message: "login.expired", status: "error" });
  const second = notify({ message: "login.expired", status: "error" });
  expect(toastsNow().map(({ key }) => key)).toEqual([second]);
  expect(second).not.toBe(first);
});

test("removing what is gone does nothing", () => {
  notify({ message: "login.expired", status: "error" });
  removeToast(-1);
  expect(shown()).toHaveLength(1);
});
