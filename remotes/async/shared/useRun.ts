import { useState } from 'react';

/** The run id of this visit: `?run=` of the address, or a new one. It does not follow the seed, because two visits share nothing. */
export function useRun(): string {
  const [run] = useState(() => {
    const given = new URLSearchParams(window.location.search).get('run') ?? '';
    return /^[\w-]{1,40}$/.test(given) ? given : Math.random().toString(36).slice(2, 12);
  });
  return run;
}
