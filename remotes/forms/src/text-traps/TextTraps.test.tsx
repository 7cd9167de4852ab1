import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draw, FLOORS, ZERO_WIDTH_SPACE } from './draw';
import { stations } from './stations';
import TextTraps from './TextTraps';

beforeEach(() => window.history.replaceState(null, '', '/textTraps?seed=7'));
afterEach(() => window.history.replaceState(null, '', '/'));

const drawn = draw('7');
const BY_SCRIPT = /^Missed: a script /;
const outcome = (id: keyof typeof stations) => screen.getByRole('status', { name: stations[id].name });
const buttonOf = (id: keyof typeof stations, place: number) =>
  within(screen.getByRole('region', { name: stations[id].name })).getAllByRole('button')[place] as HTMLElement;

const presses: [keyof typeof stations, string[], string][] = [
  ['non-breaking-spaces', drawn.gate.all, drawn.gate.wanted],
  ['soft-hyphens', drawn.hyphenated.all, drawn.hyphenated.wanted],
  ['text-by-before', drawn.opening.all, drawn.opening.wanted],
  ['ellipsis', drawn.report.all.map(({ name }) => name), drawn.report.wanted],
  ['text-in-pieces', drawn.flight.all, drawn.flight.wanted],
  ['ids-with-digits-first', FLOORS.map((floor) => `Floor ${floor}`), `Floor ${drawn.floor}`],
  ['classes-in-any-order', drawn.box.all.map(({ kind }) => kind.join(' ')), drawn.box.wanted],
  ['label-not-the-name', drawn.named.all, drawn.named.wanted],
];

// Events in jsdom are never trusted, so the right button is a miss too, but for another reason.
test.each(presses)('%s: a wrong button is named in the miss, and a script does not count', (id, all, wanted) => {
  render(<TextTraps />);
  for (const [place, one] of all.entries()) {
    fireEvent.click(buttonOf(id, place));
    if (one === wanted) expect(outcome(id)).toHaveTextContent(BY_SCRIPT);
    else expect(outcome(id)).toHaveTextContent(/^Missed: you pressed the button that reads ‘.+’\.$/);
  }
});

test('the first button that contains the words in bold is not the right one', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { gate, hyphenated, flight, opening, report, box } = draw(String(seed));
    for (const { wanted, all } of [gate, hyphenated, flight, opening]) {
      expect(all).toContain(wanted);
      expect(all[0]).not.toBe(wanted);
      expect(new Set(all).size).toBe(all.length);
    }
    expect(report.all[0]?.name).not.toBe(report.wanted);
    expect(report.all.filter(({ name }) => name.startsWith(report.wanted))).toHaveLength(2);
    expect(box.all[0]?.kind.join(' ')).not.toBe(box.wanted);
    expect(gate.all.some((one) => one !== gate.wanted && one.startsWith(gate.wanted))).toBe(true);
  }
});

test('the same seed draws the same, and another draws other texts', () => {
  expect(draw('7')).toEqual(draw('7'));
  expect(draw('7').code).not.toBe(draw('8').code);
  expect(draw('7').parcel).not.toBe(draw('8').parcel);
});

async function answer(label: string, text: string) {
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value: text } });
  await userEvent.setup().keyboard(`{Tab}`);
  fireEvent.submit(field.closest('form') as HTMLFormElement);
}

test('a copied code has characters that nobody sees', async () => {
  render(<TextTraps />);
  const code = screen.getByText((_, element) => element?.id === 'zero-width-spaces-ticket').textContent;
  expect(code).toContain(ZERO_WIDTH_SPACE);
  await answer('Code on the ticket', code);
  expect(outcome('zero-width-spaces')).toHaveTextContent('Missed: you read 7 characters, and your answer has 9.');
  await answer('Code on the ticket', code.replaceAll(ZERO_WIDTH_SPACE, ''));
  expect(outcome('zero-width-spaces')).toHaveTextContent(BY_SCRIPT);
});

test('the digits of the document, and a copied mark, are not what a person reads', async () => {
  render(<TextTraps />);
  await answer('Number on the parcel', drawn.parcel);
  expect(outcome('bidi-marks')).toHaveTextContent(/^Missed: \d{4} is the order in the document\./);
  await answer('Number on the parcel', `\u202e${drawn.parcel}\u202c`);
  expect(outcome('bidi-marks')).toHaveTextContent('Missed: your answer contains a mark that you do not see.');
  await answer('Number on the parcel', [...drawn.parcel].reverse().join(''));
  expect(outcome('bidi-marks')).toHaveTextContent(BY_SCRIPT);
});

test('a copied sign has Cyrillic letters', async () => {
  render(<TextTraps />);
  const { textContent } = screen.getByText((_, element) => element?.id === 'look-alike-letters-sign');
  await answer('Word on the sign', textContent);
  expect(outcome('look-alike-letters')).toHaveTextContent(/^Missed: your answer has Cyrillic letters: [3-9]\.$/);
  await answer('Word on the sign', drawn.sign);
  expect(outcome('look-alike-letters')).toHaveTextContent(BY_SCRIPT);
});

test.each(['', '   ', 'x'.repeat(100_000), '<b>x</b>', 'مرحبا', '🙂'])(
  'bad input %.10j is a miss, and stays',
  async (text) => {
    render(<TextTraps />);
    await answer('Code on the ticket', text);
    expect(outcome('zero-width-spaces')).toHaveTextContent(
      text.trim() ? /^Missed: ‘.{1,41}’ is not the code on the ticket\.$/u : 'Missed: nothing was typed.',
    );
    expect(screen.getByLabelText('Code on the ticket')).toHaveValue(text);
  },
);

test('capital letters of the document are small ones by style', () => {
  render(<TextTraps />);
  const { action, all, wanted } = drawn.cased;
  const reads = { upper: action.toUpperCase(), lower: action.toLowerCase(), none: action };
  for (const [place, style] of all.entries()) {
    const button = buttonOf('case-by-style', place);
    if (style !== 'none') expect(button).not.toHaveTextContent(reads[style]);
    fireEvent.click(button);
    expect(outcome('case-by-style')).toHaveTextContent(
      reads[style] === wanted ? BY_SCRIPT : `Missed: you pressed the button that reads ‘${reads[style]}’.`,
    );
  }
});

test('a press makes other ids, and a dot in a selector finds the button that removes all fruit', () => {
  render(<TextTraps />);
  const button = screen.getByRole('button', { name: 'Archive' });
  const { id } = button;
  fireEvent.click(button);
  expect(button.id).toMatch(/^archive-B-\d{4}$/);
  expect(button.id).not.toBe(id);
  fireEvent.click(document.querySelector(`#remove.${drawn.fruit}`) as Element);
  expect(outcome('ids-with-dots')).toHaveTextContent(/^Missed: you pressed Remove all fruit\./);
  fireEvent.click(document.getElementById(`remove.${drawn.fruit}`) as Element);
  expect(outcome('ids-with-dots')).toHaveTextContent(BY_SCRIPT);
});

test('the town of the other address is a miss, and so is a wrong town', async () => {
  render(<TextTraps />);
  const { address, wanted } = drawn.town;
  const other = address === 'Billing' ? 'Delivery' : 'Billing';
  const town = (one: string) => within(screen.getByRole('group', { name: `${one} address` })).getByLabelText('Town');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save addresses' }));
  save();
  expect(outcome('labels-that-occur-twice')).toHaveTextContent(`Missed: Town of the ${address} address is empty.`);
  fireEvent.input(town(other), { target: { value: wanted } });
  save();
  expect(outcome('labels-that-occur-twice')).toHaveTextContent(
    `Missed: you typed ‘${wanted}’ into Town of the ${other} address.`,
  );
  fireEvent.input(town(other), { target: { value: '' } });
  fireEvent.input(town(address), { target: { value: wanted } });
  save();
  expect(outcome('labels-that-occur-twice')).toHaveTextContent(BY_SCRIPT);
});
