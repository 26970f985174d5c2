import { runMailCommand } from "./mail/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runMailCommand(process.argv.slice(2), process.env);
