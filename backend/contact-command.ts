import { keepFilesPrivate } from "./storage/private-folder";
import { runContactCommand } from "./support/command/run";

keepFilesPrivate();
process.exitCode = await runContactCommand(process.argv.slice(2), process.env);
