// What the panel Tasks and solutions says of the task that a solution does. It is opened at some time, by input or by a script.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { panelOf } from '../fixtures/panel.ts';
import { openPanelAtOnce } from './verdict.ts';

/** The wish of a test, in `PLAYGROUND_REACHED`. */
export interface ReachedWish {
  /** `script`: instead of each input, the page gets a copy that a script dispatches. */
  by: 'hand' | 'script';
  /** When the panel is opened. */
  open: 'before' | 'middle' | 'after';
  /** Gets a file for each task. */
  folder: string;
}

/** `data-reached`, or null if the panel does not say that the task was reached. */
export interface ReachedAnswer {
  path: string;
  task: string;
  reached: string | null;
}

const wish: ReachedWish | undefined = process.env.PLAYGROUND_REACHED && JSON.parse(process.env.PLAYGROUND_REACHED);

/** Prepares a context before its solution runs. */
export async function prepareReached(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  if (!wish) return;
  if (wish.by === 'script') {
    // Many stations refuse a script, and their solutions would wait.
    testInfo.setTimeout(10_000);
    await context.addInitScript(copyInput);
  }
  if (wish.open === 'before') await context.addInitScript(openPanelAtOnce);
  if (wish.open === 'middle') await context.addInitScript(openPanelInTheMiddle);
}

/** Writes what the panel says of a task, after its solution. */
export async function keepReached(context: BrowserContext, { id, path: address }: PublishedTask): Promise<void> {
  if (!wish) return;
  const page = context.pages().find((one) => new URL(one.url()).pathname.toLowerCase() === address.toLowerCase());
  const reached = page ? await reachedOn(page, id).catch(() => null) : null;
  mkdirSync(wish.folder, { recursive: true });
  const answer: ReachedAnswer = { path: address, task: id, reached };
  writeFileSync(path.join(wish.folder, `${address.replaceAll('/', '_')}.${id}.json`), JSON.stringify(answer));
}

async function reachedOn(page: Page, id: string): Promise<string | null> {
  await page.evaluate(() => document.querySelector<HTMLElement>('button.practice[aria-expanded=false]')?.click());
  const panel = await panelOf(page);
  const task = panel.locator(`[data-task="${id}"]`);
  await task.waitFor({ timeout: 5000 });
  // The panel looks at once, and at values four times a second.
  await panel
    .locator(`[data-task="${id}"][data-reached]`)
    .waitFor({ timeout: 1000 })
    .catch(() => {});
  return task.getAttribute('data-reached');
}

function openPanelInTheMiddle(): void {
  if (window.top !== window) return;
  const open = () => document.querySelector<HTMLElement>('button.practice[aria-expanded=false]')?.click();
  for (const type of ['pointerup', 'keyup']) window.addEventListener(type, () => setTimeout(open), true);
}

/** The page gets no trusted event of these, but what a script would dispatch in their place. */
function copyInput(): void {
  const types =
    'pointerover pointermove mouseover mousemove pointerdown mousedown pointerup mouseup click dblclick contextmenu wheel ' +
    'touchstart touchend dragstart drop dragend keydown keyup beforeinput input change paste';
  const copy = (event: Event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    if (event.type === 'click' || event.type === 'drop') event.preventDefault();
    const [target] = event.composedPath();
    // The browser undoes what happens to a checkbox while its click is cancelled.
    setTimeout(() => target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event)));
  };
  for (const type of types.split(' ')) window.addEventListener(type, copy, { capture: true, passive: false });
}
