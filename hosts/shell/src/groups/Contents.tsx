import { type GroupReport, reportOf } from '@playground/kit/contract/groupReport';
import type { Sharing } from '@playground/kit/contract/sharing';
import { shownOf } from '@playground/kit/contract/shown';
import { type ReactNode, useEffect } from 'react';
// Only types: with code of the shell in a second chunk, each page would load more (docs/decisions/006-lean-shell.md).
import type { Group } from '../fetch/groups';

export interface ContentsProps {
  groups: Group[];
  away: ReactNode;
  ask: (config: Group['config']) => Promise<unknown>;
  askedBuild: ((group: string) => string | undefined) | undefined;
  /** The technical codes that this visit has shown, with whose they are. */
  shownCodes: Map<string, string>;
}

/** What the federation runtime knows: by module and version, whose copy it is and which containers use it. */
type ShareScope = Record<string, Record<string, { from: string; useIn: string[] }>>;

/** The page, with the code that loads demos: it knows which versions the shell offers, and has the style of the tables. */
export async function contents() {
  const { shareScope } = await import(/* webpackChunkName: "federation" */ '../load/federation');
  return (props: ContentsProps) => <Contents {...props} scope={shareScope()} />;
}

type Visit = Pick<ContentsProps, 'askedBuild' | 'shownCodes'> & { scope: ShareScope };

function Contents({ groups, away, ask, ...visit }: ContentsProps & Visit) {
  useEffect(() => {
    // The document's hint may say enough for home, but not for this page.
    for (const { config, state } of groups) if (state === 'unasked') void ask(config);
  }, [groups, ask]);
  const shown = shownOf(groups.map((group) => ({ group, title: group.config.title, manifest: group.manifest })));
  return (
    <>
      <p className="mb-4">
        This page shows the build of each group, the modules that it shares with the shell, and what your visit loaded.
        For programs: <a href="/groups.json">groups.json</a>, without your visit.
      </p>
      {away}
      {[...shown].map(([{ group }, { leftOut }]) => (
        <OneGroup key={group.config.name} group={group} leftOut={leftOut} {...visit} />
      ))}
    </>
  );
}

function OneGroup({ group, leftOut, askedBuild, shownCodes, scope }: Visit & { group: Group; leftOut: string[] }) {
  const { config, manifest, failure, state } = group;
  const failed = [...shownCodes].filter(([, whose]) => whose.startsWith(`${config.name} `));
  const offered = Object.fromEntries(Object.keys(scope).map((module) => [module, offeredBy(scope, module)]));
  const problem = failure && `${failure.code}: ${failure.message}`;
  const report = reportOf({ config, manifest, problem, leftOut }, offered);
  return (
    <section aria-label={config.title} className="card card-body mb-4">
      <h2 className="h4 fw-semibold d-flex flex-wrap align-items-center gap-2 mb-3">
        {config.title}{' '}
        <span className={`badge fs-6 fw-normal ${failure ? 'text-bg-warning' : 'bg-body-secondary text-body border'}`}>
          {failure ? 'not available' : state === 'ready' ? 'available' : 'has not answered yet'}
        </span>
      </h2>
      <Facts report={report} asked={askedBuild?.(config.name)} />
      {report.shared.length > 0 ? (
        <Shared report={report} scope={scope} />
      ) : (
        manifest && <p className="mb-0">The build names no shared module.</p>
      )}
      {failed.length > 0 && (
        <>
          <h3 className="h6 mt-3">Failures in this visit</h3>
          <ul>
            {failed.map(([code, whose]) => (
              <li key={code} className="text-break">
                <FailureOf code={code} whose={whose} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Files url={config.url} title={config.title} />
    </section>
  );
}

/** What failed, whose it is, and the stack. The message of an error may have several lines. */
function FailureOf({ code, whose }: { code: string; whose: string }) {
  const [what, after = ''] = code.split(`\n${whose}`);
  const [, ...stack] = after.split('\n');
  return (
    <>
      {what}
      <br />
      {whose}
      {stack.length > 0 && (
        <details className="small">
          <summary>Stack</summary>
          {stack.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack may have a line twice, and never changes.
            <div key={index}>{line}</div>
          ))}
        </details>
      )}
    </>
  );
}

const offeredBy = (scope: ShareScope, module: string) =>
  Object.entries(scope[module] ?? {}).find(([, { from }]) => from === 'shell')?.[0];

function Facts({ report, asked }: { report: GroupReport; asked: string | undefined }) {
  const { url, services = {}, build, contract, published, react, demos, leftOut, problem } = report;
  return (
    <dl className="row gx-3 gy-1">
      <Fact name="Address">
        <a href={url}>{url}</a>
      </Fact>
      {Object.entries(services).map(([name, address]) => (
        <Fact key={name} name={`Service ${name}`}>
          {address}
        </Fact>
      ))}
      <Fact name="Build">
        {build ? <code className="text-reset">{build}</code> : <span>The build does not say it.</span>}
        {asked && (
          <>
            , because the address asks for <code className="text-reset">{asked}</code>
          </>
        )}
      </Fact>
      <Fact name="Published">
        {published ? <time dateTime={published}>{inUtc(published)}</time> : 'The build does not say it.'}
      </Fact>
      <Fact name="Contract">{contract ?? 'The build does not say it.'}</Fact>
      {react && <Fact name="React">{`${react}, which the build brings`}</Fact>}
      <Fact name="Demos">{demos}</Fact>
      {leftOut && (
        <Fact name="Left out">
          {leftOut.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Fact>
      )}
      {problem && <Fact name="Problem">{problem}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="col-5 col-sm-3 col-lg-2">{name}</dt>
      <dd className="col-7 col-sm-9 col-lg-10 mb-0 text-break">{children}</dd>
    </>
  );
}

/** `2026-11-24 03:00 UTC` */
const inUtc = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`;

function Shared({ report: { title, name, shared }, scope }: { report: GroupReport; scope: ShareScope }) {
  return (
    <Table
      minWidth="45rem"
      name={`Shared modules of ${title}`}
      head={['Module', 'Build wants', 'Build brings', 'Shell offers', 'Runs', 'Why']}
    >
      {shared.map((module) => (
        <tr key={module.name}>
          <th scope="row" className="fw-normal">
            <code className="text-reset">{module.name}</code>
          </th>
          <td>{module.wanted ?? 'any version'}</td>
          <td>{module.brought ? module.version : 'no copy'}</td>
          <td>{module.offered ?? 'nothing'}</td>
          <td>{inWords(used(scope, module, name) ?? module)}</td>
          <td>{`${module.why} ${used(scope, module, name) ? 'It runs in this visit.' : 'This visit has not loaded it yet.'}`}</td>
        </tr>
      ))}
    </Table>
  );
}

const inWords = ({ runs, of }: Pick<Sharing, 'runs' | 'of'>) =>
  runs ? `${runs}, of the ${of}` : 'nothing: its pages cannot open';

/** What really runs, if a page of the group was opened in this visit. */
function used(scope: ShareScope, { name }: Sharing, group: string): Pick<Sharing, 'runs' | 'of'> | undefined {
  const copy = Object.entries(scope[name] ?? {}).find(([, { useIn }]) => useIn.includes(`${group}_remote`));
  return copy && { runs: copy[0], of: copy[1].from === 'shell' ? 'shell' : 'group' };
}

/** The files of the group that this document has loaded. */
function Files({ url, title }: { url: string; title: string }) {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    name.startsWith(`${url}/`),
  );
  if (files.length === 0) return <p className="mt-3 mb-0">This visit has loaded nothing from it.</p>;
  return (
    <details className="mt-3">
      <summary>{`${files.length === 1 ? 'One file' : `${files.length} files`} loaded in this visit`}</summary>
      <Table name={`Files of ${title}`} head={['File', 'Bytes', 'Milliseconds']}>
        {files.map((file) => (
          <tr key={`${file.name} ${file.startTime}`}>
            <th scope="row" className="fw-normal text-break">
              <code className="text-reset">{file.name.slice(url.length)}</code>
            </th>
            <td>{sizeOf(file)}</td>
            <td>{Math.round(file.duration)}</td>
          </tr>
        ))}
      </Table>
    </details>
  );
}

/** A browser tells the sizes of another origin's files only if that origin allows it. */
function sizeOf({ responseStart, transferSize, encodedBodySize }: PerformanceResourceTiming): string {
  if (responseStart === 0) return 'not told: no Timing-Allow-Origin';
  return transferSize === 0 ? `${encodedBodySize}, from the cache` : String(encodedBodySize);
}

interface TableProps {
  name: string;
  head: string[];
  /** On a phone, it scrolls sideways. */
  minWidth?: string;
  children: ReactNode;
}

function Table({ name, head, minWidth, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and the keyboard must reach it.
    <section className="table-responsive" aria-label={name} tabIndex={0}>
      <table className="table table-sm align-middle small mb-0" style={{ minWidth }}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
