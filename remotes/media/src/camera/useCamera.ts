import { useEffect, useRef, useState } from 'react';

/** Returns the camera's stream while it is on, and the browser's reason after it was refused. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream>();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState('');
  // A new one each time the camera is turned on. After an abort, no track stays on, even if the permission comes later.
  const session = useRef<AbortController>(null);

  function turnOff() {
    session.current?.abort();
    session.current = null;
    setStream(undefined);
    setAsking(false);
  }

  async function turnOn() {
    session.current = new AbortController();
    const { signal } = session.current;
    setError('');
    setAsking(true);
    try {
      const granted = await openCamera(signal, turnOff);
      if (signal.aborted) return;
      setStream(granted);
      setAsking(false);
    } catch (refusal) {
      if (signal.aborted) return;
      setError(reasonOf(refusal as Error));
      setAsking(false);
    }
  }

  // The shell unmounts the page. pagehide is for leaving the document, which Back can restore.
  // biome-ignore lint/correctness/useExhaustiveDependencies: turnOff uses only a ref and setters, which never change.
  useEffect(() => {
    window.addEventListener('pagehide', turnOff);
    return () => {
      window.removeEventListener('pagehide', turnOff);
      turnOff();
    };
  }, []);

  return { stream, asking, error, turnOn, turnOff };
}

/** Asks for the camera. Its tracks stop when the signal aborts, or at once if it is already aborted. */
async function openCamera(signal: AbortSignal, onEnded: () => void): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Error('browsers allow the camera only on pages of https or localhost');
  const stream = await navigator.mediaDevices.getUserMedia({ video: true });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  // A track ends by itself if the camera is unplugged or its permission is withdrawn.
  for (const track of stream.getTracks()) track.onended = onEnded;
  return stream;
}

/** Some errors have a name but no message. */
function reasonOf({ message, name }: Error): string {
  return message || name;
}
