import { createContext, type ReactNode, useContext } from "react";
import { useIntl } from "react-intl";
import { ErrorSummary } from "./error-summary";
import styles from "./form.module.css";
import type { FormState } from "./use-form";

/** What fields need to know of the form around them. */
export const FormContext = createContext<Pick<FormState, "problems" | "saving" | "restored"> | undefined>(undefined);

/** One column of fields, preceded by a summary of errors. */
export function Form({ state, children, label }: { state: FormState; children: ReactNode; label?: string }) {
  return (
    <FormContext.Provider value={state}>
      <form
        ref={state.form}
        className={styles.form}
        onSubmit={state.onSubmit}
        onInput={state.onInput}
        aria-label={label}
        noValidate
      >
        <ErrorSummary state={state} />
        <RestoredNote state={state} />
        {children}
      </form>
    </FormContext.Provider>
  );
}

function RestoredNote({ state }: { state: FormState }) {
  const intl = useIntl();
  if (!state.restored) return null;
  return (
    <p className={styles.restored}>
      {intl.formatMessage({ id: "form.restored" })}{" "}
      <button type="button" className={styles.link} onClick={state.discard}>
        {intl.formatMessage({ id: "form.discard" })}
      </button>
    </p>
  );
}

/** The error of a field; empty when there is none, or outside a form. */
export function useProblem(name: string): string {
  return useContext(FormContext)?.problems.find((problem) => problem.name === name)?.message ?? "";
}
/** Whether what was typed earlier is in the form again. Chosen files never are. */
export const useRestored = (): boolean => useContext(FormContext)?.restored ?? false;
export const useSaving = (): boolean => useContext(FormContext)?.saving ?? false;
