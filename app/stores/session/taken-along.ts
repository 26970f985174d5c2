import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { onForget } from "../forgetting";

/** What became of the things this browser kept when somebody signed in or up. `none`: there was nothing. */
export interface TakenAlong {
  state: "none" | "busy" | "done" | "failed";
}
export const takenAlong = createStore<TakenAlong>(() => ({ state: "none" }));
onForget(() => takenAlong.setState({ state: "none" }));
export const useTakenAlong = (): TakenAlong["state"] => useStore(takenAlong, ({ state }) => state);
