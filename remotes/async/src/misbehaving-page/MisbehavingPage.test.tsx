import { fireEvent, render, screen } from '@testing-library/react';
import { outcome } from '../../shared/testPage';
import { answerOf, draw, LEVELS } from './draw';
import MisbehavingPage from './MisbehavingPage';
import { allocate, block, leak, speak, throwError } from './misbehave';
import { type StationId, stations } from './stations';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, text: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: `Word: ${name}` }), { target: { value: text } });

beforeEach(() => window.history.replaceState(null, '', '?seed=1'));

test('a word before the start is a miss, and so is one that a script types', () => {
  render(<MisbehavingPage />);
  const word = answerOf('listener', draw('1'));
  type('Leaking listener', word);
  press('Check: Leaking listener');
  expect(outcome('Leaking listener')).toHaveTextContent('Missed: nothing happened yet.');
  press('Start: Leaking listener');
  press('Check: Leaking listener');
  expect(outcome('Leaking listener')).toHaveTextContent('Missed: a script set this value. A person must do it.');
});

test('two seeds give two answers on each station, and one seed the same', () => {
  for (const id of Object.keys(stations) as StationId[]) {
    const answers = ['1', '2', '3', '4'].map((seed) => answerOf(id, draw(seed)));
    expect(new Set(answers).size).toBeGreaterThan(1);
    expect(answerOf(id, draw('1'))).toBe(answers[0]);
  }
});

test('the console gets one word at each level', () => {
  const { console: lines } = draw('1');
  const spies = LEVELS.map((level) => jest.spyOn(console, level).mockImplementation(() => {}));
  speak(lines);
  const said = spies.map(({ mock }) => String(mock.calls[0]?.[0]).split(' ').at(-1));
  for (const spy of spies) {
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  }
  expect(said.join(' ')).toBe(answerOf('console', draw('1')));
});

test('the error says its word last', () => {
  jest.useFakeTimers();
  throwError('amber');
  expect(() => jest.runAllTimers()).toThrow(/amber$/);
  jest.useRealTimers();
});

test('the kept objects have a class of the first word', () => {
  const kept = allocate(['amber', 'birch']);
  expect(new Set(kept.map((object) => object.constructor.name))).toEqual(new Set(['LampAmber']));
});

test('one listener of three stays until the end', () => {
  const [add, remove] = [jest.spyOn(window, 'addEventListener'), jest.spyOn(window, 'removeEventListener')];
  leak(['amber', 'birch', 'cedar']);
  expect(add.mock.calls.map(([name]) => name)).toEqual(['lamp-amber', 'lamp-birch', 'lamp-cedar']);
  expect(remove.mock.calls.map(([name]) => name)).toEqual(['lamp-birch', 'lamp-cedar']);
});

test('only the long measure is long, also while the machine is busy elsewhere for 30 ms between two looks at the clock', () => {
  let time = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (time += 30));
  const measures: Record<string, number> = {};
  performance.measure = (name, options) => {
    const { start } = options as { start: number };
    measures[name] = performance.now() - start;
    return {} as PerformanceMeasure;
  };
  block(['long', 'before', 'after']);
  clock.mockRestore();
  expect(Object.keys(measures).filter((name) => Number(measures[name]) > 50)).toEqual(['long']);
});
