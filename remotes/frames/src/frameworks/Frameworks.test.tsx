import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import AddFinishRemove from './components/AddFinishRemove';
import Later from './components/Later';
import SameSelectors from './components/SameSelectors';
import Typed from './components/Typed';
import { wordsOf } from './draw';
import { itemsOf, withFinished, withItem, withoutItem } from './lists/options';

const outcome = () => screen.getByRole('status');
const words = wordsOf('5');

jest.mock('./lists/lit', () => {
  throw new Error('The chunk did not load.');
});

/** A station when each list is there, and Lit has failed. */
async function open(station: ReactNode) {
  render(station);
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const listIn = (framework: string) => within(screen.getByRole('group', { name: framework }));
const press = (framework: string, name: string) => fireEvent.click(listIn(framework).getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('if the code of a framework does not load, the place of its list says so', async () => {
  await open(<SameSelectors words={words.same} />);
  expect(listIn('Lit').getByRole('alert')).toHaveTextContent('The code of Lit did not load. Reload the page.');
});

test.each(['React 19', 'Vue'])('%s: a wrong step is a miss with its reason, and changes nothing', async (framework) => {
  await open(<AddFinishRemove words={words.basics} />);
  const { finished, removed, tasks } = words.basics;
  const list = () =>
    listIn(framework)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const before = list();
  const other = tasks[0]?.find((task) => task !== finished && task !== removed);
  press(framework, `Add to ${framework}`);
  expect(outcome()).toHaveTextContent(`Missed: you added nothing to the list of ${framework}, not ‘`);
  press(framework, `Finish ${other}`);
  expect(outcome()).toHaveTextContent(
    `Missed: you finished ‘${other}’ in the list of ${framework}, not ‘${finished}’.`,
  );
  press(framework, `Remove ${other}`);
  expect(outcome()).toHaveTextContent(
    `Missed: you removed ‘${other}’ from the list of ${framework}, not ‘${removed}’.`,
  );
  press(framework, `Finish ${finished}`);
  expect(outcome()).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  expect(list()).toEqual(before);
});

test('in the field of a framework, a wrong word is quoted and stays, and a script that types is a miss', async () => {
  await open(<Typed word={words.typed} />);
  const field = listIn('React 19').getByLabelText('Word for React 19');
  const add = (text: string) => {
    fireEvent.input(field, { target: { value: text } });
    press('React 19', 'Add to React 19');
    expect(field).toHaveValue(text);
    return outcome().textContent;
  };
  expect(add('')).toBe('Missed: React 19 got no text from its field.');
  expect(add('   ')).toBe(`Missed: React 19 got nothing, not ‘${words.typed}’.`);
  expect(add('<b>😀</b>')).toBe(`Missed: React 19 got ‘<b>😀</b>’, not ‘${words.typed}’.`);
  expect(add(words.typed)).toBe('Missed: a script set this value. A person must do it.');
});

test.each(['React 19', 'Vue'])('%s: a changed value without an event does not arrive', async (framework) => {
  await open(<Typed word={words.typed} />);
  Object.assign(listIn(framework).getByLabelText(`Word for ${framework}`), { value: words.typed });
  press(framework, `Add to ${framework}`);
  expect(outcome()).toHaveTextContent(`Missed: ${framework} got no text from its field.`);
});

test('an old word, too few words and words without a press are misses', async () => {
  await open(<Later words={words.later} />);
  const check = (...typed: string[]) => {
    fireEvent.input(screen.getByLabelText('Five words'), { target: { value: typed.join(' ') } });
    fireEvent.click(screen.getByRole('button', { name: 'Check words' }));
    return outcome().textContent;
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
  await open(<SameSelectors words={words.same} />);
  const { finished, tasks } = words.same;
  const other = tasks[0]?.find((task) => task !== finished);
  press('Vue', `Finish ${other}`);
  expect(outcome()).toHaveTextContent(`Missed: you finished ‘${other}’ in the list of Vue, not ‘${finished}’.`);
  press('React 19', `Remove ${finished}`);
  expect(outcome()).toHaveTextContent(`Missed: you removed ‘${finished}’ from the list of React 19.`);
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
