import { useNavigation } from "@remix-run/react";
import { type ChangeEvent, type FormEvent, useEffect, useId, useState } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/catalogue";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { BareInput } from "~/ui/form/bare-input";
import { Icon } from "~/ui/icons/icon";
import { pictureFields as fields, LINK_LENGTH } from "./picture-fields";
import styles from "./picture-form.module.css";
import { Spinner } from "./spinner";
import { usePagePictures } from "./use-page-pictures";
import { useSending } from "./use-sending";

interface PictureFormProps {
  problem?: MessageId | undefined;
  /** The address that was typed before. */
  link?: string | undefined;
}

/**
 * Asks for a picture: a file, the camera, an address; with JavaScript one can also be pasted or dropped on the page. A
 * plain form, which the browser posts by itself without JavaScript (IM-15).
 */
export function PictureForm({ problem: before, link = "" }: PictureFormProps) {
  const intl = useIntl();
  const paths = usePaths();
  const id = useId();
  const isLoading = useNavigation().state === "loading";
  const { isSending, problem, sendFile, sendLink } = useSending(before);
  const isOver = usePagePictures(sendFile);
  const isScripted = useScripted();
  const isBusy = isSending || isLoading;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file) sendFile(file);
    // The same file can be chosen again after a failure.
    event.target.value = "";
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(fields.link);
    sendLink(typeof typed === "string" ? typed.trim() : "");
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={paths.to("pictureSearch", {})}
      encType="multipart/form-data"
      aria-label={intl.formatMessage({ id: "search.image.title" })}
      data-over={isOver || undefined}
      onSubmit={submit}
    >
      {problem && !isBusy && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          <Icon name="warning" />
          <span>{intl.formatMessage({ id: problem })}</span>
        </p>
      )}
      <div className={styles.drop}>
        <Icon name="camera" className={styles.drawing} />
        <div className={styles.files}>
          <FileInput id={`${id}-file`} name={fields.file} text="search.image.file" onChange={choose} primary />
          <FileInput id={`${id}-camera`} name={fields.camera} text="search.image.camera" onChange={choose} camera />
        </div>
        <p id={`${id}-file-hint`} className={styles.hint}>
          {intl.formatMessage({ id: "search.image.file.hint" })}
          {isScripted && (
            <span className={styles.desk}>
              {" "}
              {intl.formatMessage({ id: isOver ? "search.image.dropping" : "search.image.drop" })}
            </span>
          )}
        </p>
        {!isScripted && (
          <noscript>
            <Button type="submit" variant="primary">
              {intl.formatMessage({ id: "search.image.send" })}
            </Button>
          </noscript>
        )}
        {isBusy && (
          <Spinner text={intl.formatMessage({ id: isSending ? "search.image.sending" : "search.image.searching" })} />
        )}
      </div>
      <div className={styles.link}>
        <label className={styles.label} htmlFor={`${id}-link`}>
          {intl.formatMessage({ id: "search.image.link" })}
        </label>
        <div className={styles.row}>
          <BareInput
            id={`${id}-link`}
            type="url"
            name={fields.link}
            defaultValue={link}
            placeholder="https://"
            maxLength={LINK_LENGTH}
            autoComplete="off"
            aria-describedby={problem ? `${id}-problem` : undefined}
          />
          <Button type="submit">{intl.formatMessage({ id: "search.image.link.send" })}</Button>
        </div>
      </div>
      <p className={styles.hint}>{intl.formatMessage({ id: "search.image.privacy" })}</p>
    </form>
  );
}

interface FileInputProps {
  id: string;
  name: string;
  text: MessageId;
  primary?: boolean;
  camera?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A file input that looks like a button; its label is the button. Only phones have a camera behind `capture`. */
function FileInput({ id, name, text, primary, camera, onChange }: FileInputProps) {
  const intl = useIntl();
  return (
    <div className={styles.file} data-primary={primary || undefined} data-camera={camera || undefined}>
      <input
        id={id}
        type="file"
        name={name}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={onChange}
        {...(camera ? { capture: "environment" as const } : {})}
      />
      <label htmlFor={id}>
        <Icon name={camera ? "camera" : "plus"} />
        {intl.formatMessage({ id: text })}
      </label>
    </div>
  );
}

/** Whether this browser runs scripts; false on the server and while hydrating. */
function useScripted(): boolean {
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return isScripted;
}
