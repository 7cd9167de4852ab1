import { useEffect, useRef, useState } from 'react';
import type { Framework, ListOptions, Mount } from '../lists/options';

/** Each framework has a chunk of its own. The page is there before it. */
const LISTS: Record<Exclude<Framework, 'React 19'>, () => Promise<{ mount: Mount }>> = {
  'React 18': () => import('../lists/react18'),
  Vue: () => import('../lists/vue'),
  Svelte: () => import('../lists/svelte'),
  Lit: () => import('../lists/lit'),
};

/** A list that another framework than this page's React draws. */
export default function MountedList({ options }: { options: ListOptions }) {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  useEffect(() => {
    const element = host.current;
    if (options.framework === 'React 19' || !element) return;
    let left = false;
    let remove = () => {};
    LISTS[options.framework]()
      .then(({ mount }) => {
        if (left) return;
        remove = mount(element, options);
        setState('there');
      })
      .catch(() => setState('failed'));
    return () => {
      left = true;
      remove();
    };
  }, [options]);
  return (
    <>
      <div ref={host} />
      {state === 'loading' && <p className="mb-0">{`Loading ${options.framework}…`}</p>}
      {state === 'failed' && (
        <p role="alert" className="mb-0">{`The code of ${options.framework} did not load. Reload the page.`}</p>
      )}
    </>
  );
}
