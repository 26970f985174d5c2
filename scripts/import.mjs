// `npm run import -- --shop "Naam" --url https://winkel.example <feed>`: imports a product feed into the shop.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("import");
