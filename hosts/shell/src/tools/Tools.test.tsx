import type { Tools } from '@playground/kit/contract/tools';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../App';
import { startSiteMap } from '../fetch/groups';

const run = { tool: 'selenium', version: '4.49.0', date: '2026-11-25' } as const;
const station = { page: 'Passkeys', task: 'register', goal: 'Register.', address: '/passkeys#register' };
const answer: Tools = {
  runs: [
    { ...run, engine: 'chromium', browser: 'Chromium 156' },
    { ...run, engine: 'firefox', browser: 'Firefox 153', since: '2026-11-23' },
    { ...run, tool: 'robot-framework', name: 'Robot Framework', engine: 'chromium', browser: 'Chromium 156' },
  ],
  capabilities: [
    {
      id: 'passkeys',
      name: 'Passkeys',
      verdicts: { selenium: { chromium: 'works', firefox: 'impossible' } },
      stations: [
        {
          ...station,
          results: { selenium: { firefox: { result: 'impossible', reason: 'See https://example.test/1.' } } },
        },
      ],
    },
    {
      id: 'hover',
      name: 'Hover',
      verdicts: { selenium: { chromium: 'partly', firefox: 'works' }, 'robot-framework': { chromium: 'fails' } },
      stations: [
        {
          ...station,
          page: 'Hover',
          task: 'menu',
          results: {
            selenium: { chromium: { result: 'passes' }, firefox: { result: 'passes' } },
            'robot-framework': { chromium: { result: 'failed' } },
          },
        },
        { ...station, page: 'Hover', task: 'card', results: { selenium: { firefox: { result: 'passes' } } } },
      ],
    },
  ],
};

async function open(address: string) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));
  window.history.replaceState(null, '', address);
  startSiteMap([]);
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  return screen.findByRole('grid');
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

test('the address of a cell shows its stations, with the reason and the tool’s own thread', async () => {
  await open('/tools#passkeys-selenium-firefox');
  const cell = screen.getByRole('region', { name: 'Passkeys, Selenium, Firefox' });
  expect(cell).toHaveTextContent('Passkeys: Selenium 4.49.0 in Firefox 153, 2026-11-23 to 2026-11-25');
  expect(within(cell).getByRole('link', { name: 'Passkeys, register' })).toHaveAttribute('href', '/passkeys#register');
  expect(within(cell).getByRole('link', { name: 'https://example.test/1' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: '✕ impossible' });
  expect(link).toHaveAttribute('aria-expanded', 'true');
  link.click();
  await waitFor(() => expect(cell).not.toBeInTheDocument());
});

test('one engine is shown at a time, and a tool in all of its engines', async () => {
  const grid = await open('/tools');
  const columns = () =>
    within(grid)
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(columns()).toEqual(['Selenium Chromium', 'Robot Framework Chromium']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'Selenium');
  await waitFor(() => expect(columns()).toEqual(['Selenium Chromium', 'Selenium Firefox']));
});

test('where not all stations were tried, a result says how many of how many', async () => {
  await open('/tools');
  expect(screen.getByRole('link', { name: '◐ 1 of 2' })).toBeInTheDocument();
});

test('if the last run was not of all stations, the list of runs has the date of the oldest result, too', async () => {
  await open('/tools');
  expect(screen.getByText('Selenium 4.49.0 in Chromium 156, 2026-11-25')).toBeInTheDocument();
  expect(screen.getByText('Selenium 4.49.0 in Firefox 153, 2026-11-23 to 2026-11-25')).toBeInTheDocument();
});

test('a question is answered while it is typed, and Enter opens the stations', async () => {
  await open('/tools');
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox', { name: 'Question' });
  await user.click(field);
  await user.paste('Can Selenium use passkeys in Firefox?');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Passkeys: Selenium in Firefox ✕ impossible. 1 of 2 capabilities.',
  );
  expect(screen.getByRole('combobox', { name: 'Browser engine' })).toHaveValue('firefox');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'Passkeys, Selenium, Firefox' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'Puppeteer');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^1 of 2 capabilities\.$/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'Selenium');
  await user.clear(field);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Tool' })).toHaveValue(''));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2 capabilities.');
});

test('a question in the address chooses the tool and the engine that it names, and each choice can be changed', async () => {
  await open('/tools?question=Can+Selenium+use+passkeys+in+Firefox%3F');
  const chosen = (name: string) => screen.getByRole('combobox', { name });
  expect(chosen('Tool')).toHaveValue('selenium');
  expect(chosen('Browser engine')).toHaveValue('firefox');
  expect(screen.getByRole('status')).toHaveTextContent('Passkeys: Selenium in Firefox ✕ impossible.');
  const user = userEvent.setup();
  await user.selectOptions(chosen('Browser engine'), 'All');
  await waitFor(() => expect(chosen('Browser engine')).toHaveValue(''));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Passkeys: Selenium in Chromium ✓ works, Selenium in Firefox ✕ impossible.',
  );
  await user.selectOptions(chosen('Browser engine'), 'Firefox');
  await waitFor(() => expect(window.location.search).not.toContain('engine'));
});

test('a tool, an engine and what it cannot do are chosen, and the address keeps them', async () => {
  const table = await open('/tools?engine=firefox');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Only what it cannot do' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 capabilities.');
  expect(within(table).queryByRole('rowheader', { name: 'Hover' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Browser engine' }), 'Chromium');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 capabilities.');
  expect(within(table).getByRole('rowheader', { name: 'Hover' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'Puppeteer');
  expect(screen.getByText('This tool did not run in this engine. Choose another one.')).toBeInTheDocument();
  expect(window.location.search).toBe('?engine=chromium&only=cannot&tool=puppeteer');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'Robot Framework');
  expect(screen.getByRole('columnheader', { name: 'Robot Framework Chromium' })).toBeInTheDocument();
});

test('the results are one stop of Tab, and the arrow keys lead from one to the next', async () => {
  const grid = await open('/tools?tool=selenium#passkeys-selenium-firefox');
  const user = userEvent.setup();
  screen.getByRole('checkbox', { name: 'Only what it cannot do' }).focus();
  await user.tab();
  expect(screen.getByRole('link', { name: '✕ impossible' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(screen.getByRole('link', { name: '◐ 1 of 2' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{End}{ArrowDown}');
  expect(within(grid).getAllByRole('link', { name: '✓ works' })[1]).toHaveFocus();
  await user.tab();
  expect(grid).not.toContainElement(document.activeElement as HTMLElement);
});
