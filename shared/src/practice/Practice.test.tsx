import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublishedPractice } from '../../contract/practice';
import { forgetInputs } from './inputs';
import { Panel } from './Panel';
import { Practice } from './Practice';

const practice: PublishedPractice = {
  tasks: [
    {
      id: 'five',
      goal: 'Bring the count to 5.',
      path: '/counter',
      needs: {},
      outcome: [{ role: 'status', name: 'Count', text: '5' }],
      difficulty: 'tricky',
      hint: 'Press it five times.',
      trap: 'One press is not enough.',
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
    playwright: [['test', 'function'], ['('], ["'five'", 'string'], [');']],
    selenium: [['// with a driver', 'comment'], ['\ntest('], ["'five'", 'string'], [');']],
    puppeteer: [['test('], ["'another'", 'string'], [');']],
    'selenium-python': [['def '], ['test_five', 'function'], ['():\n    pass\n']],
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
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const source = 'http://forms.test/practice/counter.abc.json';
const close = jest.fn();

/** A page with a count, and the panel. */
async function open() {
  const user = userEvent.setup();
  forgetInputs();
  render(
    <>
      <button type="button" onClick={(event) => event.currentTarget.nextElementSibling?.replaceChildren('5')}>
        To five
      </button>
      <output aria-label="Count">0</output>
      <div className="practice">
        <Panel source={source} takesFocus={false} onClose={close} next={<a href="/form">Next: Form</a>} />
      </div>
    </>,
  );
  return user;
}

/** The tasks have arrived. */
const arrived = () => screen.findByRole('region', { name: 'Tasks' });

const task = (id: string) => document.querySelector<HTMLElement>(`[data-task="${id}"]`) as HTMLElement;

test('closed it is one button with the number of tasks, and asks for nothing', () => {
  const { container, rerender } = render(<Practice source={source} count={11} />);
  const button = screen.getByRole('button', { name: 'Tasks and solutions (11)' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(container.children).toHaveLength(1);
  expect(fetch).not.toHaveBeenCalled();
  // A group of an older build does not say how many it has.
  rerender(<Practice source={source} />);
  expect(button).toHaveAccessibleName('Tasks and solutions');
});

test('it says what to achieve, where, how hard it is, and what the page cannot see', async () => {
  await open();
  await arrived();
  expect(fetch).toHaveBeenCalledWith(source, expect.anything());
  expect(task('five')).toHaveTextContent(/^1\. Bring the count to 5\.\s*tricky\s*Not done yet\s*Mark as done task 1/);
  expect(task('file')).toHaveTextContent(
    /^2\. Download it\.\s*Can’t be checked here\s*Mark as done task 2\s*\/other\s*Counts only with \?seed=1\.$/,
  );
});

test('a task of one seed leads to it, and stays on its path', async () => {
  window.history.replaceState(null, '', '/other?path=waiting&seed=7');
  await open();
  await arrived();
  expect(within(task('file')).getByRole('link', { name: '?seed=1' })).toHaveAttribute(
    'href',
    '/other?path=waiting&seed=1',
  );
  cleanup();
  window.history.replaceState(null, '', '/other?seed=1');
  await open();
  await arrived();
  expect(task('file')).toHaveTextContent('?seed=1');
  expect(within(task('file')).queryByRole('link')).not.toBeInTheDocument();
});

test('hint, explanation and solution are hidden until you ask for them', async () => {
  const user = await open();
  await arrived();
  expect(screen.getByText('Press it five times.')).not.toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByText('One press is not enough.')).not.toBeVisible();
  await user.click(screen.getByText('Hint'));
  expect(screen.getByText('Press it five times.')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await user.click(screen.getByText('Solution'));
  expect(screen.getByRole('tabpanel')).toHaveTextContent("test('five');");
  // The other task has no hint and no solution.
  expect(within(task('file')).queryByText(/Hint|Solution/)).not.toBeInTheDocument();
});

test('progress counts what was done, and Next task goes to the next one that is not', async () => {
  const user = await open();
  await arrived();
  const progress = screen.getByText('0 of 2 done');
  expect(progress).toHaveTextContent('0 of 2 done');
  expect(screen.getByRole('link', { name: 'begin the page anew' })).toHaveAttribute('href', '/counter');
  expect(screen.getByText(/A reload ends progress that you do not keep\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next task' }));
  expect(task('five')).toHaveFocus();
  await act(async () => screen.getByRole('button', { name: 'To five' }).click());
  expect(progress).toHaveTextContent('1 of 2 done');
  await user.click(screen.getByRole('button', { name: 'Next task' }));
  expect(task('file')).toHaveFocus();
  expect(task('file')).toHaveAttribute('aria-current', 'step');
  await user.click(screen.getByRole('button', { name: 'Mark as done task 2' }));
  expect(progress).toHaveTextContent('2 of 2 done');
  expect(screen.queryByRole('button', { name: 'Next task' })).not.toBeInTheDocument();
  expect(screen.getByText('Well done! All tasks of this page are done.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next: Form' })).toBeInTheDocument();
  expect({ ...localStorage }).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Clear the progress of all pages' }));
});

test('progress is kept in the browser if you want that, and can be cleared', async () => {
  const user = await open();
  await arrived();
  await user.click(screen.getByRole('button', { name: 'Mark as done task 2' }));
  const keep = screen.getByRole('checkbox', { name: 'Keep my progress in this browser' });
  expect(keep).not.toBeChecked();
  await user.click(keep);
  expect({ ...localStorage }).toEqual({ progress: '["/other file"]' });
  await act(async () => screen.getByRole('button', { name: 'To five' }).click());
  expect({ ...localStorage }).toEqual({ progress: '["/other file","/counter five"]' });
  await user.click(screen.getByRole('button', { name: 'Clear the progress of all pages' }));
  expect(screen.getByText('0 of 2 done')).toBeInTheDocument();
  expect(task('five')).toHaveTextContent('Not done yet');
  expect({ ...localStorage }).toEqual({ progress: '[]' });
  await user.click(keep);
  expect({ ...localStorage }).toEqual({});
});

test('where storage is refused, progress lasts as long as the page', async () => {
  const user = await open();
  await arrived();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const keep = screen.getByRole('checkbox', { name: 'Keep my progress in this browser' });
  await user.click(keep);
  expect(keep).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Mark as done task 2' }));
  expect(screen.getByText('1 of 2 done')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the progress of all pages' }));
});

test('what was cleared can come back, and so can what was marked by mistake', async () => {
  const user = await open();
  await arrived();
  await user.click(screen.getByRole('button', { name: 'Mark as done task 2' }));
  await user.click(screen.getByRole('button', { name: 'Clear the progress of all pages' }));
  expect(screen.getByText('0 of 2 done')).toBeInTheDocument();
  expect(screen.getByText('Cleared: 1 done task.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('1 of 2 done')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark as not done task 2' }));
  expect(screen.getByText('0 of 2 done')).toBeInTheDocument();
});

test('a task of a station leads to it', async () => {
  const station = document.createElement('h2');
  station.id = 'five-title';
  document.body.append(station);
  await open();
  expect(await screen.findByRole('link', { name: 'Show the station of task 1' })).toHaveAttribute(
    'href',
    '/counter#five-title',
  );
  cleanup();
  station.remove();
});

test('a task is ticked when its outcome holds, with how it came', async () => {
  await open();
  await arrived();
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
  await arrived();
  expect(task('constructor')).toHaveTextContent('Not done yet');
  expect(task('constructor')).not.toHaveAttribute('data-reached');
});

test('the solutions are tabs of code, which the keyboard changes, with their results', async () => {
  const user = await open();
  await arrived();
  await user.click(screen.getByText('Solution'));
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  expect(
    // What was not run is on /tools alone.
    screen.getByText('Playwright results: chromium passes · firefox workaround: Types keys.'),
  ).toBeInTheDocument();
  screen.getByRole('tab', { name: 'Playwright' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Selenium' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('// with a driver');
  // The next solution that you open is of the same tool.
  await user.click(screen.getByText('Solution'));
  await user.click(screen.getByText('Solution'));
  expect(screen.getByRole('tab', { name: 'Selenium', selected: true })).toBeInTheDocument();
  screen.getByRole('tab', { name: 'Selenium' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Puppeteer' })).toHaveFocus();
  // The file of Puppeteer does not solve this task.
  expect(screen.getByRole('tabpanel')).toHaveTextContent(
    'Puppeteer has no solution of this task yet. This is the one of Playwright.',
  );
  await user.click(screen.getByRole('tab', { name: 'Playwright' }));
});

test('the language is chosen beside the tool, kept with the progress, and a tool that has none of it says so', async () => {
  const user = await open();
  await arrived();
  await user.click(screen.getByText('Solution'));
  await user.click(screen.getByRole('tab', { name: 'Selenium' }));
  const language = screen.getByRole('combobox', { name: 'Solution of task 1 in' });
  await user.selectOptions(language, 'Python');
  expect(screen.getByRole('tabpanel').querySelector('mark')).toHaveTextContent('test_five');
  expect({ ...localStorage }).toEqual({});
  await user.click(screen.getByRole('checkbox', { name: 'Keep my progress in this browser' }));
  expect(localStorage.getItem('progress-tool')).toBe('selenium python');
  await user.click(screen.getByRole('tab', { name: 'Puppeteer' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent(
    'Puppeteer in Python has no solution of this task yet. This is the one of Playwright.',
  );
  expect(screen.queryByRole('button', { name: /^Copy the .* solution/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change to Playwright' }));
  expect(language).toHaveValue('javascript');
  expect(screen.getByRole('button', { name: 'Copy the Playwright solution' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Playwright' }));
  await user.click(screen.getByRole('checkbox', { name: 'Keep my progress in this browser' }));
  expect({ ...localStorage }).toEqual({});
});

test('the code is copied, and where the browser does not let it be copied that is said', async () => {
  const user = await open();
  await arrived();
  await user.click(screen.getByText('Solution'));
  const copy = screen.getByRole('button', { name: 'Copy the Playwright solution' });
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
  await user.click(screen.getByRole('button', { name: 'Clear the log' }));
  expect(screen.getByText('Nothing has reached the page yet.')).toBeInTheDocument();
});

test('the solution is that of the task alone, and the whole file when you ask for it', async () => {
  const file: [string][] = [
    ['// Run\n\n'],
    ['test('],
    ["'five'"],
    [', () => {});\n\n'],
    ['test('],
    ["'file'"],
    [');\n'],
  ];
  answers = [() => Response.json({ ...practice, solutions: { playwright: file } })];
  const user = await open();
  await arrived();
  await user.click(within(task('five')).getByText('Solution'));
  const code = () => screen.getByRole('tabpanel').querySelector('pre')?.textContent;
  expect(code()).toBe("// Run\n\ntest('five', () => {});\n");
  await user.click(screen.getByRole('button', { name: 'Show the whole file' }));
  expect(code()).toBe(file.join(''));
  await user.click(screen.getByRole('button', { name: 'Show this task alone' }));
  expect(code()).not.toContain('file');
});

test('a solution leads to the page of its tool about what it does, in a new tab', async () => {
  const about = (code: string): [string][] => [['test('], ["'five'"], [`, ${code});`]];
  const solutions = { playwright: about("page.once('dialog')"), selenium: about('driver.switchTo().frame(0)') };
  answers = [() => Response.json({ ...practice, solutions })];
  const user = await open();
  await arrived();
  await user.click(within(task('five')).getByText('Solution'));
  const link = () => screen.getByRole('link', { name: /in the documentation of/ });
  await user.click(screen.getByRole('tab', { name: 'Playwright' }));
  expect(link()).toHaveAttribute('href', 'https://playwright.dev/docs/dialogs');
  await user.click(screen.getByRole('tab', { name: 'Selenium' }));
  expect(link()).toHaveTextContent('Frames in the documentation of Selenium');
  expect(link()).toHaveAttribute('target', '_blank');
});

test('the versions of the page are asked for when you open their part, and told apart in the answers', async () => {
  const of = (page: string, version: string, kind: string, sentence: string) => ({
    ...{ page, version, kind, sentence, class: 'value', steps: ['Press it.'], breaks: [] },
  });
  const list = [
    of('/counter', 'v00001', 'defect', 'It adds two.'),
    of('/counter', 'v00002', 'redesign', 'Elements have other ids.'),
    of('/other', 'v00003', 'defect', 'It is closed.'),
  ];
  answers = [
    () => Response.json(practice),
    () => Promise.reject(new TypeError('away')) as never,
    () => Response.json(list),
  ];
  window.history.replaceState(null, '', '/counter?seed=7&version=v00001');
  const user = await open();
  await arrived();
  expect(fetch).not.toHaveBeenCalledWith('/versions.json', expect.anything());
  await user.click(screen.getByRole('heading', { name: 'Test your test' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/This page has 2 other versions/)).toBeInTheDocument();
  // Not the one that is open.
  expect(screen.getByRole('link', { name: 'Open one at random' })).toHaveAttribute(
    'href',
    '/counter?seed=7&version=v00002',
  );
  expect(screen.getByText('npm --prefix playground run prove -- --pages /counter npx playwright test')).toBeVisible();
  const answer = screen.getByText(/defect/, { selector: 'li' });
  expect(answer).not.toBeVisible();
  await user.click(screen.getByText('Answers'));
  expect(answer).toBeVisible();
  expect(answer).toHaveTextContent('v00001 (open now): defect. It adds two. Press it.');
});

test('a site without versions says so', async () => {
  answers = [() => Response.json(practice), () => new Response('', { status: 404 })];
  const user = await open();
  await arrived();
  await user.click(screen.getByRole('heading', { name: 'Test your test' }));
  expect(await screen.findByText('This site has no other versions of this page.')).toBeInTheDocument();
});

test('the log has one row for each press, which opens', async () => {
  const user = await open();
  await screen.findByRole('heading', { name: 'Input log' });
  const field = document.createElement('input');
  document.body.append(field);
  await user.click(screen.getByRole('button', { name: 'To five' }));
  await user.type(field, 'a');
  const presses = within(screen.getByRole('table')).getAllByRole('button');
  expect(presses.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^click, \d events$/),
    expect.stringMatching(/^click, \d events$/),
    expect.stringMatching(/^keydown, \d events$/),
  ]);
  const pressed = () => document.querySelector('[data-event=pointerdown]');
  expect(pressed()).not.toBeVisible();
  await user.click(presses[0] as HTMLElement);
  expect(pressed()).toBeVisible();
  expect(document.querySelector('[data-event=keydown]')).not.toBeVisible();
  // What you filter for is not folded.
  await user.type(screen.getByLabelText('Filter'), 'keydown');
  expect(document.querySelector('[data-event=keydown]')).toBeVisible();
  field.remove();
});

test('the log counts the characters of texts only', async () => {
  const user = await open();
  await screen.findByRole('heading', { name: 'Input log' });
  render(
    <>
      <input type="checkbox" aria-label="Box" />
      <input aria-label="Text" />
    </>,
  );
  await user.click(screen.getByLabelText('Box'));
  await user.type(screen.getByLabelText('Text'), 'on');
  const changes = [...document.querySelectorAll('[data-event=input]')].map((row) => row.textContent);
  expect(changes).toEqual([
    expect.not.stringContaining('character'),
    expect.stringContaining('1 character'),
    expect.stringContaining('2 characters'),
  ]);
});

test('a full log drops its oldest events, and draws the others no second time', async () => {
  await open();
  await arrived();
  await screen.findByRole('heading', { name: 'Input log' });
  const rows = () => [...document.querySelectorAll('[data-event]')];
  await act(async () => {
    for (let count = 0; count < 499; count += 1) document.body.click();
  });
  expect(rows()).toHaveLength(499);
  await act(async () => document.body.click());
  expect(screen.queryByText(/It keeps the last/)).not.toBeInTheDocument();
  const [, ...others] = rows();
  await act(async () => document.body.click());
  expect(rows()).toHaveLength(500);
  expect(rows()[0]).toBe(others[0]);
  expect(screen.getByText(/It keeps the last 500 events\./)).toBeInTheDocument();
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
  await arrived();
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

// jsdom loads no frame in a shadow root.
Element.prototype.attachShadow = function () {
  return this as unknown as ShadowRoot;
};
const panel = () => document.querySelector('iframe')?.contentDocument as Document;
const button = () => screen.getByRole('button', { name: /^Tasks and solutions/ });

test('the panel is a document of its own, beside the page, until you close it', async () => {
  render(<Practice source={source} />);
  const user = userEvent.setup();
  await user.click(button());
  await waitFor(() => expect(within(panel().body).getByText('Bring the count to 5.', { exact: false })).toBeVisible());
  expect(screen.queryByText('Bring the count to 5.', { exact: false })).not.toBeInTheDocument();
  expect(document.body).toHaveClass('beside-practice');
  const inside = userEvent.setup({ document: panel() });
  await inside.click(within(panel().body).getByRole('heading', { level: 1 }));
  await inside.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
  expect(document.body).not.toHaveClass('beside-practice');
});

test('the panel stays open on the next page, with its tasks, and leaves the focus there', async () => {
  const { unmount } = render(<Practice key="first" source={source} />);
  const user = userEvent.setup();
  await user.click(button());
  await waitFor(() => expect(panel().querySelectorAll('[data-task]')).toHaveLength(2));
  unmount();
  answers = [() => Response.json({ ...practice, tasks: practice.tasks.slice(1) })];
  render(<Practice key="second" source="http://forms.test/practice/other.abc.json" />);
  expect(document.body).toHaveClass('beside-practice');
  await waitFor(() => expect(panel().querySelectorAll('[data-task]')).toHaveLength(1));
  expect(panel().body).toHaveFocus();
  await user.click(within(panel().body).getByRole('button', { name: 'Close' }));
  expect(button()).toHaveFocus();
});

test('the panel has the theme and the styles of the page', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/static/main.css' });
  document.head.append(link);
  document.documentElement.dataset.bsTheme = 'dark';
  render(<Practice source={source} />);
  const user = userEvent.setup();
  await user.click(button());
  await waitFor(() => expect(panel().documentElement).toHaveAttribute('data-bs-theme', 'dark'));
  expect(panel().querySelector('link')?.href).toBe(link.href);
  delete document.documentElement.dataset.bsTheme;
  await waitFor(() => expect(panel().documentElement).toHaveAttribute('data-bs-theme', 'light'));
  await user.click(button());
});

test('a link in the panel leads the page, which sees the click', async () => {
  const seen: string[] = [];
  const hear = (event: Event) => {
    event.preventDefault();
    seen.push((event.target as HTMLAnchorElement).href);
  };
  document.addEventListener('click', hear);
  render(<Practice source={source} />);
  const user = userEvent.setup();
  await user.click(button());
  await waitFor(() => expect(panel().querySelector('a')).not.toBeNull());
  seen.length = 0;
  await user.click(panel().querySelector('a[href="/other"]') as HTMLElement);
  expect(seen).toEqual([`${window.location.origin}/other`]);
  document.removeEventListener('click', hear);
  await user.click(button());
});

test('input on another page does not count', async () => {
  render(<button type="button">On another page</button>);
  act(() => screen.getByRole('button').click());
  cleanup();
  render(
    <>
      <output aria-label="Count">5</output>
      <Practice source={source} />
    </>,
  );
  const user = userEvent.setup();
  const first = () => panel().querySelector('[data-task=five]');
  await user.click(button());
  await waitFor(() => expect(first()).toHaveAttribute('data-reached', 'unknown'));
  expect(first()).toHaveTextContent('Done');
  await user.click(button());
});

test('several tasks that were done before it was opened are done, also if the next one undid them', async () => {
  const tasks = [1, 2, 3].map((n) => ({
    ...five,
    id: `n${n}`,
    outcome: [{ role: 'status', name: 'Count', text: `${n}` }],
  }));
  answers = [() => Response.json({ ...practice, tasks })];
  render(
    <>
      <button type="button" onClick={({ currentTarget: { nextElementSibling: count } }) => count?.append('1')}>
        One more
      </button>
      <output aria-label="Count" />
      <Practice source={source} />
    </>,
  );
  const count = screen.getByRole('status');
  for (const text of ['1', '2', '']) {
    act(() => screen.getByRole('button', { name: 'One more' }).click());
    count.replaceChildren(text);
    await Promise.resolve();
  }
  await userEvent.setup().click(button());
  const state = (id: string) => panel().querySelector(`[data-task=${id}]`)?.getAttribute('data-reached');
  await waitFor(() => expect(panel().querySelector('[data-task=n1]')).toBeInTheDocument());
  expect(['n1', 'n2', 'n3'].map(state)).toEqual(['script', 'script', null]);
  await userEvent.setup().click(button());
});

test('once it was opened, what you do while it is closed counts, also if the next task undoes it', async () => {
  render(
    <>
      {['5', '0'].map((count) => (
        <button key={count} type="button" onClick={() => screen.getByLabelText('Count').replaceChildren(count)}>
          To {count}
        </button>
      ))}
      <output aria-label="Count">0</output>
      <Practice source={source} />
    </>,
  );
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const user = userEvent.setup();
  const first = () => panel().querySelector('[data-task=five]');
  await user.click(button());
  await user.click(await within(panel().body).findByRole('button', { name: 'Clear the progress of all pages' }));
  await user.click(button());
  await press('To 5');
  await press('To 0');
  await user.click(button());
  await waitFor(() => expect(first()).toHaveTextContent('Reached by a script'));
  await user.click(button());
});

/** A page with a count that keys and a pointer change, and its panel. In this simulated document, events of a script are all there is. */
async function openCount(tasks: object[]) {
  answers = [() => Response.json({ ...practice, tasks })];
  render(
    <>
      <output aria-label="Count">0</output>
      <Panel source={source} takesFocus={false} onClose={close} />
    </>,
  );
  await arrived();
  return async (type: 'keydown' | 'pointerdown', text: string) => {
    await act(async () => {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      screen.getByRole('status', { name: 'Count' }).replaceChildren(text);
    });
  };
}

test('with the keyboard means that no pointer has done a part of it', async () => {
  const set = await openCount([{ ...five, keyboard: true }]);
  await set('pointerdown', '4');
  await set('keydown', '5');
  expect(task('five')).not.toHaveAttribute('data-reached');
  await set('pointerdown', '0');
  await set('keydown', '4');
  await set('keydown', '5');
  expect(task('five')).toHaveAttribute('data-reached', 'script');
});

test('what holds during a task and its end belong to one visit of its page', async () => {
  const outcome = [
    { role: 'status', name: 'Count', text: '5', during: true },
    { role: 'status', name: 'Count', text: '0' },
  ];
  const set = await openCount([{ ...five, outcome }]);
  await set('keydown', '5');
  window.history.replaceState(null, '', '/other');
  await set('keydown', '0');
  window.history.replaceState(null, '', '/counter');
  await set('keydown', '');
  await set('keydown', '0');
  expect(task('five')).not.toHaveAttribute('data-reached');
  await set('keydown', '5');
  await set('keydown', '0');
  expect(task('five')).toHaveAttribute('data-reached', 'script');
});

test('what you only read on a page, you type into the panel', async () => {
  const tasks = [{ ...five, id: 'answer', outcome: [{ answer: 'Empty Page' }] }];
  answers = [() => Response.json({ ...practice, tasks })];
  const user = await open();
  const field = await screen.findByRole('textbox', { name: 'Answer to task 1' });
  await user.type(field, 'Full Page{Enter}');
  expect(screen.getByText('This is not the answer.')).toBeVisible();
  await user.clear(field);
  await user.type(field, ' empty  page{Enter}');
  await waitFor(() => expect(task('answer')).toHaveTextContent('Done'));
  await user.click(screen.getByRole('button', { name: 'Clear the progress of all pages' }));
});

const five = practice.tasks[0] as PublishedPractice['tasks'][number];

test.each([
  ['a pattern that is not a regular expression', { role: 'status', pattern: '(' }],
  ['frames that are a number', { role: 'status', frames: 7 }],
  ['names that are objects', { role: {}, name: [], within: { role: 7 } }],
])('a task with %s stays open, and the next one is ticked', async (_, wrong) => {
  answers = [() => Response.json({ ...practice, tasks: [{ ...five, id: 'wrong', outcome: [wrong] }, five] })];
  await open();
  await arrived();
  await act(async () => screen.getByRole('button', { name: 'To five' }).click());
  expect(task('five')).toHaveAttribute('data-reached', 'script');
  expect(task('wrong')).toHaveTextContent('Not done yet');
});

test('?log opens it at once, with the log first and the focus on the page', async () => {
  window.history.replaceState(null, '', '/counter?log');
  const user = userEvent.setup();
  render(<Practice source={source} />);
  expect(document.body).toHaveClass('beside-practice');
  await waitFor(() => expect(panel().querySelectorAll('section')).toHaveLength(2));
  const [first] = within(panel().body).getAllByRole('region');
  expect(first).toHaveAccessibleName('Input log');
  expect(document.body).toHaveFocus();
  await user.click(button());
});

test('tasks that cannot be had are said, and asked for again; the log works meanwhile', async () => {
  answers = [() => new Response('', { status: 503 }), () => new Response('<!doctype html>')];
  const user = await open();
  for (const _ of ['the first', 'the second']) {
    expect(await screen.findByRole('alert')).toHaveTextContent('The tasks of this page could not be loaded.');
    expect(screen.getByRole('heading', { name: 'Input log' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
  }
  expect(await arrived()).toBeInTheDocument();
});
