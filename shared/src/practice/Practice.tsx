import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { lazily, useLazy } from '../useLazy';
import { forgetInputs } from './inputs';
import { NotLoaded } from './NotLoaded';
import type { PanelProps } from './Panel';

const panel = lazily<PanelProps>(
  async () => (await import(/* webpackChunkName: "practice" */ './PanelFrame')).PanelFrame,
);

/** The panel stays open while you go from page to page. */
let isOpen = false;
/** From then on it follows what you do while it is closed too. */
let wasOpened = false;

interface Props {
  /** A `practiceAddress`. */
  source: string;
  /** The number of tasks. A group of an older build does not say it. */
  count?: number | undefined;
  /** What the panel says after the last task. */
  next?: ReactNode;
}

/** The button Tasks and solutions, whose panel loads nothing until it is open. `?log` opens it. */
export function Practice({ source, count, next }: Props) {
  const [open, setOpen] = useState<boolean | 'pressed'>(() => {
    isOpen ||= new URLSearchParams(window.location.search).has('log');
    wasOpened ||= isOpen;
    return isOpen;
  });
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(forgetInputs, []);
  // Here and not with the panel, so that the page does not move when the panel has loaded.
  useLayoutEffect(() => {
    document.body.classList.toggle('beside-practice', open !== false);
    return () => document.body.classList.remove('beside-practice');
  }, [open]);
  const close = () => {
    isOpen = false;
    setOpen(false);
    button.current?.focus();
  };
  const toggle = ({ nativeEvent }: MouseEvent) => {
    if (open) return close();
    isOpen = wasOpened = true;
    // A test that opens it by a script goes on with its page.
    setOpen(nativeEvent.isTrusted ? 'pressed' : true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open !== false}
        className="practice btn btn-sm btn-outline-secondary"
        onClick={toggle}
      >
        {`Tasks and solutions${count ? ` (${count})` : ''}`}
      </button>
      {wasOpened && <Opened source={source} next={next} takesFocus={open === 'pressed'} onClose={close} />}
    </>
  );
}

function Opened(props: PanelProps) {
  const { component: PanelFrame, trying, retry } = useLazy(panel);
  if (PanelFrame) return <PanelFrame {...props} />;
  return trying ? null : <NotLoaded what="This" retry={retry} />;
}
