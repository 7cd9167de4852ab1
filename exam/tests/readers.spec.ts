/** Whatever a page can read of a field, the recorder looks at. The platform's own prototypes say what there is to read. */
import path from 'node:path';
import { root } from '@playground/kit/project/folders';
import { pageScript } from '@playground/kit/scripts/build/pageScript';
import { REPORT } from '../src/reports';
import { expect, test } from './fixture';

/** Runs in the page. The readers are what shows something else as soon as somebody else has changed the fields. */
function findReaders() {
  /** These change something, and give nothing. */
  const CHANGES =
    /^(constructor$|on|add|after|animate|append|attach|before|blur|click|delete|dispatch|fastSeek|focus|hide|insert|move|normalize|prepend|release|remove|replace|request|reset$|scroll|set|show|start|step|submit$|toggle|webkitRequest)/;
  const heard = (window as unknown as { heard: string[] }).heard;
  const make = () => {
    const form = document.createElement('form');
    form.method = 'dialog';
    const add = (tag: string, given: object = {}, into: Element = form) =>
      into.appendChild(Object.assign(document.createElement(tag), given));
    const fields = [
      add('input', { name: 'text', value: 'x', pattern: 'x' }),
      ...['number', 'date', 'file'].map((type) => add('input', { name: type, type })),
      ...['checkbox', 'radio', 'radio'].map((type, i) => add('input', { name: type, type, value: `${type}${i}` })),
      add('textarea', { value: 'x', maxLength: 9 }),
      add('select'),
      add('select', { multiple: true }),
    ];
    const options = fields.slice(-2).flatMap((select) => ['one', 'two'].map((text) => add('option', { text }, select)));
    document.body.appendChild(document.createElement('div')).appendChild(form);
    return [form, ...fields, ...options, form.elements.namedItem('radio') as RadioNodeList];
  };
  const membersOf = (one: object) => {
    const members: { owner: string; key: string; get?: (() => unknown) | undefined; call?: () => unknown }[] = [];
    for (let from = Object.getPrototypeOf(one); from && from !== Object.prototype; from = Object.getPrototypeOf(from))
      for (const [key, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(from)))
        if (!CHANGES.test(key))
          members.push({ owner: from.constructor.name, key, get, ...(typeof value === 'function' && { call: value }) });
    return members;
  };
  const holds = (one: Node): string =>
    [...('querySelectorAll' in one ? (one as Element).querySelectorAll('*') : []), one]
      .map((each) => JSON.stringify([(each as HTMLInputElement).value, (each as HTMLInputElement).checked]))
      .join();
  type Find = (made: object[]) => object;
  const inWords = (value: unknown): string => {
    if (value instanceof Node) return value.isConnected ? value.nodeName + (value as Element).id : holds(value);
    if (
      value instanceof FormData ||
      value instanceof NodeList ||
      value instanceof HTMLCollection ||
      value instanceof FileList
    )
      return [...value].map(inWords).join();
    if (Array.isArray(value)) return value.map(inWords).join();
    if (value instanceof File) return value.name;
    return Object(value) === value && !(value instanceof Date) ? typeof value : String(value);
  };
  const readers = new Map<string, boolean>();
  const tried = new Set<string>();
  /** Compares what a page gets from a subject that it had before with what it gets after somebody has changed the fields of its form. */
  const look = (find: Find, isHeld = false) => {
    const subjects = [find(make()), find(make())] as [object, object];
    document.dispatchEvent(new Event('forge'));
    const probe = (name: string, act: (subject: object) => unknown) => {
      const [before, after] = subjects.map((subject) => {
        heard.length = 0;
        try {
          return inWords(act(subject));
        } catch (error) {
          return (error as Error).name;
        }
      });
      const isHeard = heard.some((text) => text.includes('"value"'));
      if (before !== after) readers.set(name, (readers.get(name) ?? true) && isHeard);
    };
    const [subject] = subjects;
    const { type, nodeName } = subject as { type?: string; nodeName?: string };
    for (const { owner, key, get, call } of membersOf(subject)) {
      const name = `${owner}.${key}`;
      if (tried.has(`${subject.constructor.name} ${nodeName} ${type} ${isHeld} ${name}`)) continue;
      tried.add(`${subject.constructor.name} ${nodeName} ${type} ${isHeld} ${name}`);
      if (get) probe(name, (one) => get.call(one));
      for (const given of call ? [[], [':checked'], [0]] : [])
        probe(name, (one) => Reflect.apply(call as () => unknown, one, given));
      const value = get && !isHeld && !/^(style|attributes|dataset|classList|part)$/.test(key) && get.call(subject);
      if (value && typeof value === 'object' && !(value instanceof Node))
        look((from) => get.call(find(from)) as object, true);
    }
    if (subject instanceof HTMLFormElement) probe('new FormData', (form) => new FormData(form as HTMLFormElement));
    for (const form of [...document.forms].slice(-2)) form.parentElement?.remove();
  };
  for (const at of make().keys()) look((made) => made[at] as object);
  return Object.fromEntries(readers);
}

/** Runs in a world of its own. */
const FORGER = `document.addEventListener('forge', () => {
  const files = new DataTransfer();
  files.items.add(new File([''], 'forged'));
  const values = { number: '7', date: '2030-01-01' };
  for (const one of [...document.forms].at(-1).querySelectorAll('input, textarea, option')) {
    if (one.localName === 'option') one.selected = one.text === 'two';
    else if (one.type === 'file') one.files = files.files;
    else if (/radio|checkbox/.test(one.type)) one.checked = true;
    else one.value = values[one.type] ?? 'forged text';
  }
})`;

/** The size of what a field shows says nothing of it that a page could take for an answer. */
const SIZES = /\.(scroll|client|offset)(Width|Height|Top|Left)|Rects?$/;

// Some of what is called here refuses the call.
test.use({ allowComplaints: [/Failed to execute|InvalidState/] });

test('the recorder looks whenever a page reads a field, by whatever reader the browser has', async ({ page }) => {
  test.setTimeout(120_000);
  const setup = JSON.stringify({ path: '/', during: [], keyboard: [] });
  const recorder = pageScript(path.join(root, 'exam/src/page/recorder.ts'));
  await page.addInitScript(`window.heard = []; window.${REPORT} = (text) => heard.push(text);
    (()=>{const SETUP=${setup};${recorder}})()`);
  await page.goto('data:text/html,<!doctype html><title>x</title><body>');
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  await session.send('Runtime.evaluate', { expression: FORGER, contextId });
  const readers = await page.evaluate(findReaders);
  expect(Object.keys(readers)).toEqual(
    expect.arrayContaining(['RadioNodeList.value', 'ValidityState.valid', 'new FormData', 'HTMLSelectElement.value']),
  );
  // It asks the fields of a form whether they are valid: the events that this causes are trusted.
  await page.evaluate('heard.length = 0');
  const asks = 'for (const one of document.forms) one.checkValidity()';
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('form'), { innerHTML: '<input required>' }))`,
  );
  await session.send('Runtime.evaluate', { expression: asks, contextId });
  expect(await page.evaluate('heard.join()')).toContain('"type":"invalid"');
  const unheard = Object.keys(readers).filter((name) => !readers[name] && !SIZES.test(name));
  expect(unheard, `of ${Object.keys(readers).length}`).toEqual([]);
});
