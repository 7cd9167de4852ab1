import { lazily } from '@playground/kit/useLazy';
import { fireEvent, render, screen } from '@testing-library/react';
import CodeEditor from './components/CodeEditor';
import EditableBlock from './components/EditableBlock';
import Loaded from './components/Loaded';
import { draw } from './draw';
import { docOf, schema, textOf } from './editor/model';

const asked = draw('7');
const outcome = (name: string) => screen.getByRole('status', { name });

test('a seed decides all texts, and each task has one answer', () => {
  expect(draw('7')).toEqual(asked);
  expect(draw('8')).not.toEqual(asked);
  for (let seed = 0; seed < 300; seed++) {
    const { code, people, person, headline, order, word } = draw(String(seed));
    const [first = ''] = person.split(' ');
    const alike = people.filter((name) => name.startsWith(first));
    expect(alike).toHaveLength(5);
    expect([alike[0], alike[4]]).not.toContain(person);
    expect(new Set(people).size).toBe(people.length);
    expect(headline.text.match(new RegExp(`\\b${headline.word}\\b`, 'g'))).toHaveLength(1);
    expect(headline.text.split(headline.word).length).toBeGreaterThan(2);
    expect(new Set(order).size).toBe(4);
    expect(code.text[code.lamp - 1]).toMatch(new RegExp(`^lamp-${code.lamp} = \\d\\d$`));
    expect(word).toBe(word.normalize());
  }
});

test('the model is written with bold words, mentions and lines', () => {
  const { mention, paragraph, doc } = schema.nodes;
  const bold = schema.text('all', [schema.mark('strong')]);
  const line = paragraph.create(null, [schema.text('Hi '), bold, schema.text(' '), mention.create({ name: 'Nora' })]);
  expect(textOf(doc.create(null, [line, paragraph.create()]))).toBe('Hi **all** [@Nora]\n');
  for (const odd of ['', ' ', '<b>x</b>', 'مرحبا 🙂', 'a'.repeat(100_000)]) expect(textOf(docOf(odd))).toBe(odd);
  expect(textOf(docOf('opens\u00a0at noon'))).toBe('opens at noon');
});

test('typed characters are neither a bold word nor a mention', () => {
  expect(textOf(docOf('**all** [@Nora] \\'))).toBe(String.raw`\*\*all\*\* \[@Nora] \\`);
});

test('what a script writes into the block is not known to the page', () => {
  render(<EditableBlock note={asked.note} />);
  const block = screen.getByRole('textbox', { name: 'Note' });
  block.textContent = asked.note;
  fireEvent.click(screen.getByRole('button', { name: 'Check note' }));
  expect(outcome('Editable block')).toHaveTextContent(/^Missed: the block shows .* but a script wrote that/);
  fireEvent.input(block);
  expect(outcome('Editable block')).toHaveTextContent(/^Missed: a script set this value/);
  expect(outcome('Note in the model')).toHaveTextContent('This note is out of date.');
});

test('the code cannot be right before its editor is open', () => {
  render(<CodeEditor {...asked.code} />);
  fireEvent.click(screen.getByRole('button', { name: 'Check code' }));
  expect(outcome('Code editor')).toHaveTextContent('Missed: the code editor is not open.');
});

test('an editor whose code did not come can be loaded again', async () => {
  const load = jest.fn(async () => () => <p>The editor</p>).mockRejectedValueOnce(new Error('offline'));
  render(<Loaded id="message" label="Message" lazy={lazily<object>(load)} props={{}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Load Message again' }));
  expect(await screen.findByText('The editor')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
