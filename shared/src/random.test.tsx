import { render } from '@testing-library/react';
import { createRandom, useSeed } from './random';
import { useRun } from './run';

function Page() {
  return useSeed();
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('the same seed draws the same, another draws differently', () => {
  const draws = (seed: string) => {
    const random = createRandom(seed);
    return [
      random.next(),
      random.integer(1000, 9999),
      random.pick('abcdefgh'.split('')),
      random.shuffle([1, 2, 3, 4, 5, 6, 7]),
    ];
  };
  expect(draws('7')).toEqual(draws('7'));
  expect(draws('7')).not.toEqual(draws('8'));
});

test('the draws of a seed never change: learners write them into their tests', () => {
  const random = createRandom('7');
  expect([random.integer(1, 100), random.integer(1, 100), random.integer(1, 100)]).toEqual([60, 71, 52]);
});

test('integers fill their range, both ends included', () => {
  const random = createRandom('range');
  const drawn = new Set(Array.from({ length: 2000 }, () => random.integer(1, 3)));
  expect([...drawn].sort()).toEqual([1, 2, 3]);
});

test('a shuffle keeps every item, leaves the list alone, and can put any item first', () => {
  const items = Object.freeze(['a', 'b', 'c', 'd']);
  const random = createRandom('order');
  const firsts = new Set<string | undefined>();
  for (let run = 0; run < 200; run++) {
    const shuffled = random.shuffle(items);
    expect([...shuffled].sort()).toEqual(['a', 'b', 'c', 'd']);
    firsts.add(shuffled[0]);
  }
  expect(firsts.size).toBe(4);
});

test('the seed in the address is the page’s seed, and stands on the root element while the page is open', () => {
  window.history.replaceState(null, '', '/?seed=7');
  const { container, unmount } = render(<Page />);
  expect(container).toHaveTextContent(/^7$/);
  expect(document.documentElement).toHaveAttribute('data-seed', '7');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-seed');
});

test('without one each visit draws its own, and shows it', () => {
  const seeds = new Set<string | null>();
  for (let visit = 0; visit < 20; visit++) {
    const { unmount } = render(<Page />);
    seeds.add(document.documentElement.getAttribute('data-seed'));
    unmount();
  }
  expect(seeds.size).toBeGreaterThan(15);
});

function Visit() {
  return useRun();
}

test('the run in the address is that of the page, and each visit without one has its own, as the root element shows', () => {
  const runAt = (address: string) => {
    window.history.replaceState(null, '', address);
    const { container, unmount } = render(<Visit />);
    const run = container.textContent;
    expect(document.documentElement).toHaveAttribute('data-run', run);
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-run');
    return run;
  };
  expect(runAt('/?run=har')).toBe('har');
  const drawn = ['/?seed=7', '/?seed=7', `/?run=${'x'.repeat(31)}`, '/?run=a%20b'].map(runAt);
  expect(new Set(drawn).size).toBe(4);
  for (const run of drawn) expect(run).toMatch(/^\w{1,30}$/);
});
