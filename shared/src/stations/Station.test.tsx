import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineStations, tasksOf } from '../../contract/station';
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

test('a goal names its station and ends in the rule', () => {
  const { swing } = defineStations({
    swing: { name: 'Swing', goal: 'Push the rope of ‘Swing’.', hard: 'It is long.' },
  });
  const goals = tasksOf({ ...stations, swing }, 'A script may not.', { ...lessons, swing: lesson }).map(
    ({ goal }) => goal,
  );
  expect(goals).toEqual([
    'In ‘Bell’, ring the bell. A script may not.',
    'In ‘Gong’, strike the gong. A script may not.',
    'Push the rope of ‘Swing’. A script may not.',
  ]);
});

test('a rule of one station replaces that of the page', () => {
  const goals = tasksOf(stations, 'A script may not.', {
    ...lessons,
    gong: { ...lesson, rule: 'A script may hum.' },
  }).map(({ goal }) => goal);
  expect(goals).toEqual([
    'In ‘Bell’, ring the bell. A script may not.',
    'In ‘Gong’, strike the gong. A script may hum.',
  ]);
});

test('its task says what is hard, with its lesson, and is done when its outcome says so, or says more', () => {
  expect(tasksOf(stations, 'A script may not.', lessons)).toMatchObject([
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
