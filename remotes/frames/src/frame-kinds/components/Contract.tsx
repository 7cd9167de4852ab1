import type { MouseEvent, ReactNode } from 'react';

interface Props {
  heading?: string;
  onSign: () => void;
  missed: (what: string) => void;
  children?: ReactNode;
}

/** What stands in the frames: a heading, and the button that a person is to press. */
export default function Contract({ heading = 'Contract', onSign, missed, children }: Props) {
  const sign = ({ isTrusted }: MouseEvent) =>
    isTrusted ? onSign() : missed('Sign was pressed by a script, not by a person.');
  return (
    // Named, because in a page with frames there is more than one main.
    <main aria-labelledby="heading">
      <h1 id="heading">{heading}</h1>
      {children}
      <button type="button" id="sign" onClick={sign}>
        Sign
      </button>
    </main>
  );
}
