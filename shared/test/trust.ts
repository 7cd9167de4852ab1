/**
 * For unit tests: from now on, events of these types count as those of a person. The returned function ends that. jsdom resets
 * `isTrusted` when an event is dispatched, so a listener in the capture phase sets it before React reads it.
 */
export function trust(...types: string[]): () => void {
  const setTrusted = (event: Event) => {
    const impl = Object.getOwnPropertySymbols(event).find(({ description }) => description === 'impl') as symbol;
    Object.assign((event as unknown as Record<symbol, object>)[impl] as object, { isTrusted: true });
  };
  for (const type of types) window.addEventListener(type, setTrusted, true);
  return () => {
    for (const type of types) window.removeEventListener(type, setTrusted, true);
  };
}

/** Does something as a person does it: events of this type are trusted until `act` returns, so `act` must dispatch them at once. */
export function byHand(type: string, act: () => void): void {
  const distrust = trust(type);
  try {
    act();
  } finally {
    distrust();
  }
}
