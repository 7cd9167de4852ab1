import { Boundary } from '@playground/kit/practice/Boundary';
import type { ComponentType, ReactNode } from 'react';
import { Failure } from '../fetch/Failure';
import { useStrayError } from './useStrayError';
import { useStylesOf } from './useStylesOf';

interface Props {
  title: string;
  origin: string;
  component: ComponentType;
  /** A new number starts it from the beginning. */
  run: number;
  restart: () => void;
  crashed: (failure: Failure) => ReactNode;
  /** What to show above it if something in it went wrong. */
  wrong: (what: string, failure: Failure, startAgain: () => void) => ReactNode;
}

/** A page of a group that has arrived. */
export function Running({ title, origin, component: Component, run, restart, crashed, wrong }: Props) {
  useStylesOf(origin);
  const [stray, forgetStray] = useStrayError(origin);
  const startAgain = () => {
    forgetStray();
    restart();
  };
  return (
    <>
      {stray && wrong(`Something in ${title} went wrong.`, stray, startAgain)}
      <Boundary key={run} fallback={(error) => crashed(Failure.from(error, 'DEMO_CRASHED'))}>
        <Component />
      </Boundary>
    </>
  );
}
