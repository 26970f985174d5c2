import { runNoticesCommand } from "./notices/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runNoticesCommand(process.argv.slice(2), process.env);
