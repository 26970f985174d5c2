import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DutchTexts } from "~/i18n/provider";
import { Checkbox, RadioGroup } from "./choices";
import { DateInput } from "./date-input";
import { Form } from "./form";
import { FormActions } from "./form-actions";
import { Select, TextInput } from "./inputs";
import { type FormOptions, type SaveResult, textOf, useForm } from "./use-form";

function Sample(options: FormOptions) {
  return (
    <DutchTexts>
      <Fields {...options} />
    </DutchTexts>
  );
}
function Fields(options: FormOptions) {
  const state = useForm(options);
  return (
    <Form state={state} label="Proef">
      <TextInput name="name" label="Naam" hint="Zoals op je pas" required autoComplete="name" />
      <TextInput name="email" label="E-mailadres" type="email" format="Schrijf het als naam@voorbeeld.nl." optional />
      <DateInput name="born" legend="Geboortedatum" autoComplete="bday" />
      <Select
        name="country"
        label="Land"
        options={[
          { value: "NL", text: "Nederland" },
          { value: "BE", text: "België" },
        ]}
      />
      <RadioGroup
        name="kind"
        legend="Soort"
        required
        options={[
          { value: "a", text: "Eerste" },
          { value: "b", text: "Tweede" },
        ]}
      />
      <Checkbox name="topics" value="offers" label="Aanbiedingen" />
      <Checkbox name="topics" value="tips" label="Tips" />
      <FormActions submit="Opslaan" />
    </Form>
  );
}
const saved = async (): Promise<SaveResult> => ({ saved: true });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Opslaan" }));
const summary = () => screen.queryByRole("region");
async function fillRight() {
  await userEvent.type(screen.getByLabelText("Naam"), "Sanne");
  await userEvent.click(screen.getByLabelText("Tweede"));
}
beforeEach(() => sessionStorage.clear());

describe("a form that is not right yet", () => {
  it("is not sent, gets the focus on its summary, and says each problem there and at its field", async () => {
    const save = vi.fn(saved);
    render(<Sample save={save} />);
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveTextContent("2 dingen kloppen nog niet");
    const links = within(summary() as HTMLElement).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Naam is nog niet ingevuld.",
      "Soort is nog niet ingevuld.",
    ]);
    const name = screen.getByLabelText("Naam");
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription("Zoals op je pas Naam is nog niet ingevuld.");
  });
  it("leads from the summary to the field, and leaves the address alone", async () => {
    render(<Sample save={saved} />);
    await submit();
    await userEvent.click(screen.getByRole("link", { name: "Naam is nog niet ingevuld." }));
    expect(screen.getByLabelText("Naam")).toHaveFocus();
    expect(location.hash).toBe("");
  });
  it("says what a right value looks like", async () => {
    render(<Sample save={saved} />);
    await fillRight();
    await userEvent.type(screen.getByLabelText(/E-mailadres/), "sanne");
    await submit();
    expect(screen.getByLabelText(/E-mailadres/)).toHaveAccessibleDescription("Schrijf het als naam@voorbeeld.nl.");
    expect(summary()).toHaveTextContent("Eén ding klopt nog niet");
  });
  it("takes a problem away as soon as its field is right, and keeps the others", async () => {
    render(<Sample save={saved} />);
    await submit();
    await userEvent.type(screen.getByLabelText("Naam"), "S");
    expect(screen.getByLabelText("Naam")).toBeValid();
    expect(summary()).toHaveTextContent("Soort is nog niet ingevuld.");
  });
  it("says one thing about a date of three inputs, and leads to its first", async () => {
    const check = () => ({ born: "Deze datum bestaat niet." });
    render(<Sample save={saved} check={check} />);
    await fillRight();
    await submit();
    expect(screen.getAllByText("Deze datum bestaat niet.")).toHaveLength(2);
    await userEvent.click(screen.getByRole("link", { name: "Deze datum bestaat niet." }));
    expect(screen.getByLabelText("Dag")).toHaveFocus();
    expect(screen.getByRole("group", { name: "Geboortedatum" })).toHaveAccessibleDescription(
      "Deze datum bestaat niet.",
    );
  });
});

describe("saving", () => {
  it("hands over what was filled in", async () => {
    const save = vi.fn(saved);
    render(<Sample save={save} />);
    await fillRight();
    await userEvent.selectOptions(screen.getByLabelText("Land"), "BE");
    for (const topic of ["Aanbiedingen", "Tips"]) await userEvent.click(screen.getByLabelText(topic));
    await submit();
    const data = save.mock.calls[0]?.[0 as never] as unknown as FormData;
    expect([textOf(data, "name"), textOf(data, "country"), textOf(data, "kind")]).toEqual(["Sanne", "BE", "b"]);
    expect(data.getAll("topics")).toEqual(["offers", "tips"]);
  });
  it("puts what the server found at its fields and keeps what was typed", async () => {
    render(<Sample save={async () => ({ saved: false, problems: { name: "Deze naam kennen we niet." } })} />);
    await fillRight();
    await submit();
    expect(await screen.findByRole("link", { name: "Deze naam kennen we niet." })).toBeVisible();
    expect(screen.getByLabelText("Naam")).toHaveValue("Sanne");
    await waitFor(() => expect(summary()).toHaveFocus());
    await userEvent.type(screen.getByLabelText("Naam"), "!");
    expect(summary()).toBeNull();
  });
  it.each([
    ["is refused", async (): Promise<SaveResult> => ({ saved: false })],
    ["finds nobody", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "is refused for a field that is not there",
      async () => ({ saved: false, problems: { other: "?" } }) as SaveResult,
    ],
  ])("that %s says so, loses nothing and can be tried again", async (_, failing) => {
    const save = vi.fn(saved).mockImplementationOnce(failing);
    render(<Sample save={save} />);
    await fillRight();
    await submit();
    expect(await screen.findByText(/Opslaan is niet gelukt/)).toBeVisible();
    expect(screen.getByLabelText("Naam")).toHaveValue("Sanne");
    await submit();
    expect(save).toHaveBeenCalledTimes(2);
    expect(summary()).toBeNull();
  });
  it("is not begun twice", async () => {
    const save = vi.fn(() => new Promise<SaveResult>(() => {}));
    render(<Sample save={save} />);
    await fillRight();
    await submit();
    await userEvent.click(screen.getByRole("button", { name: "Opslaan…" }));
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe("what was typed", () => {
  it("stands there again after the form was away, and says so", async () => {
    const { unmount } = render(<Sample save={saved} draft="sample" />);
    await fillRight();
    await userEvent.type(screen.getByLabelText("Dag"), "7");
    await userEvent.click(screen.getByLabelText("Tips"));
    unmount();
    render(<Sample save={saved} draft="sample" />);
    expect(screen.getByLabelText("Naam")).toHaveValue("Sanne");
    expect(screen.getByLabelText("Dag")).toHaveValue("7");
    expect(screen.getByLabelText("Tweede")).toBeChecked();
    expect([screen.getByLabelText("Tips"), screen.getByLabelText("Aanbiedingen")].map(isChecked)).toEqual([
      true,
      false,
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Begin opnieuw" }));
    expect(screen.getByLabelText("Naam")).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });
  it("is forgotten once it is saved", async () => {
    render(<Sample save={saved} draft="sample" />);
    await fillRight();
    expect(sessionStorage).toHaveLength(1);
    await submit();
    expect(sessionStorage).toHaveLength(0);
  });
  it.each(["{", "null", "[]", '{"name":"Sanne","born-day":[7]}'])("is left alone when storage holds %s", (kept) => {
    sessionStorage.setItem("formDraft.sample", kept);
    render(<Sample save={saved} draft="sample" />);
    expect(screen.getByLabelText("Naam")).toHaveValue("");
  });
});
const isChecked = (box: HTMLElement) => (box as HTMLInputElement).checked;
