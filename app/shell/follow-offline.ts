/**
 * Without a network a link loads a document, because the service worker has one that takes its place. Listens from the
 * first moment that the app itself would follow links: its router would reload the page that the visitor is leaving.
 */
export function followOffline(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (navigator.onLine || !link || !plain || link.target || link.hash || link.origin !== location.origin) return;
  event.preventDefault();
  location.assign(link.href);
}
