import { useState } from 'react';

/** The id under which the server keeps what belongs to this visit. `?run=` sets it. */
export function useRun(): string {
  const [run] = useState(() => {
    const given = new URLSearchParams(window.location.search).get('run') ?? '';
    // Not randomUUID, which browsers offer on secure origins only.
    return /^[\w-]{1,64}$/.test(given) ? given : crypto.getRandomValues(new Uint32Array(4)).join('-');
  });
  return run;
}
