import { html } from "hono/html";
import { testCards } from "../cards";
import { type Method, methodOf } from "../methods";
import { payPath, type SessionRow } from "../session-json";
import { type Html, money } from "./layout";
import { texts } from "./texts";

/** What was chosen and typed; shown again after a problem, except the security code. */
export interface Typed {
  method: string;
  outcome: string;
  number: string;
  expiry: string;
  cvc: string;
}
/** By field; `form` is about the whole. */
export type Problems = Partial<Record<keyof Typed | "form", string>>;

/** A tester starts with a card that works. */
export const untouched: Typed = {
  method: "",
  outcome: "paid",
  number: "4242 4242 4242 4242",
  expiry: "12/34",
  cvc: "123",
};

export function payBody(row: SessionRow, shop: string, typed: Typed = untouched, problems: Problems = {}): Html {
  const offered = row.details.methods.flatMap((type) => methodOf(type) ?? []);
  const chosen = { ...typed, method: typed.method || (offered[0]?.type ?? "") };
  const amount = money(row.amount);
  const { cancelUrl } = row.details;
  return html`<div class="note"><strong>${texts.test}</strong> ${texts.testHint}</div>
<div class="columns">
<section class="card" aria-labelledby="lines">
<h1>${texts.title(amount)}</h1>
<p class="lead">${texts.to} ${shop}</p>
<h2 id="lines">${texts.lines}</h2>
<ul class="lines">${row.details.lines.map(
    (line) => html`<li><span>${line.quantity > 1 ? `${line.quantity} × ` : ""}${line.name}</span>
<span>${money(line.unitAmount * line.quantity)}</span></li>`,
  )}</ul>
<p class="total"><span>${texts.total}</span> <span>${amount}</span></p>
</section>
<section class="card">
${summary(problems)}
<form method="post" action="${payPath(row.id)}" novalidate>
${methodChoice(offered, chosen, problems.method)}
${cardFields(chosen, problems)}
${outcomeChoice(chosen, problems.outcome)}
<button class="button" type="submit" name="action" value="pay">${texts.pay(amount)}</button>
<button class="plain" type="submit" name="action" value="expire">${texts.expire}</button>
${cancelUrl ? html`<a class="plain" href="${cancelUrl}">${texts.cancel(shop)}</a>` : ""}
</form>
</section>
</div>`;
}

const fieldIds: Record<string, string> = { method: "method", outcome: "outcome" };

function summary({ form: general, ...atFields }: Problems): Html {
  const found = Object.entries(atFields);
  if (!general && found.length === 0) return html``;
  const items = found.map(([name, text]) => html`<li><a href="#${fieldIds[name] ?? name}">${text}</a></li>`);
  return html`<div class="problems" role="alert" tabindex="-1" autofocus>
<h2>${texts.problemsTitle}</h2>${general ? html`<p>${general}</p>` : html`<ul>${items}</ul>`}</div>`;
}

const problemText = (name: string, problem: string | undefined): Html =>
  problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : html``;
const refers = (name: string, problem: string | undefined): Html =>
  problem ? html`aria-describedby="${name}-problem" aria-invalid="true"` : html``;

interface Option {
  value: string;
  label: string;
  hint?: string;
}

function choice(name: "method" | "outcome", options: readonly Option[], value: string, problem?: string): Html {
  return html`${options.map(
    (option, index) => html`<label class="option"><input type="radio" name="${name}" value="${option.value}"
 ${index === 0 ? html`id="${name}"` : ""} ${option.value === value ? html`checked` : ""} ${refers(name, problem)}>
<span>${option.label}${option.hint ? html`<small>${option.hint}</small>` : ""}</span></label>`,
  )}${problemText(name, problem)}`;
}

function methodChoice(offered: readonly Method[], { method }: Typed, problem?: string): Html {
  const options = offered.map(({ type, label, hint }) => ({ value: type, label, hint }));
  return html`<fieldset><legend>${texts.method}</legend>${choice("method", options, method, problem)}</fieldset>`;
}

function outcomeChoice({ outcome }: Typed, problem?: string): Html {
  const options = Object.entries(texts.outcomes).map(([value, label]) => ({ value, label }));
  return html`<fieldset class="of-bank"><legend>${texts.outcome}</legend>
<p class="hint">${texts.outcomeHint}</p>${choice("outcome", options, outcome, problem)}</fieldset>`;
}

function cardFields({ number, expiry, cvc }: Typed, problems: Problems): Html {
  const input = (name: "number" | "expiry" | "cvc", value: string, maxlength: number) =>
    html`<div class="field"><label for="${name}">${texts[name]}</label>
<input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="off" spellcheck="false"
 maxlength="${maxlength}" ${refers(name, problems[name])}>${problemText(name, problems[name])}</div>`;
  return html`<fieldset class="of-card"><legend>${texts.card}</legend>
${input("number", number, 30)}
<div class="pair">${input("expiry", expiry, 9)}${input("cvc", cvc, 4)}</div>
<details><summary>${texts.cards}</summary>
<dl class="cards">${testCards.map(
    (card) => html`<div><dt>${card.number.replace(/(\d{4})(?=\d)/g, "$1 ")}</dt><dd>${card.does}</dd></div>`,
  )}</dl></details></fieldset>`;
}

/** The question of the buyer's bank (3-D Secure). */
export function confirmBody(row: SessionRow, shop: string): Html {
  const { title, lead, yes, no } = texts.confirm;
  return html`<div class="card alone"><h1>${title}</h1>
<p class="lead">${lead(money(row.amount), shop)}</p>
<p class="note"><strong>${texts.test}</strong></p>
<form method="post" action="${payPath(row.id)}/3ds">
<button class="button" type="submit" name="answer" value="yes">${yes}</button>
<button class="plain" type="submit" name="answer" value="no">${no}</button>
</form></div>`;
}
