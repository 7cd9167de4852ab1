import { useEffect, useRef, useState } from 'react';

/** The camera as the page knows it: its stream while it is on, the browser's reason after it was refused. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream>();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState('');
  // One each time the camera is turned on. Once aborted, no track may stay on, even if the permission comes later.
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

  // In the shell, leaving the page unmounts it; pagehide tells that the document is left, and Back may restore it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: turnOff uses a ref and setters only, which never change.
  useEffect(() => {
    window.addEventListener('pagehide', turnOff);
    return () => {
      window.removeEventListener('pagehide', turnOff);
      turnOff();
    };
  }, []);

  return { stream, asking, error, turnOn, turnOff };
}

/** Asks for the camera. Its tracks stop when the signal aborts, at once if it did so before the permission came. */
async function openCamera(signal: AbortSignal, onEnded: () => void): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Error('browsers allow the camera only on pages of https or localhost');
  const stream = await navigator.mediaDevices.getUserMedia({ video: true });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  // A camera that is unplugged, or whose permission is taken back, ends by itself.
  for (const track of stream.getTracks()) track.onended = onEnded;
  return stream;
}

/** Some refusals come with a name only. */
function reasonOf({ message, name }: Error): string {
  return message || name;
}
