import { type ReactNode, useEffect } from 'react';
import type { Route } from './catalogue';
import { DemoBoundary } from './DemoBoundary';
import { useDemo } from './demos';
import { Frame } from './Frame';
import { Unavailable } from './Unavailable';
import { Waiting } from './Waiting';

/** A page of a remote: its frame at once, from the manifest; its component when it has arrived. */
export function DemoPage({ route }: { route: Route }) {
  const { page, group } = route;
  const [state, retry] = useDemo(route);
  const body =
    state.status === 'ready' ? (
      <DemoBoundary
        key={page.path}
        fallback={(fault, restart) => (
          <Unavailable what={`${page.title} has stopped working.`} fault={fault} onRetry={restart} />
        )}
      >
        <state.component />
      </DemoBoundary>
    ) : state.status === 'failed' ? (
      <Unavailable
        what={`${page.title}: the group ‘${group.config.title}’ is not available right now.`}
        fault={state.fault}
        onRetry={retry}
      />
    ) : (
      <Waiting />
    );
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
