/** The Dutch table of route names as it is shipped, for tests that need no backend. */
export { defaultRouteNames as dutchNames } from "../backend/site/defaults";
