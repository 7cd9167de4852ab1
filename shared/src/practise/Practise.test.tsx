import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublishedPractice } from '../../contract/practice';
import { Practise } from './Practise';

const practice: PublishedPractice = {
  tasks: [
    {
      id: 'five',
      goal: 'Bring the count to 5.',
      path: '/counter',
      needs: {},
      outcome: [{ role: 'status', name: 'Count', text: '5' }],
    },
    {
      id: 'file',
      goal: 'Download it.',
      path: '/other',
      needs: {},
      outcome: [{ download: 'a.pdf', sha256: 'a'.repeat(64) }],
      seed: '1',
    },
  ],
  solutions: {
    playwright: [["test('five'", 'function'], [');']],
    selenium: [['// with a driver', 'comment']],
  },
  matrix: {
    five: { playwright: { chromium: { result: 'passes' }, firefox: { result: 'workaround', reason: 'Types keys.' } } },
  },
};

let answers: (() => Response)[];
beforeEach(() => {
  window.history.replaceState(null, '', '/counter');
  const block = document.createElement('script');
  block.id = 'playground';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ shell: 'http://shell.test', remotes: [], services: {} });
  document.head.replaceChildren(block);
  answers = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift()?.() ?? Response.json(practice));
});
afterEach(() => jest.restoreAllMocks());

/** A page with a count, and Practise below it, opened. */
async function open() {
  const user = userEvent.setup();
  render(
    <>
      <button type="button" onClick={(event) => event.currentTarget.nextElementSibling?.replaceChildren('5')}>
        To five
      </button>
      <output aria-label="Count">0</output>
      <Practise source="http://forms.test/practice/counter.abc.json" />
    </>,
  );
  await user.click(screen.getByText('Practise'));
  return user;
}

const task = (id: string) => document.querySelector<HTMLElement>(`[data-task="${id}"]`) as HTMLElement;

test('closed it is one line, and asks for nothing', () => {
  const { container } = render(<Practise source="http://forms.test/practice/counter.abc.json" />);
  expect(container.textContent).toBe('Practise');
  expect(fetch).not.toHaveBeenCalled();
});

test('opened it says what to achieve, where, and what the page cannot see', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledWith('http://forms.test/practice/counter.abc.json', expect.anything());
  expect(task('five')).toHaveTextContent('Bring the count to 5. Open');
  expect(task('file')).toHaveTextContent('Download it. /other With ?seed=1. Can’t be checked here');
});

test('a task is ticked when its outcome holds, with how it came', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Tasks' });
  expect(task('five')).not.toHaveAttribute('data-reached');
  // What a script does is no input, and this simulated document knows no other.
  await act(async () => screen.getByRole('button', { name: 'To five' }).click());
  expect(task('five')).toHaveAttribute('data-reached', 'script');
  expect(task('five')).toHaveTextContent('Reached by a script');
});

test('a task called constructor is open like any other', async () => {
  const tasks = practice.tasks.map((each) => ({ ...each, id: 'constructor' })).slice(0, 1);
  answers = [() => Response.json({ ...practice, tasks })];
  await open();
  await screen.findByRole('heading', { name: 'Tasks' });
  expect(task('constructor')).toHaveTextContent('Bring the count to 5. Open');
  expect(task('constructor')).not.toHaveAttribute('data-reached');
});

test('the solutions are tabs of code, which the keyboard changes, with their results', async () => {
  const user = await open();
  const first = await screen.findByRole('tab', { name: 'Playwright' });
  expect(screen.getByRole('tabpanel')).toHaveTextContent("test('five');");
  expect(
    within(screen.getByRole('row', { name: /five/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['passes', 'workaround: Types keys.', 'not run']);
  expect(screen.getByRole('table', { name: 'Playwright results' })).toBeInTheDocument();
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Selenium' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('// with a driver');
  await user.keyboard('{ArrowRight}');
  expect(first).toHaveFocus();
});

test('the code is copied, and where the browser does not let it be copied that is said', async () => {
  const user = await open();
  const copy = await screen.findByRole('button', { name: 'Copy the Playwright solution' });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(copy);
  expect(write).toHaveBeenCalledWith("test('five');");
  expect(screen.getByText('Copied')).toBeInTheDocument();
  write.mockRejectedValueOnce(new Error('refused'));
  await user.click(copy);
  expect(screen.getByText(/select the text yourself/)).toBeInTheDocument();
});

test('the input log has what reached the page, and nothing of what is done in here', async () => {
  const user = await open();
  await screen.findByRole('heading', { name: 'Input log' });
  act(() => screen.getByRole('button', { name: 'To five' }).click());
  const logged = () => [...document.querySelectorAll('[data-event]')].map((row) => row.textContent);
  expect(logged()).toEqual([expect.stringMatching(/click.*script.*button ‘To five’/)]);
  await user.type(screen.getByLabelText('Filter'), 'nothing');
  expect(screen.getByText('No matching events.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Filter'));
  expect(logged()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('Nothing has reached the page yet.')).toBeInTheDocument();
});

test('a task under conditions leads to their address, unless they hold already', async () => {
  const underConditions = {
    ...(practice.tasks[0] as PublishedPractice['tasks'][number]),
    conditions: '?now=2028-02-29',
  };
  const under = () => Response.json({ ...practice, tasks: [underConditions] });
  answers = [under, under];
  await open();
  const link = await screen.findByRole('link', { name: '/counter?now=2028-02-29' });
  expect(link).toHaveAttribute('href', '/counter?now=2028-02-29');
  cleanup();
  window.history.replaceState(null, '', '/counter?seed=7&now=2028-02-29');
  await open();
  await screen.findByRole('heading', { name: 'Tasks' });
  expect(screen.queryByRole('link', { name: /counter/ })).not.toBeInTheDocument();
});

test('the address of a run has the seed that the page drew', async () => {
  window.history.replaceState(null, '', '/counter?now=2028-02-29#here');
  document.documentElement.dataset.seed = '41';
  const user = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(await screen.findByRole('button', { name: 'Copy this run' }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/counter?now=2028-02-29&seed=41#here`);
  delete document.documentElement.dataset.seed;
});

test('input on the page before it was opened counts, and input on another page does not', async () => {
  render(<button type="button">On another page</button>);
  act(() => screen.getByRole('button').click());
  cleanup();
  render(
    <>
      <button type="button">On this page</button>
      <output aria-label="Count">5</output>
      <Practise source="http://forms.test/practice/counter.abc.json" />
    </>,
  );
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const user = userEvent.setup();
  await user.click(screen.getByText('Practise'));
  await waitFor(() => expect(task('five')).toHaveTextContent('Done'));
  expect(task('five')).toHaveAttribute('data-reached', 'unknown');
  await user.click(screen.getByText('Practise'));
  press('On this page');
  await user.click(screen.getByText('Practise'));
  await waitFor(() => expect(task('five')).toHaveTextContent('Reached by a script'));
});

const five = practice.tasks[0] as PublishedPractice['tasks'][number];
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...five, id: `five-${index}` }));
const { tasks, solutions, matrix } = practice;

test.each([
  ['nothing', ''],
  ['HTML', '<!doctype html>'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['tasks that are an object', { tasks: { five }, solutions, matrix }],
  ['no solutions', { tasks, matrix }],
  ['solutions that are text', { tasks, matrix, solutions: { playwright: 'test()' } }],
  ['pieces of code that are text', { tasks, matrix, solutions: { playwright: ['test()'] } }],
  ['pieces of code that are objects', { tasks, matrix, solutions: { playwright: [[{ a: 1 }]] } }],
  ['3000 tasks', { tasks: many(3000), solutions, matrix }],
  ['far too much code', { tasks, matrix, solutions: { playwright: Array(10_001).fill(['a']) } }],
  ['a text that is far too long', { tasks: [{ ...five, goal: 'a'.repeat(1_000_000) }], solutions, matrix }],
])('%s instead of the practice data costs the panel alone', async (_, body) => {
  answers = [() => new Response(typeof body === 'string' ? body : JSON.stringify(body))];
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The tasks of this page could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Input log' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'To five' })).toBeInTheDocument();
});

test.each([
  ['null', null],
  ['a list', []],
  ['without an outcome', { ...five, outcome: undefined }],
  ['with an empty outcome', { ...five, outcome: [] }],
  ['with an outcome of null', { ...five, outcome: [null] }],
  ['with a number as its id', { ...five, id: 7 }],
  ['with an object as its goal', { ...five, goal: { a: 1 } }],
  ['without a path', { ...five, path: undefined }],
  ['on another site', { ...five, path: '//evil.example/x' }],
  ['that is code', { ...five, path: 'javascript:alert(1)' }],
  ['with too many expectations', { ...five, outcome: Array(101).fill(five.outcome[0]) }],
  ['whose conditions make its address another one', { ...five, conditions: '/../x' }],
  ['with the id of another task', { ...five, id: 'good', goal: 'Second.' }],
])('a task %s is left out, and the others stay', async (_, wrong) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const good = { ...five, id: 'good', goal: 'First.', needs: { somethingNew: true } };
  answers = [() => Response.json({ tasks: [good, wrong], solutions, matrix: { five: { playwright: 7 } } })];
  await open();
  await screen.findByRole('heading', { name: 'Tasks' });
  expect([...document.querySelectorAll('[data-task]')].map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^First\./),
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('tabpanel')).toHaveTextContent("test('five');");
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  ['a pattern that is not a regular expression', { role: 'status', pattern: '(' }],
  ['frames that are a number', { role: 'status', frames: 7 }],
  ['names that are objects', { role: {}, name: [], within: { role: 7 } }],
])('a task with %s stays open, and the next one is ticked', async (_, wrong) => {
  answers = [() => Response.json({ ...practice, tasks: [{ ...five, id: 'wrong', outcome: [wrong] }, five] })];
  await open();
  await screen.findByRole('heading', { name: 'Tasks' });
  await act(async () => screen.getByRole('button', { name: 'To five' }).click());
  expect(task('five')).toHaveAttribute('data-reached', 'script');
  expect(task('wrong')).toHaveTextContent('Open');
});

test('?log opens it at once', async () => {
  window.history.replaceState(null, '', '/counter?log');
  render(<Practise source="http://forms.test/practice/counter.abc.json" />);
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeVisible();
});

test('tasks that cannot be had are said, and asked for again; the log works meanwhile', async () => {
  answers = [() => new Response('', { status: 503 })];
  const user = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The tasks of this page could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Input log' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeInTheDocument();
});
