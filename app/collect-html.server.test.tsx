// @vitest-environment node
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { collectHtml } from "./collect-html.server";

it("gives a document as it was rendered, wherever React cuts its characters", async () => {
  const euros = Array.from({ length: 3_000 }, (_, i) => `€ ${i} één`);
  const page = (
    <ul>
      {euros.map((text) => (
        <li key={text} title={text}>
          {text}
        </li>
      ))}
    </ul>
  );
  const html = await new Promise<string>((resolve) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => void pipe(collectHtml((whole) => resolve(whole.toString("utf8")))),
    });
  });
  expect(html).not.toContain("\0");
  expect(html).toBe(renderToString(page));
});
