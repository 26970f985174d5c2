import { runImportCommand } from "./feeds/command/run";

process.exitCode = await runImportCommand(process.argv.slice(2), process.env);
