import { IDENTITY_MOUNT } from "#contract/identity";
import type { Mail } from "../kit";
import { type Account, accountByEmail } from "./account-records";
import type { Limits } from "./limits";
import { mailTexts } from "./mail-texts";
import { issueMailToken, LINK_HOURS, type MailPurpose } from "./mail-token-records";
import type { Frames } from "./pages/frame";
import type { IdentityKit } from "./settings";

/**
 * The provider's messages. They are created and sent after the response, so that neither the response nor its timing
 * reveals whether an account exists.
 */
export function createMessages(kit: IdentityKit, frames: Frames, limits: Limits) {
  const underWay = new Set<Promise<void>>();

  function later(work: () => Promise<void>): void {
    const done = work()
      .catch((error: unknown) => kit.log.error("failed to send a message", { error: String(error) }))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }
  const link = (path: string) => `${kit.publicOrigin()}${IDENTITY_MOUNT}/${path}`;
  /** A mail with a link is of no use once the link has expired. */
  const until = (purpose: MailPurpose) => new Date(kit.now().getTime() + LINK_HOURS[purpose] * 3_600_000);
  const nameOf = (account: Account) => account.givenName || account.email;

  async function send(
    account: Account,
    write: (shop: string) => Promise<Omit<Mail, "to">>,
    to: string = account.email,
  ): Promise<void> {
    if (!(await limits.mayMail(account.id))) return;
    const { site } = await frames.current();
    await kit.sendMail({ to, ...(await write(site.shopName)) });
  }
  const verify = (account: Account) =>
    send(account, async (shop) => {
      const token = await issueMailToken(kit, "verify", account.id);
      const text = mailTexts.verify(shop, nameOf(account), link(`verify?token=${token}`));
      return { subject: mailTexts.verifySubject(shop), text, until: until("verify") };
    });
  const plain = (
    account: Account,
    kind: "taken" | "changed" | "guessed" | "addressAsked" | "passkeyAdded" | "addressChanged",
  ) =>
    send(account, async (shop) => ({
      subject: mailTexts[`${kind}Subject`](shop),
      text: mailTexts[kind](shop, nameOf(account), link("forgot")),
    }));

  return {
    welcome: (account: Account) => later(() => verify(account)),
    verifyAgain: (email: string) =>
      later(async () => {
        const account = await accountByEmail(kit, email);
        if (account && !account.emailVerified) await verify(account);
      }),
    reset: (email: string) =>
      later(async () => {
        const account = await accountByEmail(kit, email);
        if (!account) return;
        await send(account, async (shop) => {
          const token = await issueMailToken(kit, "reset", account.id);
          const text = mailTexts.reset(shop, nameOf(account), link(`reset?token=${token}`));
          return { subject: mailTexts.resetSubject(shop), text, until: until("reset") };
        });
      }),
    taken: (email: string) =>
      later(async () => {
        const account = await accountByEmail(kit, email);
        if (account) await plain(account, "taken");
      }),
    /** Warns of password guessing, at most once a day. */
    guessed: (email: string) =>
      later(async () => {
        const account = await accountByEmail(kit, email);
        if (account && (await limits.mayWarn(account.id))) await plain(account, "guessed");
      }),
    changed: (account: Account) => later(() => plain(account, "changed")),
    passkeyAdded: (account: Account) => later(() => plain(account, "passkeyAdded")),
    /** Sends the confirmation link to the new address and a notice to the current one. */
    newAddress: (account: Account, email: string) =>
      later(async () => {
        await plain(account, "addressAsked");
        const write = async (shop: string) => {
          const token = await issueMailToken(kit, "email", account.id, email);
          const text = mailTexts.newAddress(shop, nameOf(account), link(`new-address?token=${token}`));
          return { subject: mailTexts.newAddressSubject(shop), text, until: until("email") };
        };
        await send(account, write, email);
      }),
    /** Sent to the account's previous address. */
    addressChanged: (before: Account) => later(() => plain(before, "addressChanged")),
    /** Resolves when all pending messages have been sent. */
    settled: async () => void (await Promise.all(underWay)),
  };
}
export type Messages = ReturnType<typeof createMessages>;
