import { runBusinessCommand } from "./account/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runBusinessCommand(process.argv.slice(2), process.env);
