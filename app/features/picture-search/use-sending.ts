import { useNavigate } from "@remix-run/react";
import { useCallback, useState } from "react";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import { linkPicture, type SentPicture } from "#contract/picture-search";
import { browserApi } from "~/api/browser";
import type { Result } from "~/api/result";
import { sendPicture } from "~/api/send-picture";
import type { MessageId } from "~/i18n/catalogue";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { setCurrentPicture } from "~/stores/picture-searches";
import { session } from "~/stores/session/session";
import { LINK_MS, pictureFields } from "./picture-fields";
import { sendingProblem } from "./picture-problem";

export interface Sending {
  isSending: boolean;
  /** Why the last picture was not taken. */
  problem: MessageId | undefined;
  sendFile: (file: Blob) => void;
  sendLink: (url: string) => void;
}

/** Sends a picture from the browser, and goes to its results. `before` is what the server said of the plain form. */
export function useSending(before: MessageId | undefined): Sending {
  const navigate = useNavigate();
  const paths = usePaths();
  const address = useRootData()?.services.imagesearch ?? "";
  const [problem, setProblem] = useState(before);
  const [isSending, setSending] = useState(false);

  const send = useCallback(
    async (ask: () => Promise<Result<SentPicture>>) => {
      setProblem(undefined);
      setSending(true);
      const answer = await ask();
      setSending(false);
      if (!answer.ok) {
        setProblem(sendingProblem(answer.status));
        return;
      }
      const { id, mime, data } = answer.value;
      setCurrentPicture({ id, imageUrl: `data:${mime};base64,${data}`, date: new Date().toISOString() });
      navigate(paths.to("pictureSearch", {}, { [pictureFields.picture]: id }));
    },
    [navigate, paths],
  );
  const sendFile = useCallback(
    (file: Blob) => {
      // IM-06.
      if (file.size >= IMAGE_BYTES_LIMIT) setProblem("search.image.error");
      else
        void send(() =>
          sendPicture(file, { fetch: browserFetch, address, read: browserApi().read, headers: bearer() }),
        );
    },
    [send, address],
  );
  const sendLink = useCallback(
    (url: string) => {
      if (url === "") setProblem("search.image.none");
      else void send(() => browserApi().result(linkPicture, { body: { url } }, { timeoutMs: LINK_MS }));
    },
    [send],
  );
  return { isSending, problem, sendFile, sendLink };
}

const browserFetch = (input: string, init: RequestInit) => fetch(input, init);

function bearer(): Record<string, string> {
  const token = session.token?.accessToken;
  return token ? { Authorization: `Bearer ${token}` } : {};
}
