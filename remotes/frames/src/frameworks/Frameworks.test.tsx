import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { wordsOf } from './draw';
import Frameworks from './Frameworks';
import { FRAMEWORKS, itemsOf, withFinished, withItem, withoutItem } from './lists/options';
import { stations } from './stations';

const outcome = (name: string) => screen.getByRole('status', { name });
const SEED = '5';
const words = wordsOf(SEED);

jest.mock('./lists/lit', () => {
  throw new Error('The chunk did not load.');
});

/** The page when each list is there, and Lit has failed. */
async function open() {
  window.history.replaceState(null, '', `?seed=${SEED}`);
  const view = render(<Frameworks />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}
const listIn = (station: string, framework: string) =>
  within(within(screen.getByRole('region', { name: station })).getByRole('group', { name: framework }));
const press = (station: string, framework: string, name: string) =>
  fireEvent.click(listIn(station, framework).getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('each station has its task, five lists and an outcome, and none is done at first', async () => {
  await open();
  for (const { name, goal } of Object.values(stations)) {
    const station = within(screen.getByRole('region', { name }));
    expect(station.getByText(goal)).toBeVisible();
    expect(station.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(
      FRAMEWORKS,
    );
    expect(outcome(name)).toHaveTextContent(/^Not done yet\.$/);
  }
});

test('if the code of a framework does not load, the place of its list says so', async () => {
  await open();
  expect(listIn(stations.same.name, 'Lit').getByRole('alert')).toHaveTextContent(
    'The code of Lit did not load. Reload the page.',
  );
});

test.each(['React 19', 'Vue'])('%s: a wrong step is a miss with its reason, and changes nothing', async (framework) => {
  await open();
  const { finished, removed, tasks } = words.basics;
  const { name } = stations.basics;
  const list = () =>
    listIn(name, framework)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const before = list();
  const other = tasks[0]?.find((task) => task !== finished && task !== removed);
  press(name, framework, `Add to ${framework}`);
  expect(outcome(name)).toHaveTextContent(`Missed: you added nothing to the list of ${framework}, not ‘`);
  press(name, framework, `Finish ${other}`);
  expect(outcome(name)).toHaveTextContent(
    `Missed: you finished ‘${other}’ in the list of ${framework}, not ‘${finished}’.`,
  );
  press(name, framework, `Remove ${other}`);
  expect(outcome(name)).toHaveTextContent(
    `Missed: you removed ‘${other}’ from the list of ${framework}, not ‘${removed}’.`,
  );
  press(name, framework, `Finish ${finished}`);
  expect(outcome(name)).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  expect(list()).toEqual(before);
});

test.each(['', '   ', '<b>x</b>', 'مرحبا', '😀', '-1', 'x'.repeat(100_000)])(
  'a wrong word for a framework is quoted and stays in its field (%#)',
  async (text) => {
    await open();
    const { name } = stations.typed;
    const field = listIn(name, 'React 19').getByLabelText('Word for React 19');
    fireEvent.input(field, { target: { value: text } });
    press(name, 'React 19', 'Add to React 19');
    expect(outcome(name)).toHaveTextContent(
      /^Missed: React 19 got (no text from its field|(nothing|‘.+’), not ‘\w+’)\.$/,
    );
    expect(field).toHaveValue(text);
  },
);

test('the right word that a script typed is a miss', async () => {
  await open();
  const { name } = stations.typed;
  fireEvent.input(listIn(name, 'React 19').getByLabelText('Word for React 19'), { target: { value: words.typed } });
  press(name, 'React 19', 'Add to React 19');
  expect(outcome(name)).toHaveTextContent('Missed: a script set this value. A person must do it.');
});

test('a changed value without an event reaches no framework', async () => {
  await open();
  const { name } = stations.typed;
  for (const framework of ['React 19', 'Vue']) {
    (listIn(name, framework).getByLabelText(`Word for ${framework}`) as HTMLInputElement).value = words.typed;
    press(name, framework, `Add to ${framework}`);
    expect(outcome(name)).toHaveTextContent(`Missed: ${framework} got no text from its field.`);
  }
});

test('an old word, too few words and words without a press are misses', async () => {
  await open();
  const { name } = stations.later;
  const check = (...typed: string[]) => {
    fireEvent.input(screen.getByLabelText('Five words'), { target: { value: typed.join(' ') } });
    fireEvent.click(screen.getByRole('button', { name: 'Check words' }));
    return outcome(name).textContent;
  };
  const [first] = words.later;
  const rest = ['a', 'b', 'c', 'd'];
  expect(check()).toBe('Missed: the field does not have five words.');
  expect(check(...rest)).toBe('Missed: the field does not have five words.');
  expect(check(...rest, ...rest)).toBe('Missed: the field does not have five words.');
  expect(check(first?.first ?? '', ...rest)).toBe(`Missed: ‘${first?.first}’ is the old word of React 19.`);
  expect(check(...rest, 'e')).toBe('Missed: ‘a’ is not the word of React 19.');
  const noPress = 'Missed: you did not press the button of React 19.';
  expect(check(...words.later.map(({ next }) => next))).toBe(noPress);
  expect(check(...words.later.map(({ next }) => `${next.toUpperCase()}, `))).toBe(noPress);
});

test('in the last station, another task and a removal are misses', async () => {
  await open();
  const { name } = stations.same;
  const { finished, tasks } = words.same;
  const other = tasks[0]?.find((task) => task !== finished);
  press(name, 'Vue', `Finish ${other}`);
  expect(outcome(name)).toHaveTextContent(`Missed: you finished ‘${other}’ in the list of Vue, not ‘${finished}’.`);
  press(name, 'React 19', `Remove ${finished}`);
  expect(outcome(name)).toHaveTextContent(`Missed: you removed ‘${finished}’ from the list of React 19.`);
});

test('two seeds give two pages, one seed the same, and no word occurs twice', () => {
  expect(wordsOf('1')).toEqual(wordsOf('1'));
  expect(wordsOf('1')).not.toEqual(wordsOf('2'));
  const all = words.later.flatMap(({ first, next }) => [first, next]);
  expect(new Set([...all, words.typed]).size).toBe(11);
});

test('a list changes without losing the numbers of its tasks', () => {
  const items = itemsOf(['Bike', 'Cake']);
  expect(withItem(withoutItem(items, 1), 'Door').map(({ number, text }) => `${number} ${text}`)).toEqual([
    '2 Cake',
    '3 Door',
  ]);
  expect(withItem([], 'Door')).toEqual([{ number: 1, text: 'Door', finished: false }]);
  expect(withFinished(items, 2).map(({ finished }) => finished)).toEqual([false, true]);
});
