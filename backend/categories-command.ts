import { runCategoriesCommand } from "./feeds/command/categories";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runCategoriesCommand(process.argv.slice(2), process.env);
