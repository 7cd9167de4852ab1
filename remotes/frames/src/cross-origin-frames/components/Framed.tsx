import type { IframeHTMLAttributes, Ref } from 'react';
import Away from './Away';
import type { Origin } from './useOrigin';

interface Props extends Omit<IframeHTMLAttributes<HTMLIFrameElement>, 'src'> {
  id: string;
  title: string;
  origin: Origin;
  /** The path of the document on that origin. */
  path: string;
  ref?: Ref<HTMLIFrameElement>;
}

/** Bootstrap's classes do not apply in a shadow root. */
const style = {
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  border: '1px solid var(--bs-border-color)',
  borderRadius: 'var(--bs-border-radius)',
} as const;

/** A frame from an origin, or a message if the origin does not answer. */
export default function Framed({ origin, path, ...frame }: Props) {
  if (origin.away) return <Away origin={origin} />;
  // `loading` has to come before `src`, or the browser loads the frame at once.
  return <iframe height={260} style={style} {...frame} src={origin.url + path} />;
}
