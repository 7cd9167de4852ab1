import { type ReactNode, useEffect, useState } from 'react';
import type { Route } from './catalogue';
import { DemoBoundary } from './DemoBoundary';
import { type Fault, isMissingChunk } from './Fault';
import { Frame } from './Frame';
import { Unavailable } from './Unavailable';
import { usePage } from './usePage';
import { useStrayError } from './useStrayError';
import { Waiting } from './Waiting';

/** A page of a group: its frame at once, from the manifest; its component when it has arrived. One mount is one page. */
export function DemoPage({ route }: { route: Route }) {
  const { page, group } = route;
  const [state, retry] = usePage(route);
  const [stray, forgetStray] = useStrayError(group.config.url, state.status === 'ready');
  const [run, setRun] = useState(0);

  const restart = () => {
    forgetStray();
    setRun((count) => count + 1);
  };
  // Retry asks for everything: a newer build may have mended a crash, and has the parts that a replaced build misses.
  const crashed = (fault: Fault) =>
    isMissingChunk(fault.cause) ? (
      <Unavailable what={`A part of ${page.title} is no longer there.`} fault={fault} onRetry={retry}>
        The group ‘{group.config.title}’ was updated, or its server is away.
      </Unavailable>
    ) : (
      <Unavailable what={`${page.title} has stopped working.`} fault={fault} onRetry={retry} />
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
        <DemoBoundary key={run} fallback={crashed}>
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

/** A document meant for an iframe: nothing around it. */
function Bare({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}
