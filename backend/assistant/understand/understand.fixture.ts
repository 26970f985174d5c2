import { type DialogueState, newState } from "../state";
import { embeddedMind } from "./understand";

/** A conversation with three products in view. */
export const inView: DialogueState = { ...newState(), shown: ["1", "2", "3"], pages: 1, q: "lamp" };
const comparatives = ["goedkoper", "stiller", "stillere", "langere accuduur"];

export const understand = (message: string, state = newState()) =>
  embeddedMind.understand(message, state, { comparatives });
