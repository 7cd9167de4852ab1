import type { MouseEvent, ReactNode } from 'react';

interface Props {
  heading?: string;
  onSign: () => void;
  missed: (what: string) => void;
  children?: ReactNode;
}

/** The content of the frames: a heading and the button Sign. */
export default function Contract({ heading = 'Contract', onSign, missed, children }: Props) {
  const sign = ({ isTrusted }: MouseEvent) => (isTrusted ? onSign() : missed('Sign was pressed by a script.'));
  return (
    // The main has a name, because a page with frames has more than one.
    <main aria-labelledby="heading">
      <h1 id="heading">{heading}</h1>
      {children}
      <button type="button" id="sign" onClick={sign}>
        Sign
      </button>
    </main>
  );
}
