/** Why the command failed, in Dutch, as shown to the operator. */
export class CommandError extends Error {}

/** The code that Node, undici or PostgreSQL gave the error or its cause. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const own = "code" in error && typeof error.code === "string" ? error.code : "";
  return own || codeOf(error.cause);
}

const REASONS: Record<string, string> = {
  ENOSPC: "de schijf is vol. Maak ruimte en importeer opnieuw",
  EACCES: "er ontbreken rechten op een bestand of map. Start het commando als dezelfde gebruiker als de winkel",
  EPERM: "er ontbreken rechten op een bestand of map. Start het commando als dezelfde gebruiker als de winkel",
  EROFS: "de schijf kan alleen gelezen worden",
  ECONNREFUSED: "de database is niet bereikbaar. Klopt DATABASE_URL, en draait de server?",
  ENOTFOUND: "de database is niet bereikbaar. Klopt DATABASE_URL, en draait de server?",
  "28P01": "de database weigert de naam of het wachtwoord. Klopt DATABASE_URL?",
  "3D000": "deze database bestaat niet op de server. Klopt DATABASE_URL?",
};

/** What went wrong, in Dutch; an unexpected error includes its English message for debugging. */
export function reasonOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  return REASONS[codeOf(error)] ?? `er ging iets mis dat we niet voorzagen (${text})`;
}

const AGAIN =
  "Opnieuw importeren kan geen kwaad: wat al is opgeslagen, telt dan als ongewijzigd. Kijk in het logboek van de winkel waarom ze stopte";

/** The connection to the running shop was lost. `sentAll`: the shop may have received and stored the whole feed. */
export function brokenConnection(error: unknown, sentAll: boolean): CommandError {
  const silent = /^UND_ERR_(BODY|HEADERS)_TIMEOUT$/.test(codeOf(error));
  const what = silent ? "de winkel liet te lang niets van zich horen" : "de verbinding met de winkel viel weg";
  const stored = sentAll
    ? "De feed was al verstuurd, dus de import kan toch zijn opgeslagen."
    : "De feed was nog niet helemaal verstuurd: er is niets veranderd.";
  return new CommandError(`${what}. ${stored} ${AGAIN}`);
}

/** Error for a response of the running shop other than 200. `reason`: the shop's own message. */
export function refusedByShop(status: number, reason: string, dataDir: string): CommandError {
  const detail = reason === "" ? "" : ` (${reason})`;
  if (status === 401 || status === 403) {
    return new CommandError(
      `de draaiende winkel kent de sleutel in ${dataDir} niet. Is --data de gegevensmap van deze winkel?`,
    );
  }
  if (status === 404 || status === 405) {
    return new CommandError(
      "wat op het adres van de winkel antwoordt, neemt geen feeds aan. Draait daar een andere server of een oude versie?",
    );
  }
  if (status === 408)
    return new CommandError("de feed kwam te langzaam aan. Er is niets veranderd; probeer het opnieuw");
  if (status === 413) return new CommandError(`de feed is te groot voor de winkel${detail}. Bied hem gezipt aan`);
  if (status === 429 || status >= 500) {
    return new CommandError(
      `de winkel heeft het te druk, start op of heeft een storing (${status})${detail}. Er is niets veranderd; probeer het zo opnieuw`,
    );
  }
  return new CommandError(`de draaiende winkel weigert de feed (${status})${detail}. Er is niets veranderd`);
}
