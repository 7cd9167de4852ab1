import { TOOL_NAMES } from '@playground/kit/contract/practice';
import type { Support, ToolRun, Tools } from '@playground/kit/contract/tools';
import { useProgress } from '@playground/kit/progress';
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { about, type Capability, doneIn, ENGINE_NAMES, readQuestion, resultsIn, toolIn, verdictOf } from './question';
import './tools.css';

/** Each has a sign of its own, so that nobody needs the colours. */
const WORDS: Record<Exclude<Support, 'partly'>, string> = {
  works: '✓ works',
  workaround: '↷ workaround',
  impossible: '✕ impossible',
  fails: '✕ fails',
  'not tried': '– not tried',
};

function wordsOf(capability: Capability, run: ToolRun): string {
  const verdict = verdictOf(capability, run);
  return verdict === 'partly' ? `◐ ${doneIn(capability, run)} of ${capability.stations.length}` : WORDS[verdict];
}

const cannot = (capability: Capability, run: ToolRun) =>
  resultsIn(capability, run).some((result) => result === 'impossible' || result === 'failed');

const HOW = ' Press a result to see its stations. The arrow keys lead from one to the next.';

const idOf = ({ id }: Capability, { tool, engine }: ToolRun) => `${id}-${tool}-${engine}`;

/** Where each key leads in the table, as rows and columns. */
const MOVES: Record<string, [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
  End: [0, Number.POSITIVE_INFINITY],
  Home: [0, Number.NEGATIVE_INFINITY],
};

const within = (index: number, { length }: unknown[]) => Math.min(Math.max(index, 0), length - 1);

/** A row for each capability. One stop of Tab, as the pattern of a grid has it: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export function Contents({ runs, capabilities }: Tools) {
  const [chosen, setChosen] = useSearchParams();
  const opened = decodeURIComponent(useLocation().hash.slice(1));
  const navigate = useNavigate();
  // Such as `selenium java`.
  const own = useProgress().tool?.replace(' javascript', '').replace(' ', '-');
  useEffect(() => {
    // The table comes after the browser has looked for the address's target.
    document.getElementById(opened)?.scrollIntoView({ block: 'center' });
  }, [opened]);
  const choose = (choices: Record<string, string>) => {
    const next = new URLSearchParams(chosen);
    for (const [name, value] of Object.entries(choices)) {
      if (value !== said[name]) next.set(name, value);
      else next.delete(name);
    }
    setChosen(next, { replace: true });
  };
  // The address can be later than the next key.
  const [question, setQuestion] = useState(chosen.get('question') ?? '');
  const asked = readQuestion(question, runs);
  /** What holds where the address has no other choice. */
  const said: Record<string, string> = { question: '', only: '', tool: asked.tool, engine: asked.engine };
  const [tool, engine, only] = ['tool', 'engine', 'only'].map((name) => chosen.get(name) ?? said[name] ?? '');
  const ask = (text: string) => {
    setQuestion(text);
    // What this question or the last one names is no choice of its own.
    const named = readQuestion(text, runs);
    const isNamed = (name: 'tool' | 'engine') => named[name] || asked[name];
    choose({
      question: text,
      ...(isNamed('tool') && { tool: asked.tool }),
      ...(isNamed('engine') && { engine: asked.engine }),
    });
  };
  const openedRun = runs.find((run) => opened.endsWith(`-${run.tool}-${run.engine}`));
  const shown = engine || (tool ? '' : (openedRun?.engine ?? 'chromium'));
  const columns = runs
    .filter((run) => (!tool || run.tool === tool) && (!shown || run.engine === shown))
    .sort((one, other) => Number(other.tool === own) - Number(one.tool === own));
  const rows = about(asked.about, capabilities).filter((one) => !only || columns.some((run) => cannot(one, run)));
  const ids = rows.map((row) => columns.map((run) => idOf(row, run)));
  const [last, setLast] = useState(opened);
  const first = ids[0]?.[0];
  const stop = ids.flat().includes(last) ? last : first;
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    const row = ids.findIndex((cells) => cells.includes((event.target as Element).id));
    if (!by || row < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const cells = ids[within(row + by[0], ids)] as string[];
    const column = (ids[row] as string[]).indexOf((event.target as Element).id);
    const cell = document.getElementById(cells[within(column + by[1], cells)] as string);
    // The browser's own scrolling leaves it partly below the names.
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div className="tools">
      <p className="page-description text-body-secondary">
        Can my tool do that? Each answer comes from solutions, which ran in this tool and this engine.
      </p>
      <form
        className="tools-filter d-flex flex-wrap align-items-center mb-3"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="tools-question">
          Question{' '}
          <input
            id="question"
            type="search"
            className="form-control"
            placeholder="Can Selenium upload a folder in Firefox?"
            value={question}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && first) navigate({ search: chosen.toString(), hash: first });
            }}
          />
        </label>
        <Choice
          id="tool"
          name="Tool"
          value={tool}
          choose={choose}
          choices={Object.entries({ ...TOOL_NAMES, ...Object.fromEntries(runs.map((run) => [run.tool, toolIn(run)])) })}
        />
        <Choice
          id="engine"
          name="Browser engine"
          value={shown}
          choose={choose}
          choices={Object.entries(ENGINE_NAMES)}
          all={Boolean(tool)}
        />
        <label>
          <input
            id="only-cannot"
            type="checkbox"
            className="form-check-input"
            checked={only === 'cannot'}
            onChange={(event) => choose({ only: event.target.checked ? 'cannot' : '' })}
          />{' '}
          Only what it cannot do
        </label>
      </form>
      <p role="status" className="small text-body-secondary">
        {rows[0] && asked.about && columns.length > 0 && columns.length <= Object.keys(ENGINE_NAMES).length && (
          <b>
            {`${rows[0].name}: `}
            {columns
              .map((run) => `${toolIn(run)} in ${ENGINE_NAMES[run.engine]} ${wordsOf(rows[0] as Capability, run)}`)
              .join(', ')}
            {'. '}
          </b>
        )}
        {`${rows.length} of ${capabilities.length} capabilities.${first ? HOW : ''}`}
      </p>
      {columns.length === 0 ? (
        <p>This tool did not run in this engine. Choose another one.</p>
      ) : (
        <section className="tools-table surface" aria-label="Results">
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of results is a table, too.
            role="grid"
            aria-label="Results"
            onKeyDown={move}
            onFocus={({ target }) => target.id && setLast(target.id)}
          >
            <thead>
              <tr>
                <th scope="col">Capability</th>
                {columns.map((run) => (
                  <th key={nameOf(run)} scope="col">
                    {toolIn(run)} <span className="fw-normal">{ENGINE_NAMES[run.engine]}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((capability) => (
                <Fragment key={capability.id}>
                  <tr id={capability.id}>
                    <th scope="row">{capability.name}</th>
                    {columns.map((run) => (
                      <Cell key={nameOf(run)} capability={capability} run={run} opened={opened} stop={stop} />
                    ))}
                  </tr>
                  {columns
                    .filter((run) => idOf(capability, run) === opened)
                    .map((run) => (
                      <tr key={opened}>
                        <td colSpan={columns.length + 1}>
                          <Stations capability={capability} run={run} />
                        </td>
                      </tr>
                    ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <h2 className="h4 mt-5 mb-3">Runs</h2>
      <p>
        The versions of the last runs. If there are two dates, the last run was not of all stations, and the first date
        is that of the oldest result. “Not tried” means that no solution ran in this tool and this engine. For programs:{' '}
        <a href="/tools.json">tools.json</a>, and with all tasks <a href="/catalogue.json">catalogue.json</a>. Cypress
        did not run: its package downloads a browser from its own server.
      </p>
      <ul>
        {runs.map((run) => (
          <li key={nameOf(run)}>{`${ranAs(run)}${run.name ? ', with solutions of its own' : ''}`}</li>
        ))}
      </ul>
    </div>
  );
}

const ranAs = (run: ToolRun) =>
  `${toolIn(run)} ${run.version} in ${run.browser}, ${run.since ? `${run.since} to ` : ''}${run.date}`;

const nameOf = ({ tool, engine, version, browser }: ToolRun) => `${tool} ${engine} ${version} ${browser}`;

interface ChoiceProps {
  /** Its name in the address. */
  id: string;
  name: string;
  value: string | undefined;
  choices: [value: string, name: string][];
  choose(choices: Record<string, string>): void;
  /** Whether it may be none of these. */
  all?: boolean;
}

function Choice({ id, name, value, choices, choose, all = true }: ChoiceProps) {
  return (
    <label>
      {name}{' '}
      <select id={id} className="form-control" value={value} onChange={({ target }) => choose({ [id]: target.value })}>
        {all && <option value="">All</option>}
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CellProps {
  capability: Capability;
  run: ToolRun;
  opened: string;
  /** The id of the cell that Tab leads to. */
  stop: string | undefined;
}

function Cell({ capability, run, opened, stop }: CellProps) {
  const verdict = verdictOf(capability, run);
  const id = idOf(capability, run);
  return (
    <td>
      <a
        id={id}
        href={id === opened ? `#${capability.id}` : `#${id}`}
        tabIndex={id === stop ? 0 : -1}
        aria-expanded={id === opened}
        className={`verdict verdict-${verdict.replace(' ', '-')}`}
      >
        {wordsOf(capability, run)}
      </a>
    </td>
  );
}

/** What a cell stands for: each station with its result, and the way around or the tool's own thread. */
function Stations({ capability: { name, stations }, run }: { capability: Capability; run: ToolRun }) {
  const { tool, engine } = run;
  const toolName = toolIn(run);
  return (
    <section aria-label={`${name}, ${toolName}, ${ENGINE_NAMES[engine]}`}>
      <p className="mb-2">{`${name}: ${ranAs(run)}`}</p>
      <ul className="mb-2">
        {stations.map(({ page, task, goal, address, results }) => {
          const result = results[tool]?.[engine] ?? { result: 'not run' };
          return (
            <li key={address + task}>
              <a href={address}>{`${page}, ${task}`}</a> <b>{result.result}</b>. {goal}
              {result.reason && <Reason text={result.reason} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The sentence, with its addresses as links. */
function Reason({ text }: { text: string }) {
  return (
    <div className="text-break">
      {text.split(/(https:\/\/[^\s,)]+[^\s,).:])/).map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
