import { createQueries } from "./queries";

/** The answers that this page holds. Questions are never asked on the server, so no answers are held there. */
export const queries = createQueries();
