import { runCodesCommand } from "./orders/codes-command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runCodesCommand(process.argv.slice(2), process.env);
