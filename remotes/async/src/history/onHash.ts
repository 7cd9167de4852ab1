/** Calls `change` with each new hash of a window's address, until the function that it returns is called. */
export function onHash(view: Window, change: (hash: string) => void): () => void {
  let shown = view.location.hash;
  const look = () => {
    const { hash } = view.location;
    // Writing into an entry is such an event, too.
    if (hash === shown) return;
    shown = hash;
    change(hash);
  };
  // `hashchange` comes a task later. A quick visitor is elsewhere by then, and the entry in between was never seen.
  const { navigation } = view;
  const [target, type] = navigation ? [navigation, 'currententrychange'] : [view, 'hashchange'];
  target.addEventListener(type, look);
  return () => target.removeEventListener(type, look);
}
