import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';

const EARLY = ['click', 'input', 'mousedown', 'keydown'];

interface Part {
  /** What the server renders. */
  server: ReactElement;
  /** What the browser renders, if it differs. */
  client?: ReactElement;
  /** Milliseconds until the part comes to life. If not set, `hydrate` does that. */
  wait?: number;
  /** Gets the events at markup that is not alive yet. */
  onEarly: (event: Event) => void;
  missed: (what: string) => void;
}

type React = Awaited<ReturnType<typeof loadReact>>;

/** The renderer of a server is large, so it comes with the first press. */
async function loadReact() {
  const [{ hydrateRoot }, { renderToString }] = await Promise.all([
    import('react-dom/client'),
    import('react-dom/server'),
  ]);
  return { hydrateRoot, renderToString };
}

/** Puts the markup of React's server rendering into `host`, and brings it to life with `hydrateRoot`. */
export function useServerPart({ server, client = server, wait, onEarly, missed }: Part) {
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const react = useRef<React>(undefined);
  const latest = useRef({ client, onEarly });
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    latest.current = { client, onEarly };
  });

  const hydrate = useCallback(() => {
    if (!host.current || !react.current || root.current) return;
    // React reports a wrong markup as an error that it has mended.
    root.current = react.current.hydrateRoot(host.current, latest.current.client, { onRecoverableError() {} });
  }, []);

  const load = async () => {
    try {
      react.current ??= await loadReact();
    } catch {
      return missed('the code of the part did not load. Press the button again.');
    }
    if (!host.current) return;
    root.current?.unmount();
    root.current = undefined;
    host.current.innerHTML = react.current.renderToString(server);
    setLoads((before) => before + 1);
  };

  useEffect(() => {
    if (loads === 0 || wait === undefined) return;
    const timer = setTimeout(hydrate, wait);
    return () => clearTimeout(timer);
  }, [loads, wait, hydrate]);

  useEffect(() => {
    const element = host.current;
    const hear = (event: Event) => {
      if (!root.current) latest.current.onEarly(event);
    };
    for (const type of EARLY) element?.addEventListener(type, hear);
    return () => {
      for (const type of EARLY) element?.removeEventListener(type, hear);
      const left = root.current;
      root.current = undefined;
      // React cannot end a root while it ends the page around it.
      queueMicrotask(() => left?.unmount());
    };
  }, []);

  return { host, load, hydrate };
}
