/** Query parameter with the key of the links that are mailed to the buyer. */
export const ACCESS = "sleutel";
/** That key in an address; undefined without one. */
export const accessIn = ({ search }: { search: string }): string | undefined =>
  new URLSearchParams(search).get(ACCESS) || undefined;
/** Query parameter that says where the visitor comes from. */
export const STATE = "status";
export const CAME_BACK = "terug";
export const PAY_FAILED = "betalen-lukt-niet";
