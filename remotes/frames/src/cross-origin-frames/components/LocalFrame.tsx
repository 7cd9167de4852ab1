import { useThemeOfPage } from '@playground/kit/useThemeOfPage';
import { type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import LocalButton from './LocalButton';

interface Props {
  id: string;
  title: string;
  src?: string;
  srcDoc?: string;
  onClick: (id: string, event: MouseEvent) => void;
}

/** A frame on the page's origin. The page renders the button in it. */
export default function LocalFrame({ onClick, ...source }: Props) {
  const [inside, setInside] = useState<Element | null>();
  useThemeOfPage(inside?.ownerDocument.documentElement);
  return (
    <>
      <iframe
        {...source}
        height={160}
        className="d-block w-100 border rounded"
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument?.querySelector('main'))}
      />
      {inside && createPortal(<LocalButton onClick={(event) => onClick(source.id, event)} />, inside)}
    </>
  );
}
