// `npm start`: installs and builds what is missing or stale, then opens the shop.
import { spawn } from "node:child_process";
import path from "node:path";
import { ensureBuild, root } from "./prepare.mjs";
import { serverEnv, serverFlags } from "./server-options.mjs";

await ensureBuild();
const server = spawn(process.execPath, [...serverFlags, path.join(root, "build/server/server.js")], {
  cwd: root,
  stdio: "inherit",
  env: { ...serverEnv, ...process.env, NODE_ENV: "production" },
});
// The shop shuts itself down; this process only forwards the signal and waits.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
