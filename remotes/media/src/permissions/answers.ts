import { PATIENCE, Refusal } from '../../shared/refusal';

/** Opens a camera or a microphone for a moment. Resolves with what it is. */
export async function openDevice(kind: 'video' | 'audio', signal: AbortSignal): Promise<string> {
  if (!navigator.mediaDevices) throw new Refusal('this browser gives devices only to pages of https or localhost.');
  const stream = await navigator.mediaDevices.getUserMedia({ [kind]: true });
  const [track] = stream.getTracks();
  const { width, height } = track?.getSettings?.() ?? {};
  for (const each of stream.getTracks()) each.stop();
  signal.throwIfAborted();
  if (kind === 'audio') return 'the microphone gave sound.';
  return width ? `the camera gave a picture of ${width} by ${height} pixels.` : 'the camera gave a picture.';
}

/** Resolves if the browser is at the position that the task asks for. */
export async function findPosition(): Promise<string> {
  if (!navigator.geolocation) throw new Refusal('this browser has no position.');
  const { latitude, longitude } = await new Promise<GeolocationCoordinates>((found, failed) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found(coords),
      ({ code, message }) =>
        failed(code === 1 ? new DOMException(message, 'NotAllowedError') : new DOMException(message, 'UnknownError')),
      { timeout: PATIENCE },
    ),
  );
  const here = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  if (here !== '47.3769, 8.5417') throw new Refusal(`the browser gave the position ${here}.`);
  return `the browser gave the position ${here}.`;
}

/** Resolves if the browser allows notifications. None is shown. */
export async function allowNotifications(): Promise<string> {
  if (!('Notification' in window)) throw new Refusal('this browser has no notifications.');
  const answer = await Notification.requestPermission();
  if (answer === 'granted') return 'the browser allows notifications.';
  throw new Refusal(
    answer === 'denied' ? 'the browser refused notifications.' : 'the question was closed without an answer.',
  );
}

/** The clipboard of the browser. Throws if a page like this has none. */
export function clipboard(): Clipboard {
  const found = navigator.clipboard as Clipboard | undefined;
  if (!found?.readText) throw new Refusal('this browser gives the clipboard only to pages of https or localhost.');
  return found;
}
