import { practiceAddress } from '@playground/kit/contract/practiceAddress';
import { type Lazy, lazily, useLazy } from '@playground/kit/useLazy';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type Failure, isMissingChunk } from '../fetch/Failure';
import { askFor, isSettled, type Route, type SiteMap } from '../fetch/groups';
import { buildOf, openPage } from '../load/page';
import { partsOfDemos } from '../load/partsOfDemos';
import { Unavailable } from '../parts/Unavailable';
import { Waiting } from '../parts/Waiting';
import { Frame } from './Frame';
import type { StepProps } from './PathLine';

const pathLine = lazily<StepProps>(async () => (await import(/* webpackChunkName: "course" */ './PathLine')).PathLine);
const next = lazily<StepProps>(async () => (await import(/* webpackChunkName: "course" */ './Next')).Next);

interface Props {
  route: Route;
  siteMap: SiteMap;
  until: number;
}

/** A page of a group. Its frame appears at once, its component or a failure by the deadline `until`. */
export function DemoPage({ route, siteMap, until }: Props) {
  const { page, demo, group } = route;
  const [open] = useState(() => openPage(route, until));
  const { retry, restart } = open;
  const state = useSyncExternalStore(open.subscribe, open.current);
  const { trying } = state;
  // The page opens again when its versions are built, and the line above it says so.
  const waits = state.status === 'waiting' || (state.status === 'failed' && state.failure.code === 'VERSION');
  const settled = !waits && !trying;
  const { search } = useLocation();
  const step = { name: new URLSearchParams(search).get('path') ?? '', demo, siteMap };
  const bare = page.frame === 'bare';
  const practice = group.manifest?.practice;
  const { Practice, Running } = partsOfDemos;
  const build = state.status === 'ready' ? buildOf(state.component) : group.manifest?.build;
  const whose = `${group.config.name} ${page.expose.slice(2)}, build ${build ?? 'unknown'}`;
  useEffect(() => {
    if (bare) document.title = page.title;
  }, [bare, page.title]);

  // A bare page has its own `main`, so its replacement needs one too.
  const instead = (words: ReactNode) => (bare ? <main aria-busy={!settled}>{words}</main> : words);

  // Retry requests everything again, because a newer build may not crash and has all its files.
  const failed = (what: string, failure: Failure, more?: string) =>
    instead(
      <Unavailable what={what} failures={[failure]} whose={whose} trying={trying} onRetry={retry}>
        {more}
      </Unavailable>,
    );
  const crashed = (failure: Failure) => {
    if (!isMissingChunk(failure.cause)) return failed(`${page.title} has stopped working.`, failure);
    const why = `The group ‘${group.config.title}’ was updated, or its server does not answer.`;
    return failed(`A part of ${page.title} is no longer there.`, failure, why);
  };

  let body: ReactNode;
  if (waits) body = instead(<Waiting />);
  else if (state.status === 'failed') {
    const away = `${page.title}: the group ‘${group.config.title}’ is not available right now.`;
    const what = state.failure.code === 'PAGE_GONE' ? state.failure.message : away;
    body = failed(what, state.failure);
  } else if (Running) {
    body = (
      <Running
        title={page.title}
        origin={group.config.url}
        component={state.component}
        run={state.run}
        restart={restart}
        crashed={crashed}
        wrong={(what, failure, startAgain) => (
          <Unavailable what={what} failures={[failure]} whose={whose} onRetry={startAgain} action="Start it again">
            The page is still open and keeps what you typed.
          </Unavailable>
        )}
      />
    );
  }
  if (bare) return body;
  return (
    <Frame
      title={page.title}
      description={page.description}
      settled={settled}
      practice={
        Practice &&
        practice && (
          <Practice
            source={practiceAddress(group.config.url, practice, page)}
            count={demo.tasks}
            next={<Step of={next} {...step} />}
          />
        )
      }
      path={step.name && <Step of={pathLine} {...step} />}
    >
      {body}
    </Frame>
  );
}

/** What depends on the other pages. It appears when all groups have answered. */
function Step({ of, siteMap, ...step }: StepProps & { of: Lazy<StepProps> }) {
  const { component: Component } = useLazy(of);
  useEffect(() => {
    askFor('/');
  }, []);
  return Component && siteMap.groups.every(isSettled) ? <Component siteMap={siteMap} {...step} /> : null;
}
