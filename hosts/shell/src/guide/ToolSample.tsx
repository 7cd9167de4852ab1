import { type NodeTool, TOOL_NAMES } from '@playground/kit/contract/practice';
import { alone, codeOf } from '@playground/kit/practice/alone';
import { nameOf, ToolTabs, toolOf, type useTool } from '@playground/kit/practice/ToolTabs';
import { Sample } from './Sample';
import playwright from './samples/playwright.spec.ts?raw';
import puppeteer from './samples/puppeteer-test.mjs?raw';
import selenium from './samples/selenium-test.mjs?raw';
import webdriverio from './samples/webdriverio-test.mjs?raw';

const FILES: Record<NodeTool, string> = { playwright, selenium, webdriverio, puppeteer };

interface Props {
  /** Names the file. */
  name: string;
  /** The title of its test, the same in all tools. */
  test: string;
  tool: ReturnType<typeof useTool>;
}

/** One test, in the tool that the reader chose. All samples change together. */
export function ToolSample({ name, test, tool: [chosen, choose] }: Props) {
  const shown = chosen.maker;
  const file = shown === 'playwright' ? `${name}.spec.ts` : `${name}-${shown}-test.mjs`;
  return (
    <ToolTabs id={`guide-${name}`} of={`Sample ${name}`} chosen={chosen} choose={choose}>
      {toolOf(chosen) !== shown && (
        <p className="small">{`The guide has no sample in ${nameOf(chosen)} yet. This is the one of ${TOOL_NAMES[shown]}.`}</p>
      )}
      <Sample file={`tests/${file}`} text={codeOf(alone(shown, [[FILES[shown]]], test))} />
    </ToolTabs>
  );
}
