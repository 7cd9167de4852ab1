import { useObjectUrl } from './useObjectUrl';

interface Props {
  id: string;
  label: string;
  file: Blob;
}

/** A recording with the controls of the browser. */
export default function Player({ id, label, file }: Props) {
  const url = useObjectUrl(file);
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody knows what a visitor says.
    <audio id={id} className="d-block w-100 mt-3" aria-label={label} src={url} ref={pauseOnLeaving} controls />
  );
}

/** An element that left the document plays on. */
export function pauseOnLeaving(audio: HTMLAudioElement | null) {
  return () => audio?.pause();
}
