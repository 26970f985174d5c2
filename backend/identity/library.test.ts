import { expect, it, vi } from "vitest";

it("loads without the library's warning about this release of Node, and leaves other warnings alone", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { Provider } = await import("./library");
  expect(Provider).toBeTypeOf("function");
  expect(warn).not.toHaveBeenCalled();
  console.warn("another");
  expect(warn).toHaveBeenCalledWith("another");
});
