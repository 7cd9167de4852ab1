import { useEffect, useState } from 'react';
import { Failure } from '../load/Failure';

/**
 * The last error that a remote's code threw where no boundary sees it: in an event, a timer, a promise.
 * Told by the remote's origin in the error's place, so that an extension's or a tool's errors are not blamed on it.
 * Nothing is noticed while there is no page yet (`open` is false): loading reports its own failures.
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
