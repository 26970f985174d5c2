import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { dropDraft, keepDraft, restoreDraft } from "./draft";
import { type Control, controlOf, fieldOf, findProblems, type Problem, serverProblems } from "./problems";
import { validityMessage } from "./validity-message";

/**
 * The outcome of saving. `problems`: the server's errors by field name; an empty message only marks the field as
 * invalid. `failure`: an error about the form as a whole.
 */
export type SaveResult = { saved: true } | { saved: false; problems?: Record<string, string>; failure?: string };

export interface FormOptions {
  /** Rules in addition to those of the inputs: field name → message. */
  check?: (data: FormData) => Record<string, string>;
  save: (data: FormData) => Promise<SaveResult>;
  /** Stores the typed text in this tab under this name until it is saved. */
  draft?: string;
}

export interface FormState {
  form: RefObject<HTMLFormElement>;
  summary: RefObject<HTMLElement>;
  problems: readonly Problem[];
  /** Why saving failed as a whole; empty when it succeeded, or was not tried. */
  failure: string;
  saving: boolean;
  /** An unsaved draft has been restored. */
  restored: boolean;
  /** Reverts to the saved values. */
  discard: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Moves the focus to a field. */
  focusOn: (name: string) => void;
}

/**
 * A form that uses native validation. Fields are uncontrolled, so that nothing typed is lost when saving fails. After
 * the first attempt each error disappears as soon as its field is valid.
 */
export function useForm({ check = () => ({}), save, draft }: FormOptions): FormState {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState("");
  const [saving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [restored, setRestored] = useState(false);
  const say = (control: Control) => validityMessage(control, intl);
  const notRight = ({ dataset }: Control) => intl.formatMessage({ id: "form.invalid" }, { label: dataset.label ?? "" });

  useEffect(() => {
    if (form.current && draft) setRestored(restoreDraft(form.current, draft));
  }, [draft]);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  /** Shows the errors and focuses them. */
  function refuse(found: readonly Problem[], reason = "") {
    setProblems(found);
    setFailure(reason);
    setAttempts((count) => count + 1);
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving) return;
    const data = new FormData(event.currentTarget);
    const found = findProblems(event.currentTarget, check(data), say);
    if (found.length > 0) return refuse(found);
    setProblems([]);
    setFailure("");
    setSaving(true);
    void send(event.currentTarget, data).finally(() => setSaving(false));
  }
  async function send(element: HTMLFormElement, data: FormData) {
    const failed = intl.formatMessage({ id: "form.failed" });
    const result = await save(data).catch((): SaveResult => ({ saved: false }));
    if (result.saved) {
      if (draft) dropDraft(draft);
      setRestored(false);
      return;
    }
    const { problems: found, rest } = serverProblems(element, result.problems ?? {}, notRight);
    refuse(found, result.failure ?? (found.length === 0 || rest ? failed : ""));
  }
  function onInput(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    if (draft) keepDraft(element, draft);
    if (problems.length === 0 || !(event.target instanceof HTMLElement)) return;
    const name = fieldOf(event.target as Control);
    if (!problems.some((problem) => problem.name === name)) return;
    const still = findProblems(element, check(new FormData(element)), say).find((problem) => problem.name === name);
    setProblems(problems.flatMap((problem) => (problem.name === name ? (still ?? []) : problem)));
  }
  function discard() {
    form.current?.reset();
    if (draft) dropDraft(draft);
    setRestored(false);
    setProblems([]);
    setFailure("");
  }
  function focusOn(name: string) {
    if (form.current) controlOf(form.current, name)?.focus();
  }
  return { form, summary, problems, failure, saving, restored, discard, onSubmit, onInput, focusOn };
}

/** A field of a submitted form as trimmed text. */
export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? "").trim();
