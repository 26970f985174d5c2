import { keepFilesPrivate } from "./storage/private-folder";
import { runBusinessCommand } from "./users/command/run";

keepFilesPrivate();
process.exitCode = await runBusinessCommand(process.argv.slice(2), process.env);
