import { runBusinessCommand } from "./users/command/run";

process.exitCode = await runBusinessCommand(process.argv.slice(2), process.env);
