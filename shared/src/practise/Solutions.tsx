import { type KeyboardEvent, useRef, useState } from 'react';
import { ENGINES, type PublishedPractice, type Result, TOOL_NAMES, TOOLS, type Tool } from '../../contract/practice';
import { CopyButton } from './CopyButton';

export function Solutions({ practice: { solutions, matrix } }: { practice: PublishedPractice }) {
  const tools = TOOLS.filter((tool) => solutions[tool]);
  const [chosen, setChosen] = useState<Tool | undefined>(tools[0]);
  const tabs = useRef<HTMLDivElement>(null);
  if (!chosen) return null;
  const tokens = solutions[chosen] ?? [];
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = tools[(tools.indexOf(chosen) + by + tools.length) % tools.length] as Tool;
    setChosen(next);
    tabs.current?.querySelector<HTMLElement>(`#practise-tab-${next}`)?.focus();
  };
  return (
    <section aria-labelledby="practise-solutions" className="mt-4">
      <h2 id="practise-solutions" className="h5">
        Solutions
      </h2>
      <div
        ref={tabs}
        role="tablist"
        aria-labelledby="practise-solutions"
        className="nav nav-tabs flex-nowrap overflow-x-auto overflow-y-hidden text-nowrap"
      >
        {tools.map((tool) => (
          <button
            key={tool}
            type="button"
            role="tab"
            id={`practise-tab-${tool}`}
            aria-selected={tool === chosen}
            aria-controls="practise-code"
            tabIndex={tool === chosen ? 0 : -1}
            className={`nav-link${tool === chosen ? ' active' : ''}`}
            onClick={() => setChosen(tool)}
            onKeyDown={step}
          >
            {TOOL_NAMES[tool]}
          </button>
        ))}
      </div>
      <div id="practise-code" role="tabpanel" aria-labelledby={`practise-tab-${chosen}`} className="practise-code">
        <CopyButton what={`the ${TOOL_NAMES[chosen]} solution`} text={tokens.map(([text]) => text).join('')} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: you must be able to scroll it with the keyboard. */}
        <pre className="p-3 border rounded bg-body-tertiary" tabIndex={0}>
          <code>
            {tokens.map(([text, kind], index) =>
              kind ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the code never changes.
                <span key={index} className={`token-${kind}`}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </code>
        </pre>
        <Results matrix={matrix} tool={chosen} />
      </div>
    </section>
  );
}

function Results({ matrix, tool }: { matrix: PublishedPractice['matrix']; tool: Tool }) {
  const tasks = Object.entries(matrix);
  if (tasks.length === 0) return null;
  return (
    <div className="table-responsive">
      <table className="table table-sm">
        <caption>{TOOL_NAMES[tool]} results</caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            {ENGINES.map((engine) => (
              <th key={engine} scope="col">
                {engine}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map(([id, row]) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              {ENGINES.map((engine) => (
                <td key={engine}>{words(row[tool]?.[engine])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function words(result: Result = { result: 'not run' }): string {
  return 'reason' in result ? `${result.result}: ${result.reason}` : result.result;
}
