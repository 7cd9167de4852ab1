import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ENGINES, type PublishedPractice, TOOL_NAMES, TOOLS, type Token, type Tool } from '../../contract/practice';
import { alone, codeOf, testAt } from './alone';
import { CopyButton } from './CopyButton';
import { choiceOf, nameOf, ToolTabs, toolOf, useTool } from './ToolTabs';
import { toolPage } from './toolPages';

interface Props {
  practice: PublishedPractice;
  id: string;
  number: number;
}

/** The solutions of a task, which you have to ask for. */
export function Solution({ practice, id, number }: Props) {
  const [open, setOpen] = useState(false);
  // The panel draws anew with each event of the page, and the files are long.
  const solved = useMemo(
    () => TOOLS.filter((tool) => testAt(tool, codeOf(practice.solutions[tool] ?? []), id) >= 0),
    [practice, id],
  );
  if (solved.length === 0) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Solution<span className="visually-hidden">{` of task ${number}`}</span>
      </summary>
      {open && <Tools practice={practice} id={id} number={number} solved={solved} />}
    </details>
  );
}

/** Each tool keeps its tab. Without a solution of this task, it shows that of another tool, which you can copy after you change to that tool. */
function Tools({ practice, id, number, solved }: Props & { solved: Tool[] }) {
  const { solutions, matrix, tasks } = practice;
  const [chosen, choose] = useTool(solved[0] as Tool);
  const wanted = toolOf(chosen);
  const shown = ([wanted, chosen.maker].find((tool) => tool && solved.includes(tool)) ?? solved[0]) as Tool;
  const [whole, setWhole] = useState(false);
  const file = solutions[shown] ?? [];
  const own = useMemo(() => alone(shown, file, id), [shown, file, id]);
  const tokens = whole ? file : own;
  return (
    <ToolTabs id={id} of={`Solution of task ${number}`} chosen={chosen} choose={choose}>
      {shown !== wanted && (
        <>
          <p className="small my-1">{`${nameOf(chosen)} has no solution of this task yet. This is the one of ${TOOL_NAMES[shown]}.`}</p>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary mb-1"
            onClick={() => choose(choiceOf(shown))}
          >
            {`Change to ${nameOf(choiceOf(shown))}`}
          </button>
          {wanted && <Results tool={wanted} results={matrix[id]?.[wanted]} />}
        </>
      )}
      <div className="d-flex flex-wrap align-items-center column-gap-2">
        {shown === wanted && <CopyButton what={`the ${TOOL_NAMES[shown]} solution`} text={codeOf(tokens)} />}
        {own.length < file.length && (
          <button type="button" className="btn btn-sm btn-link" onClick={() => setWhole(!whole)}>
            {whole ? 'Show this task alone' : 'Show the whole file'}
          </button>
        )}
      </div>
      <Code key={`${shown} ${whole}`} tokens={tokens} at={testAt(shown, codeOf(tokens), id)} whole={whole} />
      <ToolPage tool={shown} code={codeOf(own)} />
      <Results tool={shown} results={matrix[id]?.[shown]} />
      <Capabilities names={tasks.find((task) => task.id === id)?.capabilities ?? []} />
    </ToolTabs>
  );
}

/** At its first lines, which say how to run it. A whole file is scrolled to the name of the test, which starts at this character. */
function Code({ tokens, at, whole }: { tokens: Token[]; at: number; whole: boolean }) {
  const code = useRef<HTMLPreElement>(null);
  useLayoutEffect(() => {
    const title = code.current?.querySelector('mark');
    if (whole && code.current && title) code.current.scrollTop = title.offsetTop - 48;
  }, [whole]);
  let left = at;
  const named = tokens.findIndex(([{ length }]) => {
    left -= length;
    return left < 0;
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: you must be able to scroll it with the keyboard.
    <pre ref={code} className="practice-code p-3 border rounded bg-body-tertiary" tabIndex={0}>
      <code>
        {tokens.map(([text, kind], index) => {
          const Piece = index === named ? 'mark' : 'span';
          return kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the code never changes.
            <Piece key={index} className={COLOURS[kind]}>
              {text}
            </Piece>
          ) : (
            text
          );
        })}
      </code>
    </pre>
  );
}

/** By kind of token. */
const COLOURS: Record<string, string> = {
  comment: 'text-body-secondary',
  string: 'text-success-emphasis',
  'template-string': 'text-success-emphasis',
  keyword: 'text-primary-emphasis',
  function: 'text-danger-emphasis',
  number: 'text-danger-emphasis',
};

function ToolPage({ tool, code }: { tool: Tool; code: string }) {
  const { about, address } = toolPage(tool, code);
  return (
    <p className="small mb-1">
      <a href={address} target="_blank" rel="noreferrer">{`${about} in the documentation of ${TOOL_NAMES[tool]}`}</a>
    </p>
  );
}

function Results({ tool, results }: { tool: Tool; results?: PublishedPractice['matrix'][string][string] }) {
  // What was not run says nothing of the tool. The page /tools has all.
  const said = ENGINES.flatMap((engine) => {
    const result = results?.[engine];
    if (!result || result.result === 'not run') return [];
    return `${engine} ${'reason' in result ? `${result.result}: ${result.reason}` : result.result}`;
  });
  if (said.length === 0) return null;
  return <p className="small text-body-secondary">{`${TOOL_NAMES[tool]} results: ${said.join(' · ')}`}</p>;
}

function Capabilities({ names }: { names: string[] }) {
  return names.map((name) => (
    <p key={name} className="small">
      <a href={`/tools#${name}`}>{`What each tool can do: ${name.replaceAll('-', ' ')}`}</a>
    </p>
  ));
}
