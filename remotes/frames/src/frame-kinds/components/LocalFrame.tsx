import { type ComponentProps, useState } from 'react';
import Inside from './Inside';

interface Props extends ComponentProps<'iframe'> {
  id: string;
  title: string;
}

/** An empty document, for frames that need one. */
export const EMPTY = '<!doctype html><html lang="en"><head><title>Empty</title></head><body></body></html>';

/** Not Bootstrap's classes: they do not reach into frames and shadow roots. */
const style = {
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  border: '1px solid var(--bs-border-color, GrayText)',
  borderRadius: 'var(--bs-border-radius)',
} as const;

/** A frame of the page's own origin, with the children in its document. */
export default function LocalFrame({ children, onLoad, ...frame }: Props) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <>
      <iframe
        height={120}
        style={style}
        {...frame}
        onLoad={(event) => {
          setBody(event.currentTarget.contentDocument?.body);
          onLoad?.(event);
        }}
      />
      {body && (
        <Inside body={body} title={frame.title}>
          {children}
        </Inside>
      )}
    </>
  );
}
