import { type ComponentProps, useState } from 'react';
import Inside from './Inside';

interface Props extends ComponentProps<'iframe'> {
  id: string;
  title: string;
}

export const EMPTY = '<!doctype html><html lang="en"><head><title>Empty</title></head><body></body></html>';

/** Bootstrap's classes do not apply in frames and shadow roots. */
const style = {
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  border: '1px solid var(--bs-border-color, GrayText)',
  borderRadius: 'var(--bs-border-radius)',
} as const;

/** A frame on the page's origin, with the children in its document. */
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
