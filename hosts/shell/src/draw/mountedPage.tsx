import type { Mountable } from '@playground/kit/contract/mount';
import { mounted } from '@playground/kit/mounted';
import type { ComponentType } from 'react';
import { type Route, whoseIs } from '../find/groups';
import { TIME } from '../load/deadline';
import { Failure } from '../load/Failure';
import { Unavailable } from './Unavailable';
import { useElapsed } from './useElapsed';
import { Waiting } from './Waiting';

/** A component that shows a page without React. While the page mounts, and if that takes longer than its files may, words below it say so. */
export function mountedPage(mountable: Mountable, route: Route): ComponentType {
  const whose = whoseIs(route, route.group.manifest?.build);
  return mounted(mountable, function StillMounting() {
    if (!useElapsed(TIME)) return <Waiting />;
    return (
      <Unavailable
        what={`${route.page.title} is still not ready.`}
        failures={[new Failure('MOUNT_TIMEOUT', 'Its mount function has not finished in time.')]}
        whose={whose}
        // In place, the build that does not finish would be mounted again.
        onRetry={() => window.location.reload()}
        action="Reload"
      >
        It appears here as soon as it is ready.
      </Unavailable>
    );
  });
}
