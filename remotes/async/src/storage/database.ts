/** Waits for a request of IndexedDB. */
export const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Makes a database with one store. The entries have keys of their own, which are numbers or texts. `blocked` is called if it has to wait
 * until a script closes the database.
 */
export async function fillDatabase(
  name: string,
  store: string,
  entries: [IDBValidKey, unknown][],
  blocked?: () => void,
): Promise<void> {
  // Not version 1: a script that opened the database before has made that one, without the store.
  const request = indexedDB.open(name, 2);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  request.onblocked = () => blocked?.();
  const database = await finished(request);
  const transaction = database.transaction(store, 'readwrite');
  for (const [key, value] of entries) transaction.objectStore(store).put(value, key);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  // An open connection would block a script that deletes the database.
  database.close();
}
