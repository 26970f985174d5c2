import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ensureBuild, root } from "./prepare.mjs";

/** Runs a built command of the operator (`build/server/<name>.js`) with this process's arguments, and exits as it does. */
export async function runOperatorCommand(name) {
  const command = path.join(root, `build/server/${name}.js`);
  // Builds only when no build exists: a shop may be running from the current one.
  if (!existsSync(command)) await ensureBuild();
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    // npm starts us in the project folder; the command resolves paths against the user's working directory.
    env: { INIT_CWD: process.cwd(), ...process.env, NODE_ENV: "production" },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
