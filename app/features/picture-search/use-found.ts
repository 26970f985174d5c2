import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { browserApi } from "~/api/browser";
import type { Question } from "~/queries/queries";
import { useQuery } from "~/queries/use-query";
import { removePictureSearch } from "~/stores/picture-searches";
import { notify } from "~/stores/toasts";
import type { Crop } from "./crop";
import { type Found, findByPicture } from "./find-by-picture";
import type { PictureView } from "./load-picture";
import type { SearchProblem } from "./picture-problem";
import { pictureRequest } from "./picture-request";

export interface ShownResults {
  /** Null while the first results of a selection are loading, and with a problem. */
  value: Found | null;
  isBusy: boolean;
  problem: SearchProblem | null;
  retry: () => void;
}

/**
 * The results of the whole picture, which come with the page, or of a selection, which the browser asks for: a
 * selection is in no address. A failure clears the results and says so (IM-07);
 * that nothing can be found yet is no failure, and the page says it itself.
 */
export function useFound(view: PictureView, crop: Crop | null): ShownResults {
  const isLoading = useNavigation().state === "loading";
  const isCropped = crop !== null && view.size !== null && view.problem === null;
  const part = useQuery(partQuestion(view, crop), isCropped);
  const hasFailed = isCropped && part.state === "failed";
  const problem = hasFailed ? "failed" : view.problem;
  const { picture } = view.address;
  useEffect(() => {
    if (problem === "gone") removePictureSearch(picture);
    else if (problem === "failed") notify({ message: "common.error.api", status: "error" });
  }, [problem, picture]);
  return {
    value: problem ? null : isCropped ? (part.latest ?? view.found) : view.found,
    isBusy: isLoading || (isCropped && part.state === "loading"),
    problem,
    retry: part.retry,
  };
}

function partQuestion(view: PictureView, crop: Crop | null): Question<Found> {
  const request = pictureRequest(view.address, view.size ?? { width: 1, height: 1 }, crop, view);
  return {
    name: "pictureSearch",
    key: JSON.stringify(request),
    freshMs: 60_000,
    async ask(signal) {
      const answer = await findByPicture(browserApi(), request, { signal });
      return answer.ok ? answer.value : null;
    },
  };
}
