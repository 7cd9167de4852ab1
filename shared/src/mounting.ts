import { createContext } from 'react';

/** A page that mounts itself calls this with true when its `mount` has returned a promise, and with false when that has ended. */
export const Mounting = createContext((_pending: boolean) => {});
