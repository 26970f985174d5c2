import { CommandError, codeOf } from "../../operator/failure";

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
