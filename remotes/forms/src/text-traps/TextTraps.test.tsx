import { fireEvent, render, screen } from '@testing-library/react';
import { draw, FLOORS, ZERO_WIDTH_SPACE } from './draw';
import type { stations } from './stations';
import TextTraps from './TextTraps';

window.history.replaceState(null, '', '/textTraps?seed=7');

const drawn = draw('7');
const BY_SCRIPT = /^Missed: a script /;
// By the public ids, because to compute all roles of the page is slow.
const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
const outcome = (id: keyof typeof stations) => byId(`${id}-outcome`);
const pressIn = (id: keyof typeof stations, place: number) =>
  fireEvent.click(byId(id).querySelectorAll('button')[place] as Element);

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
    pressIn(id, place);
    if (one === wanted) expect(outcome(id)).toHaveTextContent(BY_SCRIPT);
    else expect(outcome(id)).toHaveTextContent(/^Missed: you pressed the button that reads ‘.+’\.$/);
  }
});

test('a seed decides all texts, and the first button that contains the words in bold is not the right one', () => {
  expect(draw('7')).toEqual(drawn);
  expect(draw('8')).not.toEqual(drawn);
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

function answer(id: keyof typeof stations, text: string) {
  fireEvent.input(byId(`${id}-answer`), { target: { value: text } });
  fireEvent.submit(byId(`${id}-answer`).form as HTMLFormElement);
  return expect(outcome(id));
}

test('a copied code has characters that nobody sees', () => {
  render(<TextTraps />);
  const code = byId('zero-width-spaces-ticket').textContent;
  expect(code).toContain(ZERO_WIDTH_SPACE);
  answer('zero-width-spaces', code).toHaveTextContent('Missed: you read 7 characters, and your answer has 9.');
  answer('zero-width-spaces', code.replaceAll(ZERO_WIDTH_SPACE, '')).toHaveTextContent(BY_SCRIPT);
});

test('the digits of the document, and a copied mark, are not what a person reads', () => {
  render(<TextTraps />);
  answer('bidi-marks', drawn.parcel).toHaveTextContent(/^Missed: \d{4} is the order in the document\./);
  answer('bidi-marks', `\u202e${drawn.parcel}\u202c`).toHaveTextContent(
    'Missed: your answer contains a mark that you do not see.',
  );
  answer('bidi-marks', [...drawn.parcel].reverse().join('')).toHaveTextContent(BY_SCRIPT);
});

test('a copied sign has Cyrillic letters', () => {
  render(<TextTraps />);
  answer('look-alike-letters', byId('look-alike-letters-sign').textContent).toHaveTextContent(
    /^Missed: your answer has Cyrillic letters: [3-9]\.$/,
  );
  answer('look-alike-letters', drawn.sign).toHaveTextContent(BY_SCRIPT);
});

test('bad input is a miss, and stays', () => {
  render(<TextTraps />);
  for (const text of ['', '   ', 'x'.repeat(100_000), '<b>x</b>', 'مرحبا', '🙂']) {
    answer('zero-width-spaces', text).toHaveTextContent(
      text.trim() ? /^Missed: ‘.{1,41}’ is not the code on the ticket\.$/u : 'Missed: nothing was typed.',
    );
    expect(byId('zero-width-spaces-answer')).toHaveValue(text);
  }
});

test('capital letters of the document are small ones by style', () => {
  render(<TextTraps />);
  const { action, all, wanted } = drawn.cased;
  const reads = { upper: action.toUpperCase(), lower: action.toLowerCase(), none: action };
  for (const [place, style] of all.entries()) {
    if (style !== 'none') expect(byId(`case-by-style-${place + 1}`)).not.toHaveTextContent(reads[style]);
    pressIn('case-by-style', place);
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
  fireEvent.click(byId(`remove.${drawn.fruit}`));
  expect(outcome('ids-with-dots')).toHaveTextContent(BY_SCRIPT);
});

test('the town of the other address is a miss, and so is a wrong town', () => {
  render(<TextTraps />);
  const { address, wanted } = drawn.town;
  const other = address === 'Billing' ? 'Delivery' : 'Billing';
  const set = (one: string, value: string) => fireEvent.input(byId(`${one.toLowerCase()}-town`), { target: { value } });
  const save = () => {
    fireEvent.click(byId('save-addresses'));
    return expect(outcome('labels-that-occur-twice'));
  };
  save().toHaveTextContent(`Missed: Town of the ${address} address is empty.`);
  set(other, wanted);
  save().toHaveTextContent(`Missed: you typed ‘${wanted}’ into Town of the ${other} address.`);
  set(other, '');
  set(address, 'x');
  save().toHaveTextContent(`Missed: Town of the ${address} address is ‘x’.`);
  set(address, wanted);
  save().toHaveTextContent(BY_SCRIPT);
});
