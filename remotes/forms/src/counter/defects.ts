import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'first-decrement',
    sentence: 'From zero, Decrement takes away two.',
    steps: ['Press Decrement once.', 'The count is -2, not -1.'],
    class: 'value',
    file: 'Counter.tsx',
    find: 'setCount((n) => n - 1)',
    replace: 'setCount((n) => (n === 0 ? -2 : n - 1))',
    breaks: ['below-zero'],
  },
  {
    id: 'most-ten',
    sentence: 'The count never gets above 9.',
    steps: ['Press Increment ten times.', 'The count is 9, not 10.'],
    class: 'boundary',
    file: 'Counter.tsx',
    find: 'setCount((n) => n + 1)',
    replace: 'setCount((n) => Math.min(n + 1, 9))',
    breaks: [],
  },
  {
    id: 'stale-clicks',
    sentence: 'Of two quick presses of Increment, only one counts.',
    steps: ['Double-click Increment.', 'The count is 1, not 2.'],
    class: 'timing',
    file: 'Counter.tsx',
    find: 'onClick={() => setCount((n) => n + 1)}',
    replace: 'onClick={({ detail }) => detail < 2 && setCount((n) => n + 1)}',
    breaks: [],
  },
  {
    id: 'nameless-count',
    sentence: 'A screen reader says the number without saying what it counts.',
    steps: ['Look at the accessible name of the number.', 'It has none. It should be Count.'],
    class: 'name or role',
    file: 'Counter.tsx',
    find: ' aria-label="Count"',
    replace: '',
    breaks: ['five', 'below-zero'],
  },
  {
    id: 'kept-count',
    sentence: 'The count of the last visit is still there after a reload.',
    steps: ['Press Increment once.', 'Reload the page.', 'The count is 1, not 0.'],
    class: 'state',
    file: 'Counter.tsx',
    find: 'const [count, setCount] = useState(0);',
    replace: `const [count, keep] = useState(() => Number(sessionStorage.getItem('count')));
  const setCount = (next: (n: number) => number) =>
    keep((n) => {
      sessionStorage.setItem('count', String(next(n)));
      return next(n);
    });`,
    breaks: [],
  },
] satisfies Defect[];
