import { type ReactNode, useCallback } from 'react';

/** The part of an event that tells a person from a script. */
export type Cause = Pick<Event, 'isTrusted' | 'type'>;

/** Whether a person caused the event. If a script did, that is a miss. */
export function isByHand({ isTrusted, type }: Cause, missed: (what: string) => void) {
  if (!isTrusted)
    missed(`a script ${type === 'input' ? 'set this value' : `dispatched ${type}`}. A person must do it.`);
  return isTrusted;
}

interface Props {
  /** The types of events that a script must not dispatch. Must stay the same list. */
  events: readonly string[];
  missed: (what: string) => void;
  children: ReactNode;
}

/** Stops these events for its children if a script dispatched them, and counts them as a miss. */
export function ByHand({ events, missed, children }: Props) {
  const watch = useCallback(
    (area: HTMLDivElement | null) => {
      const refuse = (event: Event) => {
        if (isByHand(event, missed)) return;
        event.stopPropagation();
        event.preventDefault();
      };
      // In the capture phase, because some of them do not bubble.
      for (const type of events) area?.addEventListener(type, refuse, true);
      return () => {
        for (const type of events) area?.removeEventListener(type, refuse, true);
      };
    },
    [events, missed],
  );
  return <div ref={watch}>{children}</div>;
}
