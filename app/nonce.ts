import { createContext, useContext } from "react";

/** Only documents that are not shared carry a nonce; shared ones list their scripts by hash. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
