import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineStations, tasksOf } from '../../contract/station';
import { goalForAgents } from '../../contract/task';
import { Station, useOutcome } from './Station';

const stations = defineStations({
  bell: { name: 'Bell', goal: 'Ring the bell.', hard: 'Nobody hears it.' },
  gong: {
    name: 'Gong',
    goal: 'Strike the gong.',
    hard: 'It is heavy.',
    conditions: '?now=2028-02-29',
    outcome: [{ role: 'status', name: 'Gong', text: 'Done: it rang.' }],
  },
});

function Bell() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.bell} outcome={outcome}>
      <button type="button" onClick={() => done('it rang.')}>
        Ring
      </button>
      <button type="button" onClick={() => missed('it was kicked.')}>
        Kick
      </button>
    </Station>
  );
}

test('a station says its task and what is hard, and ends in an outcome of its name', () => {
  render(<Bell />);
  const station = screen.getByRole('region', { name: 'Bell' });
  expect(station).toHaveTextContent('Ring the bell.Nobody hears it.');
  expect(screen.getByRole('heading', { level: 2, name: 'Bell' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Bell' })).toHaveTextContent(/^Not done yet\.$/);
});

test('a success replaces a miss, and a miss no success', async () => {
  const user = userEvent.setup();
  render(<Bell />);
  const outcome = screen.getByRole('status', { name: 'Bell' });
  await user.click(screen.getByRole('button', { name: 'Kick' }));
  expect(outcome).toHaveTextContent(/^Missed: it was kicked\.$/);
  await user.click(screen.getByRole('button', { name: 'Ring' }));
  expect(outcome).toHaveTextContent(/^Done: it rang\.$/);
  await user.click(screen.getByRole('button', { name: 'Kick' }));
  expect(outcome).toHaveTextContent(/^Done: it rang\.$/);
});

test('the same miss again raises the number of verdicts, and nothing does after a success', async () => {
  const user = userEvent.setup();
  render(<Bell />);
  const outcome = screen.getByRole('status', { name: 'Bell' });
  for (const [button, count] of [
    ['Kick', '1'],
    ['Kick', '2'],
    ['Ring', '3'],
    ['Kick', '3'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: button }));
    expect(outcome).toHaveAttribute('data-verdicts', count);
  }
});

const lesson = { difficulty: 'hard', hint: 'Listen.' } as const;
const lessons = { bell: lesson, gong: lesson };

test('a published goal names its station, and does not point at a place on the page', () => {
  const { swing } = defineStations({
    swing: { name: 'Swing', goal: 'Type the word below. Push the swing to the height below.', hard: 'It is long.' },
  });
  expect(tasksOf({ ...stations, swing }, { ...lessons, swing: lesson }).map(({ goal }) => goal)).toEqual([
    'In ‘Bell’, ring the bell.',
    'In ‘Gong’, strike the gong.',
    'In ‘Swing’, type the word shown there. Push the swing to the height shown there.',
  ]);
});

test('what a script may not do is beside the goal: in general, for a page, or for one station', () => {
  const rules = (...args: Parameters<typeof tasksOf<'bell' | 'gong'>>) => tasksOf(...args).map(({ byHand }) => byHand);
  expect(rules(stations, { ...lessons, gong: { ...lesson, rule: 'A script may hum.' } })).toEqual([
    'Input by a script does not count.',
    'A script may hum.',
  ]);
  expect(rules(stations, lessons, 'A script may not.')).toEqual(['A script may not.', 'A script may not.']);
});

test('an agent gets the goal with what a script may not do, and reports what a person types into the panel', () => {
  const goal = 'Type the word into the panel.';
  expect(goalForAgents({ goal })).toBe('Type the word as your answer.');
  expect(goalForAgents({ goal, byHand: 'A script may hum.' })).toBe('Type the word as your answer. A script may hum.');
});

test('its task says what is hard, with its lesson, and is done when its outcome says so, or says more', () => {
  expect(tasksOf(stations, lessons)).toMatchObject([
    {
      id: 'bell',
      trap: 'Nobody hears it.',
      ...lesson,
      outcome: [{ role: 'status', name: 'Bell', pattern: 'Done: .+' }],
    },
    {
      id: 'gong',
      trap: 'It is heavy.',
      conditions: '?now=2028-02-29',
      ...lesson,
      outcome: [{ role: 'status', name: 'Gong', text: 'Done: it rang.' }],
    },
  ]);
});
