/** Sets a cookie of this document, for a session or for so many seconds. */
export function setCookie(name: string, value: string | number, more = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and WebKit have had the Cookie Store for a short time only.
  document.cookie = `${name}=${value}; path=/; samesite=lax${more}`;
}

export const removeCookie = (name: string) => setCookie(name, '', '; max-age=0');

export const hasCookie = (name: string) => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
