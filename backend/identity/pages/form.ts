import { html } from "hono/html";
import { texts } from "../texts";
import type { Html } from "./layout";

/** Error messages by field name; `form` for general ones. */
export type Problems = Record<string, string>;

export interface Field {
  name: string;
  label: string;
  type: "email" | "password" | "text";
  autocomplete: string;
  value?: string;
  hint?: string;
  maxlength: number;
}
/** A radio button group. */
export interface Choice {
  name: string;
  label: string;
  options: readonly { value: string; label: string; hint?: string }[];
  value: string;
}
/** A checkbox. */
export interface Tick {
  name: string;
  label: Html;
  checked: boolean;
}
type Part = Field | Choice | Tick;

interface Form {
  action: string;
  fields: Part[];
  submit: string;
  problems: Problems;
  /** Hidden fields. */
  hidden?: Record<string, string>;
  /** Content between the fields and the button. */
  before?: Html;
}

/** A single-column form that works without JavaScript; errors appear in a focused summary and at their field. */
export function form({ action, fields, submit, problems, hidden = {}, before = html`` }: Form): Html {
  const first = fields.find((field) => "type" in field);
  return html`${summary(problems)}<form method="post" action="${action}" novalidate>
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${fields.map((field) => part(field, problems[field.name], field === first && isEmpty(problems)))}
${before}<button class="button" type="submit">${submit}</button>
</form>`;
}

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

/** A general error stands alone; the others link to their field. */
function summary({ form: general, ...atFields }: Problems): Html {
  const found = Object.entries(atFields);
  if (!general && found.length === 0) return html``;
  const list = html`<h2>${texts.problemsTitle}</h2>
<ul>${found.map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}</ul>`;
  return html`<div class="problems" role="alert" tabindex="-1" autofocus>${general ? html`<p>${general}</p>` : list}</div>`;
}

function part(field: Part, problem: string | undefined, first: boolean): Html {
  if ("options" in field) return choice(field, problem);
  return "checked" in field ? tick(field, problem) : labelled(field, problem, first);
}

const problemText = (name: string, problem: string | undefined): Html =>
  problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : html``;
const refers = (name: string, problem: string | undefined): Html =>
  problem ? html`aria-describedby="${name}-problem" aria-invalid="true"` : html``;

/** The first option has the field name as its id, because the summary links to it. */
function choice({ name, label, options, value }: Choice, problem: string | undefined): Html {
  return html`<fieldset class="choice"><legend>${label}</legend>
${options.map(
  (
    option,
    index,
  ) => html`<label class="option"><input type="radio" id="${index === 0 ? name : `${name}-${option.value}`}" name="${name}" value="${option.value}" ${option.value === value ? html`checked` : ""} ${refers(name, problem)}>
<span>${option.label}${option.hint ? html`<small>${option.hint}</small>` : ""}</span></label>`,
)}
${problemText(name, problem)}</fieldset>`;
}

function tick({ name, label, checked }: Tick, problem: string | undefined): Html {
  return html`<div class="field">
<div class="tick"><input type="checkbox" id="${name}" name="${name}" value="1" required ${checked ? html`checked` : ""} ${refers(name, problem)}>
<label for="${name}">${label}</label></div>
${problemText(name, problem)}</div>`;
}

function labelled(field: Field, problem: string | undefined, first: boolean): Html {
  const { name, label, type, hint } = field;
  const notes = [hint ? `${name}-hint` : "", problem ? `${name}-problem` : ""].filter(Boolean).join(" ");
  const input = html`<input id="${name}" name="${name}" type="${type}" value="${field.value ?? ""}" autocomplete="${field.autocomplete}"
 maxlength="${field.maxlength}" required ${spelling(type)} ${notes ? html`aria-describedby="${notes}"` : ""} ${problem ? html`aria-invalid="true"` : ""} ${first ? html`autofocus` : ""}>`;
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
${type === "password" ? html`<div class="secret">${input}${showButton(name)}</div>` : input}
${problemText(name, problem)}
</div>`;
}

const spelling = (type: Field["type"]) =>
  type === "text" ? html`spellcheck="false"` : html`autocapitalize="none" spellcheck="false"`;

/** Hidden until the script shows it, because it needs JavaScript. */
const showButton = (name: string) =>
  html`<button type="button" hidden aria-controls="${name}" aria-pressed="false" data-show="${texts.showPassword}" data-hide="${texts.hidePassword}" aria-label="${texts.showPassword}"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z"/><circle cx="12" cy="12" r="3"/><path class="slash" d="M4 4l16 16"/></svg></button>`;
