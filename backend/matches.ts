import { runMatchesCommand } from "./feeds/command/matches";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runMatchesCommand(process.argv.slice(2), process.env);
