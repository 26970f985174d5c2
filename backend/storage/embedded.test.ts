// @vitest-environment node
import { expect, it } from "vitest";
import { startEmbeddedStore } from "./embedded";
import { preparedTemplate } from "./template";

it("fails every later query when its thread has died, instead of letting it wait for ever", async () => {
  const store = await startEmbeddedStore({ template: await preparedTemplate() });
  store.pool.on("error", () => undefined);
  await store.pool.query("select 1");
  const waiting = store.pool.query("select pg_sleep(0.2)");
  const dumped = store.dump("/nonexistent/folder/store.tar");
  await expect(dumped).rejects.toThrow();
  await expect(store.pool.query("select 1")).rejects.toThrow();
  await waiting;
  await store.close();
}, 60_000);

it("says what is wrong when it cannot start", async () => {
  await expect(startEmbeddedStore({ template: "/nonexistent/store.tar" })).rejects.toThrow("could not be opened");
});
