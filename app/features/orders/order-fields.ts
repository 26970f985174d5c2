/** Query parameter with the key of the links that are mailed to the buyer. */
export const ACCESS = "sleutel";
/** Query parameter that says where the visitor comes from. */
export const STATE = "status";
export const CAME_BACK = "terug";
export const PAY_FAILED = "betalen-lukt-niet";
