import { preparedTemplate } from "../backend/storage/template";

/** Makes the template of the embedded store once, so that no single test pays for it. */
export async function setup(): Promise<void> {
  await preparedTemplate();
}
