// In a hidden frame of the shop: tells the page around it with which address the identity provider came back. Only to
// a page of this origin, and in the form in which the sign-in library listens.
if (window.parent !== window) {
  window.parent.postMessage({ source: "oidc-client", url: location.href, keepOpen: false }, location.origin);
}
