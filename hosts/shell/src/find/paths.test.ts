import type { PublishedDemo } from '@playground/kit/contract/manifest';
import { routesOf } from '@playground/kit/contract/routes';
import { demo } from '@playground/kit/test/manifest';
import type { Group, Route, SiteMap } from '../fetch/groups';
import { addressOfPath, addressOfStep, isDone, nextStep, type Path, pathNamed, pathsOf, timeOf } from './paths';

const group = { config: { name: 'group' } } as Group;
const siteOf = (...demos: PublishedDemo[]): SiteMap => ({ groups: [group], routes: routesOf([{ group, demos }]) });
const titles = (path?: Path) => path?.steps.map(({ demo: { path } }) => path);

const site = siteOf(
  demo('/second', { paths: { forms: 2, waiting: 1 }, tasks: 2 }),
  demo('/first', { paths: { forms: 1 }, tasks: 3, difficulty: 'hard', pages: [{ ...demo('/first/more') }] }),
  demo('/none'),
);

test('a demo says where it stands; a path without pages, and one that home does not know, are left out', () => {
  expect(pathsOf(site).map((path) => [path.name, titles(path)])).toEqual([
    ['waiting', ['/second']],
    ['forms', ['/first', '/second']],
  ]);
  expect(pathsOf(siteOf(demo('/a', { paths: { unknown: 1 } })))).toEqual([]);
});

test('an address names a path, or lists the pages of one', () => {
  expect(titles(pathNamed(site, 'forms'))).toEqual(['/first', '/second']);
  expect(pathNamed(site, 'frames')).toBeUndefined();
  // Further pages, repeated ones and unknown ones are left out.
  const own = pathNamed(site, '/Second,/first/more,/none,/second,/gone') as Path;
  expect(titles(own)).toEqual(['/second', '/none']);
  expect(addressOfPath(own)).toBe('/paths?path=/Second,/first/more,/none,/second,/gone');
  expect(addressOfPath(pathsOf(site)[0] as Path)).toBe('/paths/waiting');
});

test('a page is done when all its tasks are, also those on its further pages', () => {
  const [step] = pathNamed(site, 'forms')?.steps ?? [];
  const done = ['/first a', '/first b'];
  expect(step && isDone(step, done)).toBe(false);
  expect(step && isDone(step, [...done, '/first/more c'])).toBe(true);
});

test('one goes on in the first path that is begun, else in the first one, until all are done', () => {
  const next = (...done: string[]) => {
    const found = nextStep(pathsOf(site), done);
    return found && [addressOfStep(found.step, found.path), found.begun];
  };
  const first = ['/first a', '/first b', '/first/more c'];
  expect(next()).toEqual(['/second?path=waiting', false]);
  expect(next('/first a')).toEqual(['/first?path=forms', true]);
  expect(next(...first)).toEqual(['/second?path=forms', true]);
  expect(next(...first, '/second a', '/second b')).toBeUndefined();
});

test('a page of a finished path begins no other one', () => {
  const paths = pathsOf(
    siteOf(
      demo('/both', { paths: { 'first-steps': 1, forms: 1 } }),
      demo('/text', { paths: { locators: 1, forms: 2 } }),
    ),
  );
  const next = nextStep(paths, ['/both a']);
  expect([next?.path.name, next?.begun]).toEqual(['locators', false]);
});

test('the time follows the tasks and their difficulty', () => {
  const steps = pathNamed(site, 'forms')?.steps ?? [];
  expect(timeOf(steps)).toBe('22 min');
  expect(timeOf(Array(5).fill(steps[0]))).toBe('1 h 30 min');
  expect(timeOf(Array(10).fill(steps[0]))).toBe('3 h');
  expect(timeOf([...Array(6).fill(steps[0]), steps[1] as Route])).toBe('1 h 52 min');
});
