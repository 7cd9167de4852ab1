// It gets everything of the shell as properties, for the reason that guide/Contents.tsx gives.
import { useProgress } from '@playground/kit/progress';
import type { ReactNode } from 'react';
import { lengthOf, PathCards, StartButton } from '../draw/Course';
import { Progress } from '../draw/Progress';
import {
  addressOfPath,
  addressOfStep,
  cardsOf,
  doneOf,
  isDone,
  openStep,
  type Path,
  pathAfter,
  pathNamed,
  pathsOf,
  timeOf,
} from '../find/paths';
import { Maker, type MakerProps } from './Maker';

export interface ContentsProps extends MakerProps {
  settled: boolean;
  /** Of a path, or nothing. */
  name: string;
  /** The groups that did not answer. */
  away: ReactNode;
}

export function Contents({ siteMap, settled, name, away, ...made }: ContentsProps) {
  const progress = useProgress();
  if (!settled) return away;
  const path = name ? pathNamed(siteMap, name) : undefined;
  return (
    <>
      {away}
      {name && !path && <p>There is no path of this name. These are the paths:</p>}
      {path ? (
        <OnePath path={path} paths={pathsOf(siteMap)} done={progress.done} />
      ) : (
        <>
          <p>Times are for all tasks by hand. Writing a test for each takes about three times as long.</p>
          <PathCards paths={pathsOf(siteMap)} done={progress.done} />
          <Maker siteMap={siteMap} {...made} />
        </>
      )}
      <div className="mt-5">
        <Progress {...progress} cards={cardsOf(siteMap)} />
      </div>
      {path && (
        <p className="mt-5">
          <a href="/paths">All paths, or make your own</a>
        </p>
      )}
    </>
  );
}

function OnePath({ path, paths, done }: { path: Path; paths: Path[]; done: string[] }) {
  const next = openStep(path, done) ? undefined : pathAfter(paths, path.name, done);
  return (
    <section aria-label={path.title}>
      <p>{`${lengthOf(path, done)}.`}</p>
      <StartButton paths={[path]} done={done} />
      {next && (
        <p>
          You have done this path. Go on with <a href={addressOfPath(next)}>{next.title}</a>.
        </p>
      )}
      <ol className="mt-4">
        {path.steps.map((step) => (
          <li key={step.demo.path} className="mb-2">
            <a href={addressOfStep(step, path)}>{step.demo.title}</a>{' '}
            {isDone(step, done) && <span aria-hidden="true">✓ </span>}
            <small className="text-body-secondary">
              {`${doneOf(step.demo, done)} of ${step.demo.tasks ?? 1} done · ${timeOf([step])}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
