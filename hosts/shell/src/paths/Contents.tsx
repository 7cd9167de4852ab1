// It gets everything of the shell as properties, for the reason that guide/Contents.tsx gives.
import { CopyButton } from '@playground/kit/practice/CopyButton';
import { useProgress } from '@playground/kit/progress';
import { type ReactNode, useState } from 'react';
import { lengthOf, PathCards, StartButton } from '../draw/Course';
import { Progress } from '../draw/Progress';
import type { SiteMap } from '../fetch/groups';
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

export interface ContentsProps {
  siteMap: SiteMap;
  settled: boolean;
  /** Of a path, or nothing. */
  name: string;
  /** The groups that did not answer. */
  away: ReactNode;
}

export function Contents({ siteMap, settled, name, away }: ContentsProps) {
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
          <PathCards paths={pathsOf(siteMap)} done={progress.done} />
          <Maker siteMap={siteMap} />
        </>
      )}
      <h2 className="h4 mt-5">Your progress</h2>
      <Progress {...progress} cards={cardsOf(siteMap)} />
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
              {`${doneOf(step.demo, done)} of ${step.demo.tasks ?? 1} tasks done · ${timeOf([step])}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Makes the address of a path from chosen pages. Nothing is stored. */
function Maker({ siteMap }: { siteMap: SiteMap }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const address = addressOfPath({ name: chosen.join(',') });
  return (
    <section aria-labelledby="your-own">
      <h2 id="your-own" className="h4 mt-5">
        A path of your own
      </h2>
      <p>
        Choose pages in the order of your course, and give away the address. Learners export their progress as a file.{' '}
        <code className="text-reset">npm --prefix PLAYGROUND run class -- *.json</code> makes a table of these files.
      </p>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        {chosen.length > 0 ? (
          <>
            <a href={address} className="text-break">
              {address}
            </a>
            <CopyButton what="the address of the path" text={new URL(address, window.location.href).href} />
          </>
        ) : (
          'No page is chosen yet.'
        )}
      </div>
      <fieldset className="steps">
        <legend className="visually-hidden">Pages</legend>
        {cardsOf(siteMap)
          .sort((a, b) => a.demo.title.localeCompare(b.demo.title, 'en'))
          .map(({ demo: { path, title } }) => (
            <div key={path} className="form-check">
              <input
                type="checkbox"
                id={`choose${path.replaceAll('/', '-')}`}
                className="form-check-input"
                checked={chosen.includes(path)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, path] : chosen.filter((one) => one !== path))
                }
              />
              <label htmlFor={`choose${path.replaceAll('/', '-')}`} className="form-check-label">
                {title}
                <span>{chosen.includes(path) && ` (${chosen.indexOf(path) + 1})`}</span>
              </label>
            </div>
          ))}
      </fieldset>
    </section>
  );
}
