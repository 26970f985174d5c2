// Progressive enhancement of the provider's pages; each works without JavaScript.
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
  // Submit passwords as password fields, or the browser would remember them as ordinary text.
  form.addEventListener("submit", () => {
    for (const input of form.querySelectorAll(".secret input")) input.type = "password";
  });
}
document.querySelector("[data-submit-now]")?.click();

// Passkeys, where supported. A credential is sent as JSON in an ordinary form.
const canUsePasskeys = Boolean(globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON);
let waiting;
async function send(form, ask) {
  try {
    const credential = await ask();
    form.elements.credential.value = JSON.stringify(credential.toJSON());
    form.submit();
  } catch (error) {
    // Report failures only of what the user started with a button.
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
  // Offer passkeys in the browser's autofill list.
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
