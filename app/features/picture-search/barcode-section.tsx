import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { BareInput } from "~/ui/form/bare-input";
import { Icon } from "~/ui/icons/icon";
import { barcodeIn } from "../search/barcode";
import styles from "./barcode-section.module.css";
import { Spinner } from "./spinner";
import { useScanner } from "./use-scanner";

/** Longer than thirteen digits: people type spaces, as they are printed. */
const TYPED_LENGTH = 20;

/** Searches for the product with a barcode: from the camera, or typed. The latter works without JavaScript. */
export function BarcodeSection() {
  const intl = useIntl();
  const id = useId();
  const paths = usePaths();
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const [isWrong, setWrong] = useState(false);
  const search = (code: string) => navigate(paths.search({ q: code }));
  const scanner = useScanner(video, search);
  const { stop } = scanner;
  const isOff = scanner.state === "off";
  useEffect(() => {
    if (isOff) return;
    const press = ({ key }: KeyboardEvent) => key === "Escape" && stop();
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOff, stop]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const code = barcodeIn(typeof typed === "string" ? typed : "");
    setWrong(!code);
    if (code) search(code);
    else event.currentTarget.querySelector("input")?.focus();
  }
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`} id="barcode">
      <h2 id={`${id}-title`}>{intl.formatMessage({ id: "search.barcode.title" })}</h2>
      <p className={styles.lead}>{intl.formatMessage({ id: "search.barcode.lead" })}</p>
      <div className={styles.scanner}>
        <video ref={video} className={styles.video} hidden={scanner.state !== "on"} muted playsInline />
        {scanner.state === "starting" && <Spinner text={intl.formatMessage({ id: "search.barcode.starting" })} />}
        {scanner.state === "on" && <p role="status">{intl.formatMessage({ id: "search.barcode.aim" })}</p>}
        {scanner.problem && (
          <p role="alert" className={styles.problem}>
            {intl.formatMessage({ id: scanner.problem })}
          </p>
        )}
        <Button className={styles.camera} onClick={isOff ? scanner.start : scanner.stop}>
          <Icon name={isOff ? "camera" : "close"} />
          {intl.formatMessage({ id: isOff ? "search.barcode.start" : "search.barcode.stop" })}
        </Button>
      </div>
      <Form className={styles.form} method="get" action={paths.search()} onSubmit={submit}>
        <label htmlFor={`${id}-digits`}>{intl.formatMessage({ id: "search.barcode.digits" })}</label>
        {isWrong && (
          <p id={`${id}-wrong`} role="alert" className={styles.problem}>
            {intl.formatMessage({ id: "search.barcode.wrong" })}
          </p>
        )}
        <div className={styles.row}>
          <BareInput
            id={`${id}-digits`}
            name="q"
            inputMode="numeric"
            autoComplete="off"
            maxLength={TYPED_LENGTH}
            required
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
          />
          <Button type="submit">{intl.formatMessage({ id: "search.barcode.search" })}</Button>
        </div>
      </Form>
    </section>
  );
}
