import { createQueries } from "./queries";

/** The answers that this page holds. Nothing is asked on the server, so that it keeps none. */
export const queries = createQueries();
