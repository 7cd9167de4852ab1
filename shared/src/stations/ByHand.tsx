import { type ReactNode, useCallback } from 'react';

interface Props {
  /** The types of events that only a person may cause here. Stays the same. */
  events: readonly string[];
  missed: (what: string) => void;
  children: ReactNode;
}

/** What is in here gets none of these events from a script: such a one is a miss. */
export function ByHand({ events, missed, children }: Props) {
  const watch = useCallback(
    (area: HTMLDivElement | null) => {
      const refuse = (event: Event) => {
        if (event.isTrusted) return;
        event.stopPropagation();
        event.preventDefault();
        missed(`a script dispatched ${event.type}, and no person did it.`);
      };
      // While it is on its way down, as some of them do not bubble.
      for (const type of events) area?.addEventListener(type, refuse, true);
      return () => {
        for (const type of events) area?.removeEventListener(type, refuse, true);
      };
    },
    [events, missed],
  );
  return <div ref={watch}>{children}</div>;
}
