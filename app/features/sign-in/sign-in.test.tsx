import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { DutchTexts } from "~/i18n/provider";
import { PathsProvider } from "~/paths-context";
import { closeModal, openModal } from "~/stores/modals";
import { dutchNames } from "../../../tests/route-names";
import { LoginChoice } from "./login-choice";
import { LogoutChoice } from "./logout-choice";
import { ReturnScreen } from "./return-screen";

const { signIn, signOut, completeSignIn } = vi.hoisted(() => ({
  signIn: vi.fn(async () => {}),
  signOut: vi.fn(async () => {}),
  completeSignIn: vi.fn(),
}));
vi.mock("~/stores/session/session", () => ({ session: {}, signIn, signOut, useTakenAlong: () => "none" }));
vi.mock("~/stores/session/complete-sign-in", () => ({ completeSignIn }));

const draw = (children: JSX.Element) => render(<DutchTexts>{children}</DutchTexts>);
beforeEach(() => {
  signIn.mockClear();
  closeModal();
});

test("the login modal says why it is there and offers both ways in", async () => {
  openModal("login", { reason: "login.return.noScript", returnTo: "/vergelijken/" });
  draw(<LoginChoice />);
  expect(screen.getByText(/Inloggen werkt alleen met JavaScript/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Account aanmaken" }));
  expect(signIn).toHaveBeenCalledWith({ returnTo: "/vergelijken/", screen: "signup" });
});

test("the login modal asks once, however often it is pressed", async () => {
  signIn.mockImplementationOnce(() => new Promise(() => {}));
  openModal("login");
  draw(<LoginChoice />);
  await userEvent.dblClick(screen.getByRole("button", { name: "Inloggen" }));
  expect(signIn).toHaveBeenCalledOnce();
  expect(signIn).toHaveBeenCalledWith({});
});

test("the logout modal signs out only when asked", async () => {
  draw(<LogoutChoice />);
  await userEvent.click(screen.getByRole("button", { name: "Ingelogd blijven" }));
  expect(signOut).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Uitloggen" }));
  expect(signOut).toHaveBeenCalledOnce();
});

function comeBack() {
  const Site = createRemixStub([
    {
      path: "/auth-redirect",
      Component: () => (
        <StrictMode>
          <DutchTexts>
            <PathsProvider names={dutchNames}>
              <ReturnScreen onSignedIn={() => {}} />
            </PathsProvider>
          </DutchTexts>
        </StrictMode>
      ),
    },
    { path: "/zoeken/", Component: () => <h1>Zoeken</h1> },
    { path: "/registreren/", Component: () => <h1>Je bedrijf</h1> },
  ]);
  render(<Site initialEntries={["/auth-redirect?code=c&state=s"]} />);
}

test("the return page uses the code once and goes on", async () => {
  completeSignIn.mockReset().mockResolvedValue({ to: "/zoeken/" });
  comeBack();
  expect(await screen.findByRole("heading", { name: "Zoeken" })).toBeInTheDocument();
  expect(completeSignIn).toHaveBeenCalledOnce();
});

test("the return page leads a new business on to its application", async () => {
  completeSignIn.mockReset().mockResolvedValue({ to: "/zoeken/", next: "business" });
  comeBack();
  expect(await screen.findByRole("heading", { name: "Je bedrijf" })).toBeInTheDocument();
});

test("the return page says what is wrong, and tries again when that can help", async () => {
  completeSignIn.mockReset().mockResolvedValueOnce({ problem: "unreachable" }).mockResolvedValue({ to: "/zoeken/" });
  comeBack();
  expect(await screen.findByText(/niet bereiken/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Probeer het opnieuw" }));
  expect(await screen.findByRole("heading", { name: "Zoeken" })).toBeInTheDocument();
});

test("the return page starts over when the code is of no use", async () => {
  completeSignIn.mockReset().mockResolvedValue({ problem: "unusable" });
  comeBack();
  expect(await screen.findByText(/al gebruikt of te oud/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Naar de homepage" })).toHaveAttribute("href", "/");
  await userEvent.click(screen.getByRole("button", { name: "Probeer het opnieuw" }));
  expect(signIn).toHaveBeenCalledWith({ returnTo: "/" });
});
