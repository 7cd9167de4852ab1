import { hasCookie, removeCookie, setCookie } from './cookies';
import { fillDatabase, finished } from './database';
import type { Kind } from './draw';

interface Place {
  put: (name: string) => unknown;
  has: (name: string) => boolean | Promise<boolean>;
  remove: (name: string) => unknown;
}

const inStorage = (storage: () => Storage): Place => ({
  put: (name) => storage().setItem(name, 'here'),
  has: (name) => storage().getItem(name) !== null,
  remove: (name) => storage().removeItem(name),
});

/** The places where a page can store something under a name. */
export const places: Record<Kind, Place> = {
  cookie: { put: (name) => setCookie(name, 'here'), has: hasCookie, remove: removeCookie },
  local: inStorage(() => localStorage),
  session: inStorage(() => sessionStorage),
  database: {
    put: (name) => fillDatabase(name, 'things', [[1, 'here']]),
    has: async (name) => (await indexedDB.databases()).some((database) => database.name === name),
    remove: (name) => finished(indexedDB.deleteDatabase(name)),
  },
  cache: {
    put: async (name) => (await caches.open(name)).put('/here', new Response('here')),
    has: (name) => caches.has(name),
    remove: (name) => caches.delete(name),
  },
};
