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
