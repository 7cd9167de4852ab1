import { useWindowEvent } from '../../../shared/useWindowEvent';

export type Message = { kind: string } & Record<string, unknown>;

/** Calls `hear` for each message of a document of `origin` that came from one of the windows. */
export function useMessages(
  origin: string | undefined,
  windows: () => (Window | null | undefined)[],
  hear: (message: Message, source: MessageEventSource) => void,
) {
  useWindowEvent('message', ({ origin: from, source, data }) => {
    if (from !== origin || !source || !windows().includes(source as Window)) return;
    if (typeof data?.kind === 'string') hear(data, source);
  });
}
