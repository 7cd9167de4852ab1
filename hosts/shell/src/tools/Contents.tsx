import { type Engine, TOOL_NAMES, type Tool } from '@playground/kit/contract/practice';
import type { Run, Tools, Verdict } from '@playground/kit/contract/tools';
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import './tools.css';

const ENGINE_NAMES: Record<Engine, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

const WORDS: Record<Verdict, string> = {
  works: '✓ works',
  workaround: '✓ workaround',
  partly: '◐ in part',
  impossible: '✕ impossible',
  fails: '✕ fails',
  'not tried': '– not tried',
};

/** What you cannot rely on. */
const CANNOT: Verdict[] = ['partly', 'impossible', 'fails'];

type Capability = Tools['capabilities'][number];

const verdictOf = ({ verdicts }: Capability, { tool, engine }: Run): Verdict => verdicts[tool]?.[engine] ?? 'not tried';

/** A tool of ours, or one whose makers ran their own solutions. */
const toolIn = ({ tool, name }: Run) => TOOL_NAMES[tool as Tool] ?? name;

const idOf = ({ id }: Capability, { tool, engine }: Run) => `${id}-${tool}-${engine}`;

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

/**
 * A table with a row for each capability. The address keeps what you chose, and each cell has an address.
 * It is one stop of Tab, as the pattern of a grid has it: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function Contents({ runs, capabilities }: Tools) {
  const [chosen, setChosen] = useSearchParams();
  const opened = decodeURIComponent(useLocation().hash.slice(1));
  useEffect(() => {
    // The table comes after the browser has looked for the address's target.
    document.getElementById(opened)?.scrollIntoView({ block: 'center' });
  }, [opened]);
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(chosen);
    if (value) next.set(name, value);
    else next.delete(name);
    setChosen(next, { replace: true });
  };
  const [tool, engine, only] = ['tool', 'engine', 'only'].map((name) => chosen.get(name) ?? '');
  const columns = runs.filter((run) => (!tool || run.tool === tool) && (!engine || run.engine === engine));
  const rows = capabilities.filter((one) => !only || columns.some((run) => CANNOT.includes(verdictOf(one, run))));
  const ids = rows.map((row) => columns.map((run) => idOf(row, run)));
  const [last, setLast] = useState(opened);
  const stop = ids.flat().includes(last) ? last : ids[0]?.[0];
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
      <form className="tools-filter" onSubmit={(event) => event.preventDefault()}>
        <Choice
          id="tool"
          name="Tool"
          value={tool}
          onChoose={(value) => choose('tool', value)}
          choices={Object.entries({ ...TOOL_NAMES, ...Object.fromEntries(runs.map((run) => [run.tool, toolIn(run)])) })}
        />
        <Choice
          id="engine"
          name="Browser engine"
          value={engine}
          onChoose={(value) => choose('engine', value)}
          choices={Object.entries(ENGINE_NAMES)}
        />
        <label>
          <input
            id="only-cannot"
            type="checkbox"
            className="form-check-input"
            checked={only === 'cannot'}
            onChange={(event) => choose('only', event.target.checked ? 'cannot' : '')}
          />{' '}
          Only what it cannot do
        </label>
      </form>
      <p role="status" className="small text-body-secondary">
        {`${rows.length} of ${capabilities.length} capabilities. Press a result to see its stations. The arrow keys lead from one to the next.`}
      </p>
      {columns.length === 0 ? (
        <p>This tool did not run in this engine. Choose another one.</p>
      ) : (
        <section className="tools-table" aria-label="Results">
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
      <h2>Runs</h2>
      <p>
        The versions that gave these results. “Not tried” means that no solution ran in this tool and this engine. For
        programs: <a href="/tools.json">tools.json</a>, and with all tasks <a href="/catalogue.json">catalogue.json</a>.
        Cypress did not run: its package downloads a browser from its own server.
      </p>
      <ul>
        {runs.map((run) => (
          <li key={nameOf(run)}>
            {`${toolIn(run)} ${run.version} in ${run.browser}, ${run.date}${run.name ? ', with solutions of its own' : ''}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ tool, engine, version, browser }: Run) => `${tool} ${engine} ${version} ${browser}`;

interface ChoiceProps {
  id: string;
  name: string;
  value: string | undefined;
  choices: [value: string, name: string][];
  onChoose(value: string): void;
}

function Choice({ id, name, value, choices, onChoose }: ChoiceProps) {
  return (
    <label>
      {name}{' '}
      <select id={id} className="form-control" value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">All</option>
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
  run: Run;
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
        {WORDS[verdict]}
      </a>
    </td>
  );
}

/** What a cell stands for: each station with its result, and the way around or the tool's own thread. */
function Stations({ capability: { name, stations }, run }: { capability: Capability; run: Run }) {
  const { tool, engine, version, browser, date } = run;
  const toolName = toolIn(run);
  return (
    <section aria-label={`${name}, ${toolName}, ${ENGINE_NAMES[engine]}`}>
      <p className="mb-2">{`${name}: ${toolName} ${version} in ${browser}, ${date}`}</p>
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
