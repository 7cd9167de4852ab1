import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../../shared/project/folders.ts';
import { readDemoFolders } from '../demoFolders.ts';
import { container } from './container.ts';

let directory: string;
beforeEach(() => {
  mkdirSync(path.join(project, '.cache'), { recursive: true });
  directory = mkdtempSync(path.join(project, '.cache/group-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const DEMO = `export default { title: 'Bell', path: '/bell', description: 'Rings.', icon: 'bell', tags: ['click'], beyond: true,
  tasks: [{ id: 'ring', goal: 'Ring the bell.', outcome: [{ role: 'status', text: 'Ringing' }] }] };`;

/** The container of a group with this page, and with this version of React if it installs its own. */
async function containerWith(page: string, react?: string) {
  const files: Record<string, string> = { 'src/bell/demo.ts': DEMO, [`src/bell/${page}`]: '', 'package.json': '{}' };
  if (react) files['node_modules/react/package.json'] = JSON.stringify({ name: 'react', version: react });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  }
  return container('crew', directory, await readDemoFolders({ name: 'crew', directory }));
}

test('a component is refused in a group with another major version of React than the shell', async () => {
  await expect(containerWith('Bell.tsx', '18.3.1')).rejects.toThrow(
    /src\/bell: Bell\.tsx is a component, which runs in React 19 of the shell, but this group brings React 18\.3\.1\. Export { mount } from Bell\.ts instead\.$/,
  );
});

test.each([
  ['a page that mounts itself', 'Bell.ts', '18.3.1'],
  ['a component with another React 19', 'Bell.tsx', '19.99.0'],
  ['a component with the React of the shell', 'Bell.tsx', undefined],
])('%s is not refused', async (_, page, react) => {
  await expect(containerWith(page, react)).resolves.toBeDefined();
});
