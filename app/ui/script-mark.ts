import { createContext, useContext } from "react";

/**
 * A random word for this render. The server lists only the inline scripts and styles with this nonce in the security
 * policy, and removes it before sending: a script injected through data is not listed, and the page can still be shared
 * and cached. Undefined in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
export const useScriptMark = () => useContext(ScriptMark);
