// `npm run bench`: one table of the storefront's speed and size. `npm run bench -- search`: the search engine's.
import path from "node:path";
import { ensureBuild, root, run } from "./prepare.mjs";

const which = process.argv[2] ?? "storefront";
await ensureBuild();
run(process.execPath, ["--import", "tsx", path.join(root, `bench/${which}.ts`), ...process.argv.slice(3)]);
