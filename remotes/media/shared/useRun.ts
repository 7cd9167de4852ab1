import { useState } from 'react';

/** The id under which the API remembers this visit for ten minutes. `?run=` sets it, so that a test can know it. */
export function useRun(): string {
  const [run] = useState(() => {
    const given = new URLSearchParams(window.location.search).get('run') ?? '';
    if (/^[\w-]{1,64}$/.test(given)) return given;
    // Not randomUUID, which pages without https do not have.
    return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  });
  return run;
}
