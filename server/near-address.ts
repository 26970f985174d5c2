/** An address of this machine. */
export const isLoopback = (url: URL): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);

/** An address that only the operator's own network has: names without a dot, and the private ranges. */
export const isNear = (url: URL): boolean =>
  isLoopback(url) ||
  /^(?:[^.:[]+|.+\.(?:local|internal|lan)|(?:10|127)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[f[cd].*\])$/.test(
    url.hostname,
  );
