import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { TOOL_NAMES, TOOLS, type Tool } from '../../contract/practice';

/** The tool that you chose last, also on the page before. */
let preferred: Tool | undefined;

export function useTool(first: Tool): [Tool, (tool: Tool) => void] {
  const [chosen, setChosen] = useState(() => preferred ?? first);
  const choose = (tool: Tool) => {
    preferred = tool;
    setChosen(tool);
  };
  return [chosen, choose];
}

interface Props {
  /** Of the task. Public, with the ids that are made of it. */
  id: string;
  chosen: Tool;
  choose: (tool: Tool) => void;
  /** Of the chosen tool. */
  children: ReactNode;
}

/** A tab for each tool, which the arrow keys change. */
export function ToolTabs({ id, chosen, choose, children }: Props) {
  const tabOf = (tool: Tool) => `practise-tab-${id}-${tool}`;
  const tabs = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (TOOLS.indexOf(chosen) + by + TOOLS.length) % TOOLS.length;
    choose(TOOLS[next] as Tool);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={tabs} role="tablist" aria-label="Tool" className="nav nav-underline mt-1">
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            role="tab"
            id={tabOf(tool)}
            aria-selected={tool === chosen}
            aria-controls={`practise-code-${id}`}
            tabIndex={tool === chosen ? 0 : -1}
            className={`nav-link py-1${tool === chosen ? ' active' : ''}`}
            onClick={() => choose(tool)}
            onKeyDown={step}
          >
            {TOOL_NAMES[tool]}
          </button>
        ))}
      </div>
      <div id={`practise-code-${id}`} role="tabpanel" aria-labelledby={tabOf(chosen)}>
        {children}
      </div>
    </>
  );
}
