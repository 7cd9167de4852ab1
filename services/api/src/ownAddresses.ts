/** The names by which this machine reaches itself. Nobody else can make them lead elsewhere. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns a check whether the `Host` or `Origin` of a request is exactly that of `publicUrl`. The names of this machine, with the
 * port of the request, are right too if `publicUrl` is on this machine or the port is a free one, which `publicUrl` cannot name.
 */
export function ownAddresses(publicUrl: string, onFreePort: boolean) {
  const local = onFreePort || LOCAL.includes(new URL(publicUrl).hostname) ? LOCAL : [];
  return (part: 'host' | 'origin', value: string | undefined, port = 0): boolean =>
    [publicUrl, ...local.map((name) => `http://${name}:${port}`)].some(
      (address) => new URL(address)[part] === value?.toLowerCase(),
    );
}
