import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  NODE_TOOLS,
  type NodeTool,
  nearestTo,
  TOOL_NAMES,
  TOOLS,
  type Tool,
} from '../../contract/practice';
import { useProgress } from '../progress';

/** The tool and the language that somebody chose. There may be no such tool. */
export interface Choice {
  maker: NodeTool;
  language: Language;
}

export const toolOf = ({ maker, language }: Choice): Tool | undefined =>
  language === 'javascript' ? maker : TOOLS.find((tool) => tool === `${maker}-${language}`);

export const choiceOf = (tool: Tool): Choice => ({
  maker: nearestTo(tool),
  language: LANGUAGES.find((one) => tool.endsWith(`-${one}`)) ?? 'javascript',
});

export function nameOf(choice: Choice): string {
  const tool = toolOf(choice);
  return tool ? TOOL_NAMES[tool] : `${TOOL_NAMES[choice.maker]} in ${LANGUAGE_NAMES[choice.language]}`;
}

/** What you chose last, also on the page before. */
export function useTool(first: Tool): [Choice, (choice: Choice) => void] {
  const { tool = '', prefer } = useProgress();
  const [before, language] = tool.split(' ');
  const chosen = {
    maker: NODE_TOOLS.find((one) => one === before) ?? nearestTo(first),
    language: LANGUAGES.find((one) => one === language) ?? 'javascript',
  };
  return [chosen, (choice) => prefer(`${choice.maker} ${choice.language}`)];
}

interface Props {
  /** Of the task. Public, with the ids that are made of it. */
  id: string;
  /** Names the choice of the language: `Solution of task 1`. A page has no two fields of one name. */
  of: string;
  chosen: Choice;
  choose: (choice: Choice) => void;
  /** Of the chosen tool. */
  children: ReactNode;
}

/** A tab for each tool, which the arrow keys change, and the language. */
export function ToolTabs({ id, of, chosen, choose, children }: Props) {
  const { maker, language } = chosen;
  const tabOf = (tool: NodeTool) => `practise-tab-${id}-${tool}`;
  const tabs = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (NODE_TOOLS.indexOf(maker) + by + NODE_TOOLS.length) % NODE_TOOLS.length;
    choose({ maker: NODE_TOOLS[next] as NodeTool, language });
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-2 mt-1">
        <div ref={tabs} role="tablist" aria-label="Tool" className="nav nav-underline">
          {NODE_TOOLS.map((tool) => (
            <button
              key={tool}
              type="button"
              role="tab"
              id={tabOf(tool)}
              aria-selected={tool === maker}
              aria-controls={`practise-code-${id}`}
              tabIndex={tool === maker ? 0 : -1}
              className={`nav-link py-1${tool === maker ? ' active' : ''}`}
              onClick={() => choose({ maker: tool, language })}
              onKeyDown={step}
            >
              {TOOL_NAMES[tool]}
            </button>
          ))}
        </div>
        <select
          id={`practise-language-${id}`}
          aria-label={`${of} in`}
          className="form-control form-control-sm w-auto"
          value={language}
          onChange={(event) => choose({ maker, language: event.target.value as Language })}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
      </div>
      <div id={`practise-code-${id}`} role="tabpanel" aria-labelledby={tabOf(maker)}>
        {children}
      </div>
    </>
  );
}
