import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderInPage } from "../../shell/page-fixture";
import { TotalAnnouncer } from "./total-announcer";

it("says nothing of the total that the page came with, and each one that it becomes once", async () => {
  let show = (_: number) => {};
  function Checkout() {
    const [total, setTotal] = useState(2_995);
    show = setTotal;
    return <TotalAnnouncer total={total} />;
  }
  renderInPage(Checkout);
  const said = screen.getByRole("status");
  expect(said).toHaveTextContent(/^$/);
  let changes = 0;
  const watch = new MutationObserver((records) => {
    changes += records.length;
  });
  watch.observe(said, { childList: true, characterData: true, subtree: true });
  // The last one is another choice that costs the same.
  for (const total of [3_490, 2_995, 2_995]) await act(async () => show(total));
  expect(said).toHaveTextContent(/^Het totaal is nu €\s?29,95$/);
  expect(changes).toBe(2);
  watch.disconnect();
});
