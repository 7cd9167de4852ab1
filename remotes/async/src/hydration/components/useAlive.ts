import { useEffect, useState } from 'react';

/** False in the markup of the server, and true once the part is alive. */
export function useAlive() {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}
