import type { SensorOptions, SensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * The same calls to the library, but rendered before they return.
 *
 * The library reads the place of a drop from state that React may not have rendered yet. A driver sends a step and the
 * release so fast that the item would fall back to its old place.
 */
export function rendered<Options extends SensorOptions>(props: SensorProps<Options>): SensorProps<Options> {
  return {
    ...props,
    onStart: (place) => flushSync(() => props.onStart(place)),
    onMove: (place) => {
      // Twice: the first render finds the item at this place and stores it in an effect, the second render shows it.
      flushSync(() => props.onMove(place));
      flushSync(() => props.onMove(place));
    },
  };
}
