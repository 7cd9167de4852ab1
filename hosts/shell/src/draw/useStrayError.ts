import { useEffect, useState } from 'react';
import { Failure } from '../load/Failure';

/**
 * The last error that no boundary catches: in an event, a timer or a promise. The error's place must be on the group's origin,
 * because extensions and tools throw errors too. Until the page is `open`, loading reports its own failures.
 */
export function useStrayError(origin: string, open: boolean): [Failure | undefined, () => void] {
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (!open) return;
    const blame = (error: unknown, place: string) => {
      if (place.includes(`${origin}/`)) setFailure(Failure.from(error, 'DEMO_ERROR'));
    };
    const onError = (event: ErrorEvent) => blame(event.error ?? event.message, event.filename);
    const onRejection = ({ reason }: PromiseRejectionEvent) => blame(reason, String((reason as Error)?.stack));
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [origin, open]);
  return [failure, () => setFailure(undefined)];
}
