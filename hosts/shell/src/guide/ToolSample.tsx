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
  /** Samples in Python and Java, if they are here. */
  copied: typeof import('./copiedSamples') | undefined;
}

/** One test, in the tool that the reader chose. All samples change together. */
export function ToolSample({ name, test, tool: [chosen, choose], copied }: Props) {
  const tool = toolOf(chosen);
  const near = chosen.maker;
  const own = tool && copied?.copiedSample(tool, name, test);
  return (
    <ToolTabs id={`guide-${name}`} of={`Sample ${name}`} chosen={chosen} choose={choose}>
      {tool !== near && !own && (
        <p className="small">{`There is no sample in ${nameOf(chosen)} here. This is the one of ${TOOL_NAMES[near]}.`}</p>
      )}
      <Sample
        file={`tests/${name}${near === 'playwright' ? '.spec.ts' : `-${near}-test.mjs`}`}
        text={codeOf(alone(near, [[FILES[near]]], test))}
        {...own}
      />
    </ToolTabs>
  );
}
