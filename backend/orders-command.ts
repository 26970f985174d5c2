import { runOrdersCommand } from "./orders/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runOrdersCommand(process.argv.slice(2), process.env);
