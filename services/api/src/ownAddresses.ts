/** This machine by its own names, which nobody else can lead elsewhere. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Tells whether a request's `Host` or `Origin` is ours, exactly: that of `publicUrl`. When that is this machine, or when the
 * port is a free one, which no address can name beforehand, so are its own names with the port that the request came to.
 */
export function ownAddresses(publicUrl: string, onFreePort: boolean) {
  const local = onFreePort || LOCAL.includes(new URL(publicUrl).hostname) ? LOCAL : [];
  return (part: 'host' | 'origin', value: string | undefined, port = 0): boolean =>
    [publicUrl, ...local.map((name) => `http://${name}:${port}`)].some(
      (address) => new URL(address)[part] === value?.toLowerCase(),
    );
}
