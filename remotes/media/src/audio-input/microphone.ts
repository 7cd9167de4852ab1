import { PATIENCE, Refusal } from '../../shared/refusal';

/**
 * The sound of the microphone. It is turned off when the signal aborts. Rejects with a `Refusal` if no answer comes within ten seconds.
 */
export async function openMicrophone(signal: AbortSignal): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Refusal('this browser gives devices only to pages of https or localhost.');
  const late = new AbortController();
  const over = AbortSignal.any([signal, late.signal]);
  const timer = setTimeout(() => late.abort(), PATIENCE);
  signal.addEventListener('abort', () => clearTimeout(timer));
  try {
    return await Promise.race([
      // An answer may come after nobody waits for it any more. The microphone must be off then too.
      navigator.mediaDevices.getUserMedia({ audio: true }).then((stream) => {
        if (over.aborted) stop(stream);
        signal.addEventListener('abort', () => stop(stream));
        return stream;
      }),
      new Promise<never>((_, reject) =>
        late.signal.addEventListener('abort', () =>
          reject(new Refusal('no answer for the microphone came within ten seconds.')),
        ),
      ),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
