import { runContentCommand } from "./content-check";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runContentCommand(process.argv.slice(2), process.env);
