import { useEffect, useState } from 'react';
import { Failure } from '../fetch/Failure';

/**
 * The last error that no boundary catches: in an event, a timer or a promise. The error's place must be on the group's origin,
 * because extensions and tools throw errors too. A page marks an error that is its exercise, so that its text is not shown on the page.
 */
export function useStrayError(origin: string): [Failure | undefined, () => void] {
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    const blame = (error: unknown, place: string) => {
      if ((error as { isOnPurpose?: true } | null)?.isOnPurpose) return;
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
  }, [origin]);
  return [failure, () => setFailure(undefined)];
}
