// `npm run crawl -- --shop "Naam" --url https://winkel.example`: reads a shop's pages and imports its products.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("crawl-command");
