// `npm run dev`: the shop with hot reload, on PORT (3000 by default).

import path from "node:path";
import { ensurePackages, root, run } from "./prepare.mjs";

ensurePackages();
run(process.execPath, [
  path.join(root, "node_modules/@remix-run/dev/dist/cli.js"),
  "vite:dev",
  "--port",
  process.env.PORT || "3000",
  "--strictPort",
]);
