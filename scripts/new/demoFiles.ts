import { pascalCase } from '../build/readDemos.ts';

/** What a new demo is made of. */
export interface DemoWish {
  title: string;
  path: string;
  icon: string;
  beyond: boolean;
}

/** `Toggle Switch` → `toggle-switch`, the name of its folder. Throws when a title gives no name. */
export function slugOf(title: string): string {
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

/** `Toggle Switch` → `/toggleSwitch`, the address that it has when nothing else is said. */
export function pathOf(title: string): string {
  const component = pascalCase(slugOf(title));
  return `/${component.charAt(0).toLowerCase()}${component.slice(1)}`;
}

/** Text as it stands in a source file, in the quotes that the formatter wants: single ones, unless double ones escape less. */
export function quoted(text: string): string {
  const double = JSON.stringify(text);
  if (text.split("'").length > text.split('"').length) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The files of a new demo by name: a page that works, its description, and a test that passes. */
export function demoFiles({ title, path, icon, beyond }: DemoWish): Record<string, string> {
  const component = pascalCase(slugOf(title));
  return {
    'demo.ts': `import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: ${quoted(title)},
  path: '${path}',
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
}
