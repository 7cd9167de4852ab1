import type { Matrix } from '../../shared/contract/practice.ts';
import type { ToolRun } from '../../shared/contract/tools.ts';
import type { DemoFolder } from '../build/demoFolders.ts';
import { sinceOf } from './writeResults.ts';

const passes = { firefox: { result: 'passes' } } as const;
const folder = (path: string, matrix: Matrix) =>
  ({ demo: { path, tasks: Object.keys(matrix).map((id) => ({ id })) }, matrix }) as unknown as DemoFolder;
const folders = [
  folder('/counter', { five: { selenium: passes }, six: { playwright: passes } }),
  folder('/hover', { menu: { selenium: passes } }),
];
const run: ToolRun = { tool: 'selenium', engine: 'firefox', version: '', browser: '', date: '2026-11-23' };
const five = { path: '/counter', task: 'five' };
const menu = { path: '/hover', task: 'menu' };

test('a run of some solutions leaves the date of the run before, or of an older one', () => {
  expect(sinceOf(folders, [menu], run, [run])).toBe('2026-11-23');
  expect(sinceOf(folders, [menu], run, [{ ...run, since: '2026-11-21' }])).toBe('2026-11-21');
});

test('a run of all solutions of the tool, or its first one, leaves no older result', () => {
  expect(sinceOf(folders, [five, menu], run, [run])).toBeUndefined();
  expect(sinceOf(folders, [menu], { ...run, engine: 'webkit' }, [run])).toBeUndefined();
});
