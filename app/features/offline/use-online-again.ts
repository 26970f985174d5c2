import { useEffect, useState } from "react";

/**
 * Whether the network came back while this page is shown. Not what the browser says at first: it may have a network and
 * still not reach the shop.
 */
export function useOnlineAgain(): boolean {
  const [again, setAgain] = useState(false);
  useEffect(() => {
    const tell = () => setAgain(navigator.onLine);
    window.addEventListener("online", tell);
    window.addEventListener("offline", tell);
    return () => {
      window.removeEventListener("online", tell);
      window.removeEventListener("offline", tell);
    };
  }, []);
  return again;
}
