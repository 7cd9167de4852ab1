import { useState } from 'react';

const draw = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** The run id of this visit. The server keeps what it remembers under this id. `?run=` sets it. */
export function useRun(): string {
  const [run] = useState(() => {
    const asked = new URLSearchParams(window.location.search).get('run') ?? '';
    return /^[\w-]{1,64}$/.test(asked) ? asked : draw();
  });
  return run;
}
