// What the pages of the provider can do more with JavaScript; each of them works without.
for (const button of document.querySelectorAll("button[data-show]")) {
  const input = document.getElementById(button.getAttribute("aria-controls"));
  button.hidden = false;
  button.addEventListener("click", () => {
    const shown = input.type === "text";
    input.type = shown ? "password" : "text";
    button.setAttribute("aria-pressed", String(!shown));
    button.setAttribute("aria-label", shown ? button.dataset.show : button.dataset.hide);
  });
}
for (const form of document.querySelectorAll("form")) {
  // A password is sent as one, or the browser would remember it among ordinary texts.
  form.addEventListener("submit", () => {
    for (const input of form.querySelectorAll(".secret input")) input.type = "password";
  });
}
document.querySelector("[data-submit-now]")?.click();

// Passkeys, where the browser has them. A credential travels as JSON in an ordinary form.
const canUsePasskeys = Boolean(globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON);
let waiting;
async function send(form, ask) {
  try {
    const credential = await ask();
    form.elements.credential.value = JSON.stringify(credential.toJSON());
    form.submit();
  } catch (error) {
    // Only what somebody began by pressing a button is worth a word.
    if (error?.name !== "AbortError") form.querySelector("[data-failed]").hidden = false;
  }
}
if (canUsePasskeys) for (const part of document.querySelectorAll("[data-passkeys]")) part.hidden = false;
for (const form of document.querySelectorAll("[data-passkey-create]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!canUsePasskeys) return;
    const options = JSON.parse(form.dataset.passkeyCreate);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    void send(form, () => navigator.credentials.create({ publicKey }));
  });
}
for (const form of document.querySelectorAll("[data-passkey-get]")) {
  const get = (more) => {
    waiting?.abort();
    waiting = new AbortController();
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(form.dataset.passkeyGet));
    return navigator.credentials.get({ publicKey, signal: waiting.signal, ...more });
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form, () => get({}));
  });
  // Passkeys are offered in the list of addresses that the browser fills in.
  if (canUsePasskeys) {
    PublicKeyCredential.isConditionalMediationAvailable?.().then((can) => {
      if (!can || waiting) return;
      get({ mediation: "conditional" }).then(
        (credential) => send(form, async () => credential),
        () => undefined,
      );
    });
  }
}
