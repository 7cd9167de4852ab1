import type { Lab } from './useLab';

/** Asks with a header that a visitor typed. Undefined if the browser cannot send such a header, or if there is no answer. */
export async function withHeader(lab: Lab, call: string, name: string, typed: string): Promise<Response | undefined> {
  // A header takes only some characters, and the server takes 16 kB of headers.
  if (!/^[\x20-\x7e]{1,300}$/.test(typed.trim())) return undefined;
  return lab.ask(call, { cache: 'no-store', headers: { [name]: typed.trim() } });
}
