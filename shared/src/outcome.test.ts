import type { ElementExpectation } from '../contract/task';
import { frameDocument, isMet, wasMet, watch } from './outcome';

beforeEach(() => {
  document.body.innerHTML = `
    <output aria-label="Count">  5
      apples</output>
    <label>Name <input value="Ada"></label>
    <label><input type="checkbox" checked> Agree</label>
    <div role="switch" aria-checked="false" aria-label="Dark"></div>
    <section aria-label="First"><button type="button">Press</button></section>
    <section aria-label="Second"><button type="button" hidden>Press</button></section>
    <ul aria-label="Fruit"><li>mango</li><li>guava</li></ul>
    <iframe title="Outer"></iframe>`;
});

test.each<[string, ElementExpectation, boolean]>([
  ['a role, a name and a text with white space folded', { role: 'status', name: 'Count', text: '5 apples' }, true],
  ['another text', { role: 'status', name: 'Count', text: '5 apple' }, false],
  ['another name', { role: 'status', name: 'Counts', text: '5 apples' }, false],
  ['a pattern of the whole text', { role: 'status', pattern: '\\d+ apples' }, true],
  ['a pattern of a part', { role: 'status', pattern: '\\d+' }, false],
  ['a value', { role: 'textbox', name: 'Name', value: 'Ada' }, true],
  ['another value', { role: 'textbox', name: 'Name', value: 'Bob' }, false],
  ['a tick', { role: 'checkbox', name: 'Agree', checked: true }, true],
  ['a switch that is off', { role: 'switch', name: 'Dark', checked: false }, true],
  ['a switch that is on', { role: 'switch', name: 'Dark', checked: true }, false],
  ['a place', { role: 'button', name: 'Press', within: { role: 'region', name: 'First' } }, true],
  ['a place where it is hidden', { role: 'button', name: 'Press', within: { role: 'region', name: 'Second' } }, false],
  ['nothing visible', { role: 'button', hidden: true, within: { role: 'region', name: 'Second' } }, true],
  [
    'nothing visible where there is',
    { role: 'button', hidden: true, within: { role: 'region', name: 'First' } },
    false,
  ],
  ['a pattern of what a field holds', { role: 'textbox', name: 'Name', pattern: 'A..' }, true],
  ['a pattern of what another one holds', { role: 'textbox', name: 'Name', pattern: 'B..' }, false],
  ['texts in their order', { role: 'listitem', texts: ['mango', 'guava'] }, true],
  ['what all fields hold', { role: 'textbox', name: 'Name', texts: ['Ada'] }, true],
  ['what a field does not hold', { role: 'textbox', name: 'Name', texts: [''] }, false],
  ['texts in another order', { role: 'listitem', texts: ['guava', 'mango'] }, false],
])('%s: %j is %s', (_, expected, met) => {
  expect(isMet(expected, document)).toBe(met);
});

test('looks into open shadow roots, and not into closed ones', () => {
  const [open, closed] = [document.createElement('div'), document.createElement('div')];
  document.body.append(open, closed);
  open.attachShadow({ mode: 'open' }).innerHTML = '<button>In the open</button>';
  closed.attachShadow({ mode: 'closed' }).innerHTML = '<button>Behind doors</button>';
  expect(isMet({ role: 'button', name: 'In the open' }, document)).toBe(true);
  expect(isMet({ role: 'button', name: 'Behind doors' }, document)).toBe(false);
});

test('finds the document of a frame by its title', () => {
  const inner = frameDocument(['Outer'], document);
  expect(inner).toBe(document.querySelector('iframe')?.contentDocument);
  expect(frameDocument(['Outer', 'Inner'], document)).toBeUndefined();
  expect(frameDocument(['Other'], document)).toBeUndefined();
});

test('remembers what was there for a moment only', async () => {
  const expected = { role: 'tooltip', text: 'Here', during: true } as const;
  watch([expected], window);
  expect(wasMet(expected)).toBe(false);
  const tooltip = document.createElement('div');
  tooltip.setAttribute('role', 'tooltip');
  tooltip.textContent = 'Here';
  document.body.append(tooltip);
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  tooltip.remove();
  expect(wasMet(expected)).toBe(true);
});
