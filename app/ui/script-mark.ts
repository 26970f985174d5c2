import { createContext, useContext } from "react";

/**
 * A word that only this render knows. The server lists in the security policy just the inline scripts and styles that
 * carry it as their nonce, and takes it out again before anybody sees it: a script that slipped into the page by way of
 * data is not listed, and the page can still be shared and cached. Undefined in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
export const useScriptMark = () => useContext(ScriptMark);
