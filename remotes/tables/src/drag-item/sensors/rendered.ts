import type { SensorOptions, SensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * The same calls into the library, but their effect is on the page when they return.
 *
 * The library reads the place of a drop from state that React may not have rendered yet. A person is never fast enough
 * to notice; a driver sends a step and the release in the same breath, and the item would fall back to where it was.
 */
export function rendered<Options extends SensorOptions>(props: SensorProps<Options>): SensorProps<Options> {
  return {
    ...props,
    onStart: (place) => flushSync(() => props.onStart(place)),
    onMove: (place) => {
      // Twice: the first render finds what is at this place and stores it in an effect, the second renders that.
      flushSync(() => props.onMove(place));
      flushSync(() => props.onMove(place));
    },
  };
}
