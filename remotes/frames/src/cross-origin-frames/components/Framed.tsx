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

/** Not Bootstrap's classes: they do not reach into a shadow root. */
const style = {
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  border: '1px solid var(--bs-border-color)',
  borderRadius: 'var(--bs-border-radius)',
} as const;

/** A frame from an origin, or the message that this origin does not answer. */
export default function Framed({ origin, path, ...frame }: Props) {
  if (origin.away) return <Away origin={origin} />;
  // `loading` comes before `src`: when the source is set, a lazy frame has to be known as one.
  return <iframe height={260} style={style} {...frame} src={origin.url + path} />;
}
