/**
 * A small agent without a model. It reads the accessibility tree, and uses the elements that the goal names, in the goal's order. It solves
 * the tasks that need no more than that.
 */
import type { Page } from 'playwright';
import type { Agent } from './evaluate.ts';

type Role = Parameters<Page['getByRole']>[0];

interface Named {
  role: Role;
  name: string;
  /** Where the goal names it. */
  at: number;
}

const NUMBERS: Record<string, number> = { once: 1, twice: 2, two: 2, three: 3, four: 4, five: 5 };
const USABLE =
  /^(button|link|checkbox|radio|switch|tab|menuitem|treeitem|option|textbox|searchbox|spinbutton|combobox)$/;
const READY = 'main[aria-busy=false], main:not([aria-busy])';

const agent: Agent = async (page, goal) => {
  await page.locator(READY).first().waitFor();
  const done = new Set<string>();
  // Some elements appear after others were used.
  for (let round = 0; round < 4; round++) {
    const next = namedIn(goal, await treeOf(page)).find((one) => !done.has(one.name));
    if (!next) break;
    done.add(next.name);
    await use(page, next, goal).catch(() => {});
  }
  const after = await treeOf(page);
  return { claimed: done.size > 0 && !/Not done yet|Missed:/.test(after) };
};
export default agent;

const treeOf = (page: Page) => page.locator('main').first().ariaSnapshot();

function namedIn(goal: string, tree: string): Named[] {
  const all = [...tree.matchAll(/^ *- '?(\w+) "((?:[^"\\]|\\.)*)"/gm)].map(([, role = '', name = '']) => ({
    role: role as Role,
    name: name.replace(/\\(.)/g, '$1'),
  }));
  const named = all.filter(({ role, name }) => USABLE.test(role) && name.length > 1 && goal.includes(name));
  return named.map((one) => ({ ...one, at: goal.indexOf(one.name) })).sort((a, b) => a.at - b.at);
}

async function use(page: Page, { role, name, at }: Named, goal: string): Promise<void> {
  const element = page.getByRole(role, { name, exact: true }).first();
  const [before, after] = [goal.slice(0, at), goal.slice(at + name.length)];
  if (role === 'checkbox' || role === 'radio' || role === 'switch') {
    await element.setChecked(!/\b(clear|untick|uncheck|off)\b[^.]*$/i.test(before));
  } else if (role === 'option') {
    await page.getByRole('combobox').first().selectOption(name);
  } else if (role === 'textbox' || role === 'searchbox' || role === 'spinbutton') {
    const text =
      /[‘“"']([^’”"']+)[’”"'] (?:in|into)\b[^.]*$/.exec(before) ??
      /(?:type|write|enter) (\S+) (?:in|into)\b[^.]*$/i.exec(before);
    await element.fill((text ?? /^\S* (?:to|with|:) [‘“"']?([^’”"'.]+)/.exec(after))?.[1] ?? '');
  } else {
    const [, word = 'once'] = /^[^.,]*? (once|twice|two|three|four|five|\d+)\b/.exec(after) ?? [];
    for (let i = 0; i < Math.min(NUMBERS[word] ?? Number(word), 20); i++) await element.click();
  }
}
