import { runImportCommand } from "./feeds/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runImportCommand(process.argv.slice(2), process.env);
