import { type ReactNode, useEffect, useState } from 'react';
import type { Route } from './catalogue';
import { DemoBoundary } from './DemoBoundary';
import type { Fault } from './Fault';
import { Frame } from './Frame';
import { Unavailable } from './Unavailable';
import { usePage } from './usePage';
import { useStrayError } from './useStrayError';
import { Waiting } from './Waiting';

/** A page of a remote: its frame at once, from the manifest; its component when it has arrived. */
export function DemoPage({ route }: { route: Route }) {
  const { page, group } = route;
  const [state, retry] = usePage(route);
  const [stray, forgetStray] = useStrayError(group.config.url, state.status === 'ready');
  const [run, setRun] = useState(0);

  const restart = () => {
    forgetStray();
    setRun((count) => count + 1);
  };
  // All is asked anew: a crash may be mended by a newer build, and a missing part come from a build that was replaced.
  const crashed = (fault: Fault) => (
    <Unavailable
      what={isMissingPart(fault) ? `A part of ${page.title} is no longer there.` : `${page.title} has stopped working.`}
      fault={fault}
      onRetry={retry}
    >
      {isMissingPart(fault) && `The group ‘${group.config.title}’ was updated, or its server is away.`}
    </Unavailable>
  );

  let body: ReactNode;
  if (state.status === 'loading') body = <Waiting />;
  else if (state.status === 'failed') {
    const away = `${page.title}: the group ‘${group.config.title}’ is not available right now.`;
    const what = state.fault.code === 'PAGE_GONE' ? state.fault.message : away;
    body = <Unavailable what={what} fault={state.fault} onRetry={retry} />;
  } else {
    body = (
      <>
        {stray && (
          <Unavailable
            what={`Something in ${page.title} went wrong.`}
            fault={stray}
            onRetry={restart}
            action="Start it again"
          >
            The page is still open, with all that was typed into it.
          </Unavailable>
        )}
        <DemoBoundary key={`${page.path} ${run}`} fallback={crashed}>
          <state.component />
        </DemoBoundary>
      </>
    );
  }
  if (page.frame === 'bare') return <Bare title={page.title}>{body}</Bare>;
  return (
    <Frame title={page.title} description={page.description} settled={state.status !== 'loading'}>
      {body}
    </Frame>
  );
}

/** A chunk or a style of webpack's that did not come when the page, already open, asked for it. */
function isMissingPart({ cause }: Fault): boolean {
  const { name, code } = (cause ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** A document meant for an iframe: nothing around it. */
function Bare({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}
