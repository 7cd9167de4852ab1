import { addressOfPath, addressOfStep, doneOf, isDone, nextStep, type Path, timeOf } from '../find/paths';
import { Progress } from './Progress';

interface Props {
  paths: Path[];
  /** Done tasks, such as `/counter five`. */
  done: string[];
}

/** The strong button of home: to the first page, or to the next open one. It names a path that is not the first. */
export function StartButton({ paths, done }: Props) {
  const next = nextStep(paths, done);
  if (!next) return null;
  return (
    <a href={addressOfStep(next.step, next.path)} className="btn btn-primary btn-lg">
      {labelOf(next, next.path === paths[0])}
    </a>
  );
}

function labelOf({ path, step, begun }: NonNullable<ReturnType<typeof nextStep>>, isFirst: boolean): string {
  const page = step.demo.title;
  if (!isFirst) return `${begun ? 'Continue' : 'Start'} ‘${path.title}’ with ${page}`;
  return begun ? `Continue with ${page}` : 'Start with the first page';
}

/** The first pages of the first path, and all paths. */
export function Course({ paths, ...progress }: { paths: Path[] } & Parameters<typeof Progress>[0]) {
  const { done } = progress;
  const [first] = paths;
  if (!first) return null;
  return (
    <>
      <section aria-labelledby="start-here" className="mt-5">
        <h2 id="start-here" className="h4 mb-3">
          Start here
        </h2>
        <ol className="steps list-unstyled m-0">
          {first.steps.slice(0, 6).map((step, index) => (
            <li key={step.demo.path} className="step surface position-relative d-flex flex-column">
              <span className="step-number" aria-hidden="true">
                {isDone(step, done) ? '✓' : index + 1}
              </span>
              <a href={addressOfStep(step, first)} className="stretched-link text-reset text-decoration-none">
                <span className="visually-hidden">{`Step ${index + 1}: `}</span>
                {step.demo.title}
              </a>
              <small className="text-body-secondary">{timeOf([step])}</small>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="all-paths" className="mt-5">
        <h2 id="all-paths" className="h4 mb-3">
          Paths
        </h2>
        <PathCards paths={paths} done={done} />
        <Progress {...progress} />
      </section>
    </>
  );
}

export function PathCards({ paths, done }: Props) {
  return (
    <ul className="steps paths list-unstyled m-0">
      {paths.map((path) => (
        <li key={path.name} className="step surface position-relative d-flex flex-column">
          <a href={addressOfPath(path)} className="stretched-link text-reset text-decoration-none">
            {path.title}
          </a>
          <span className="small">{path.about}</span>
          <small className="text-body-secondary">{lengthOf(path, done)}</small>
        </li>
      ))}
    </ul>
  );
}

/** How long a path is, or how far you are. */
export function lengthOf({ steps }: Path, done: string[]): string {
  const pages = steps.filter((step) => isDone(step, done)).length;
  const begun = steps.some(({ demo }) => doneOf(demo, done) > 0);
  return `${begun ? `${pages} of ` : ''}${steps.length} pages${begun ? ' done' : ''} · ${timeOf(steps)} by hand`;
}
