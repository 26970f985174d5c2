import { useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { deletePicture } from "#contract/picture-search";
import { browserApi } from "~/api/browser";
import { usePaths } from "~/paths-context";
import { removePictureSearch } from "~/stores/picture-searches";
import { notify } from "~/stores/toasts";
import { Button } from "~/ui/button";
import { DELETE_ACTION, pictureFields } from "./picture-fields";

/** Deletes the visitor's picture, here and on the server; a plain form without JavaScript. */
export function DeletePicture({ picture }: { picture: string }) {
  const intl = useIntl();
  const paths = usePaths();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const answer = await browserApi().result(deletePicture, { body: { id: picture } });
    setSending(false);
    if (!answer.ok && answer.status !== 404) {
      notify({ message: "search.image.delete.failed", status: "error" });
      return;
    }
    removePictureSearch(picture);
    navigate(paths.to("pictureSearch", {}, { [DELETE_ACTION]: "1" }));
  }
  return (
    <form method="post" action={paths.to("pictureSearch", {})} onSubmit={submit}>
      <input type="hidden" name={pictureFields.action} value={DELETE_ACTION} />
      <input type="hidden" name={pictureFields.picture} value={picture} />
      <Button type="submit" variant="quiet">
        {intl.formatMessage({ id: "search.image.delete" })}
      </Button>
    </form>
  );
}
