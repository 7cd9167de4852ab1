/**
 * For unit tests: from now on, the clicks that a test makes count as those of a person. The returned function ends that. jsdom resets
 * this mark in dispatchEvent, so a listener in the capture phase sets it.
 */
export function trustClicks(): () => void {
  const trust = (event: Event) => {
    const impl = Object.getOwnPropertySymbols(event).find(({ description }) => description === 'impl') as symbol;
    Object.assign((event as unknown as Record<symbol, object>)[impl] as object, { isTrusted: true });
  };
  window.addEventListener('click', trust, true);
  return () => window.removeEventListener('click', trust, true);
}
