/** The page /groups says who runs what, and whose an error is. */
import path from 'node:path';
import { traced } from '../../scripts/publish/trace';
import { publish } from '../../services/origin/src/publish/builds';
import type { GroupReport } from '../../shared/contract/groupReport';
import { buildRemote, SOME_TASKS } from '../fixtures/buildRemote';
import { expect, test } from '../fixtures/ownSite';

const bell = {
  'demo.ts': `export default {
    title: 'Bell', path: '/bell', description: 'Rings.', icon: 'bell', tags: ['error'], tasks: ${JSON.stringify(SOME_TASKS)},
  };`,
  'Bell.tsx': `import { useState } from 'react';
export default function Bell() {
  const [rings, ring] = useState(0);
  const fail = () => {
    throw new Error('The bell is broken.');
  };
  return <button type="button" onClick={() => (rings === 1 ? fail() : ring(rings + 1))}>Rung {rings} times</button>;
}`,
};

test.use({ allowComplaints: [/The bell is broken/] });

test('it says which build and which React run, what was loaded, and whose an error is', { tag: '@long' }, async ({
  page,
  place,
  serveGroups,
}) => {
  const dist = await buildRemote('crew', path.join(place, 'crew'), { bell }, { maps: true });
  const folder = path.join(place, 'published');
  const { build } = await publish(dist, folder);
  const { shell, groups } = await serveGroups([{ name: 'crew', title: 'Crew', folder }]);
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'info' && told.push(message.text()));

  await page.goto(`${shell}/bell`);
  await page.getByRole('button', { name: 'Rung 0 times' }).click();
  await page.getByRole('button', { name: 'Rung 1 times' }).click();
  await page.getByRole('alert').locator('summary').click();
  await expect(page.getByRole('alert').getByText(`crew bell/Bell, build ${build.id}`)).toBeVisible();
  const [code = ''] = told;
  expect(code).toMatch(
    new RegExp(`^DEMO_ERROR: The bell is broken.\ncrew bell/Bell, build ${build.id}\nError: The bell`),
  );
  // The fifth line of the source throws.
  expect(traced(code, [path.join(dist, 'static')]).words).toMatch(/\/src\/bell\/Bell\.tsx:5:\d+/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Groups' }).click();
  const crew = page.getByRole('region', { name: 'Crew', exact: true });
  await expect(crew.getByRole('listitem')).toContainText(
    `DEMO_ERROR: The bell is broken.crew bell/Bell, build ${build.id}`,
  );
  await expect(crew.getByRole('definition')).toHaveText([
    groups.crew as string,
    build.id,
    /^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/,
    /^\d$/,
    '1',
  ]);
  const react = crew.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'react', exact: true }) });
  await expect(react.getByRole('cell')).toHaveText([
    /^\^19\./,
    'no copy',
    /^19\./,
    /^19\.\S+, of the shell$/,
    /It runs in this visit\.$/,
  ]);
  await crew.getByText(/files loaded in this visit/).click();
  const entry = page.getByRole('row').filter({ hasText: 'remoteEntry' });
  // Another origin tells the size because of Timing-Allow-Origin.
  await expect(entry.getByRole('cell').first()).toHaveText(/^\d{3,}(, from the cache)?$/);

  const answer = await page.request.get(`${shell}/groups.json`);
  const [report] = (await answer.json()).groups as [GroupReport];
  expect(report).toMatchObject({ name: 'crew', current: true, build: build.id, demos: 1 });
  expect(report.shared.find(({ name }) => name === 'react')).toMatchObject({
    of: 'shell',
    runs: report.shared[0]?.offered,
  });
});

test('its code comes when it is opened, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(asked.filter((address) => address.includes('/groups.'))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Groups' }).click();
  await expect(page.getByRole('region', { name: 'Forms', exact: true })).toBeVisible();
  expect(asked.filter((address) => address.includes('/groups.'))).toHaveLength(1);
});
