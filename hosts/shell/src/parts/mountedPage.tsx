import type { Mountable } from '@playground/kit/contract/mount';
import { mounted } from '@playground/kit/mounted';
import type { ComponentType } from 'react';
import { Failure } from '../fetch/Failure';
import type { Route } from '../fetch/groups';
import { Unavailable } from './Unavailable';
import { useElapsed } from './useElapsed';
import { Waiting } from './Waiting';

/**
 * Milliseconds. As long as its files may take. Imported from deadline.ts, and `whose` from DemoPage, both would cost each page 160 bytes:
 * webpack does not join a module that two chunks use.
 */
const TIME = 9000;

/** A component that shows a page without React. While the page mounts, and if that takes too long, words below it say so. */
export function mountedPage(mountable: Mountable, { group, page }: Route): ComponentType {
  const whose = `${group.config.name} ${page.expose.slice(2)}, build ${group.manifest?.build ?? 'unknown'}`;
  return mounted(mountable, function StillMounting() {
    if (!useElapsed(TIME)) return <Waiting />;
    return (
      <Unavailable
        what={`${page.title} is still not ready.`}
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
