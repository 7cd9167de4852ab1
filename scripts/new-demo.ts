/**
 * Makes a demo's folder: a page, its description and a test that passes.
 *
 *   npm run new:demo -- --remote forms --title "Toggle Switch" [--path /toggleSwitch] [--icon toggle-on] [--beyond false]
 *
 * What is not given is asked for.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { iconPaths, pascalCase, readDemos } from './demos.ts';
import { root, workspaces } from './workspaces.ts';

/** What a new demo is made of. */
interface Wish {
  remote: string;
  title: string;
  path: string;
  icon: string;
  beyond: boolean;
}

const { values } = parseArgs({
  options: {
    remote: { type: 'string' },
    title: { type: 'string' },
    path: { type: 'string' },
    icon: { type: 'string', default: 'puzzle' },
    beyond: { type: 'string', default: 'true' },
  },
});

try {
  const remotes = workspaces()
    .map(({ name }) => name)
    .filter((name) => name !== 'shell');
  const remote = values.remote ?? (await ask(`Group (${remotes.join(', ')})`));
  if (!remotes.includes(remote)) throw new Error(`There is no group ${remote}. There are: ${remotes.join(', ')}.`);
  const title = (values.title ?? (await ask('Title'))).trim();
  const component = componentOf(title);
  const folder = await create({
    remote,
    title,
    path: values.path ?? `/${component.charAt(0).toLowerCase()}${component.slice(1)}`,
    icon: values.icon,
    beyond: values.beyond === 'true',
  });
  console.log(`Made ${folder}. Next: npm run dev -- ${remote}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function create({ remote, title, path: address, icon, beyond }: Wish): Promise<string> {
  const slug = slugOf(title);
  const component = componentOf(title);
  const folder = path.join('remotes', remote, 'src', slug);
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} is already there.`);
  if (!iconPaths(icon)) throw new Error(`Bootstrap Icons has no icon ${icon} that is drawn with paths.`);
  const { published } = await readDemos(path.join(root, 'remotes', remote));
  const taken = published.find((demo) => demo.path.toLowerCase() === address.toLowerCase());
  if (taken) throw new Error(`${taken.title} has the path ${address} already.`);
  const quoted = JSON.stringify(title).slice(1, -1).replaceAll("'", "\\'");
  const files = {
    'demo.ts': `import type { Demo } from '@playground/shared/demo';

export default {
  title: '${quoted}',
  path: '${address}',
  description: 'A button tells how often it was pressed.',
  icon: '${icon}',
  tags: ['click'],
${beyond ? '  beyond: true,\n' : ''}} satisfies Demo;
`,
    [`${component}.tsx`]: `import { useState } from 'react';

export default function ${component}() {
  const [presses, setPresses] = useState(0);
  return (
    <div className="d-flex align-items-center gap-3">
      <button type="button" className="btn btn-primary" onClick={() => setPresses((count) => count + 1)}>
        Press
      </button>
      <output aria-label="Presses">{presses}</output>
    </div>
  );
}
`,
    [`${component}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ${component} from './${component}';

test('counts how often the button was pressed', async () => {
  const user = userEvent.setup();
  render(<${component} />);
  expect(screen.getByRole('status', { name: 'Presses' })).toHaveTextContent(/^0$/);
  await user.click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status', { name: 'Presses' })).toHaveTextContent(/^1$/);
});
`,
  };
  mkdirSync(path.join(root, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, folder, name), text);
  return folder;
}

function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .toLowerCase();
  if (!/^[a-z][a-z0-9-]*$/.test(slug))
    throw new Error(`A title begins with a letter and holds letters and digits: ${title}`);
  return slug;
}

function componentOf(title: string): string {
  return pascalCase(slugOf(title));
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}: `);
  terminal.close();
  return answer.trim();
}
