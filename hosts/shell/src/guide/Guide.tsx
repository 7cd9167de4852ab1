import { siteConfig } from '@playground/kit/siteConfig';
import { useLazy } from '@playground/kit/useLazy';
import type { ReactNode } from 'react';
import { AwayGroups } from '../draw/AwayGroups';
import { Frame } from '../draw/Frame';
import { Unavailable } from '../draw/Unavailable';
import { Waiting } from '../draw/Waiting';
import { isSettled, type SiteMap } from '../find/groups';
import { deadline, inTime } from '../load/deadline';
import { Failure } from '../load/Failure';

/** A chunk with the words and samples, so no other page loads them. */
const load = () =>
  inTime(
    deadline(),
    async () => (await import(/* webpackChunkName: "guide" */ './Contents')).Contents,
    () => new Failure('GUIDE_TIMEOUT', 'It did not arrive in time.'),
  );

/** How to use the playground, from the first test to CI, and a list of all pages. */
export function Guide({ siteMap: { groups, routes } }: { siteMap: SiteMap }) {
  const { component: Contents, error, trying, retry } = useLazy(load);
  const known = groups.every(isSettled);
  let body: ReactNode;
  if (Contents) {
    const away = <AwayGroups groups={groups} />;
    body = <Contents groups={groups} routes={routes} known={known} away={away} services={siteConfig().services} />;
  } else if (error) {
    const failure = Failure.from(error, 'GUIDE');
    body = <Unavailable what="The guide could not be loaded." failures={[failure]} trying={trying} onRetry={retry} />;
  } else body = <Waiting />;
  return (
    <Frame
      title="Guide"
      description="How to use your tool with the playground, and what you can rely on."
      settled={Contents ? known : !trying}
    >
      {body}
    </Frame>
  );
}
