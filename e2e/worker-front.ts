import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { WORKER_PATH } from "../app/browser/offline-names";

/**
 * The shop behind another address, whose service worker a test can change: a browser asks for a new version where no
 * route of Playwright sees it.
 */
export async function startFront(shop: string) {
  let change = (text: string) => text;
  const server: Server = createServer(async (req, res) => {
    if (req.url === WORKER_PATH) {
      const answer = await fetch(shop + WORKER_PATH);
      res.writeHead(answer.status, { "Content-Type": "text/javascript", "Cache-Control": "no-store" });
      return void res.end(change(await answer.text()));
    }
    const { method, headers } = req;
    const passed = request(shop + req.url, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    passed.on("error", () => res.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changeWorker(next: typeof change) {
      change = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
