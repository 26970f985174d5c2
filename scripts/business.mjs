// `npm run business -- list`: shows and decides requests for business accounts.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ensureBuild, root } from "./prepare.mjs";

const command = path.join(root, "build/server/business.js");
// Only a missing build is made: a shop may be running from the one that is there.
if (!existsSync(command)) await ensureBuild();
const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  // npm starts us in the project's folder; paths that people type are meant from where they are.
  env: { INIT_CWD: process.cwd(), ...process.env, NODE_ENV: "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
