/** Waits for a request of IndexedDB. */
export const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Makes a database with one store. The entries have keys of their own, which are numbers or texts. */
export async function fillDatabase(name: string, store: string, entries: [IDBValidKey, unknown][]): Promise<void> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
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
