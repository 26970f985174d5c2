import { TOKEN_REQUEST_RETRIES } from "#contract/identity";

const FIRST_PAUSE_MS = 250;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What `fetch` rejects with when there is no answer: no network, no server, refused by CORS. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.name === "ErrorTimeout");

/** AC-19: up to three retries when the network failed; any answer, also a refusal, is final. */
export async function retryOnNetworkFailure<T>(ask: () => Promise<T>, wait = pause): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError) || tried >= TOKEN_REQUEST_RETRIES) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** tried);
    }
  }
}
