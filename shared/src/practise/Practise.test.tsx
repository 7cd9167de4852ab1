import { act, cleanup, render, screen, within } from '@testing-library/react';
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
  expect(task('file')).toHaveTextContent('Download it. /other With ?seed=1. This page cannot see the result');
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

test('the solutions are tabs of code, which the keyboard changes, with what became of them', async () => {
  const user = await open();
  const first = await screen.findByRole('tab', { name: 'Playwright' });
  expect(screen.getByRole('tabpanel')).toHaveTextContent("test('five');");
  expect(
    within(screen.getByRole('row', { name: /five/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['passes', 'workaround: Types keys.', 'not run']);
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
  expect(screen.getByText('No event matches the filter.')).toBeInTheDocument();
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

test('the seed that was drawn is copied as a link to the same page', async () => {
  window.history.replaceState(null, '', '/counter?now=2028-02-29#here');
  document.documentElement.dataset.seed = '41';
  const user = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(await screen.findByRole('button', { name: 'Copy a link to this page with its seed' }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/counter?now=2028-02-29&seed=41#here`);
  delete document.documentElement.dataset.seed;
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
