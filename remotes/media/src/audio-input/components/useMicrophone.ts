import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../../shared/refusal';
import { openMicrophone } from '../microphone';

/** What is done with the sound. The signal aborts when the microphone is turned off. */
type Use = (stream: MediaStream, signal: AbortSignal) => void;

/** The microphone of a station. Only a person can turn it on, and it is off when the visitor leaves. */
export function useMicrophone(missed: (what: string) => void) {
  const [state, setState] = useState<'off' | 'asking' | 'on'>('off');
  const session = useRef<AbortController>(undefined);
  const turnOff = useCallback(() => {
    session.current?.abort();
    session.current = undefined;
    setState('off');
  }, []);
  // The shell unmounts the page. pagehide is for leaving the document, which Back can restore.
  useEffect(() => {
    window.addEventListener('pagehide', turnOff);
    return () => {
      window.removeEventListener('pagehide', turnOff);
      turnOff();
    };
  }, [turnOff]);

  const turnOn = async (
    cause: Cause,
    use: Use,
    refused = (error: unknown) => missed(reasonOf(error, 'the microphone')),
  ) => {
    if (session.current || !isByHand(cause, missed)) return;
    const mine = new AbortController();
    const { signal } = mine;
    session.current = mine;
    setState('asking');
    try {
      const stream = await openMicrophone(signal);
      if (signal.aborted) return;
      // A track ends by itself if the microphone is unplugged or its permission is withdrawn.
      for (const track of stream.getTracks())
        track.onended = () => {
          turnOff();
          missed('the browser turned the microphone off.');
        };
      setState('on');
      use(stream, signal);
    } catch (error) {
      if (signal.aborted) return;
      turnOff();
      refused(error);
    }
  };
  return { state, turnOn, turnOff };
}
