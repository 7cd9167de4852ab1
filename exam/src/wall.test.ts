import type { Message } from './browser.ts';
import { Refusal, Wall } from './wall.ts';

const TAB = 'tab-1';

/** A wall that has seen the worlds of one frame: the page's has the id 1, the candidate's 2, one that it made 3. */
function wall(files = true) {
  const made = new Wall({ origins: ['http://localhost:3000'], files });
  const created = (id: number, name: string, isDefault: boolean): Message => ({
    method: 'Runtime.executionContextCreated',
    params: { context: { id, uniqueId: `unique-${id}`, name, auxData: { isDefault, frameId: TAB } } },
  });
  const seen = [created(1, '', true), created(2, made.world, false), created(3, 'own', false)].map((event) => {
    made.observe(TAB, event);
    return made.event(TAB, event)?.params.context;
  });
  return { made, seen };
}

test('the candidate sees its own world as the main one, and does not see the page', () => {
  const [page, own, third] = wall().seen;
  expect(page).toBeUndefined();
  expect(own).toMatchObject({ id: 2, name: '', auxData: { isDefault: true, frameId: TAB } });
  expect(third).toMatchObject({ id: 3, name: 'own', auxData: { isDefault: false } });
});

test('a script runs in a world of the candidate, by a name that is never used again', () => {
  const { made } = wall();
  const evaluate = (params: object) => made.command(TAB, 'Runtime.evaluate', { expression: '1', ...params });
  expect(evaluate({})).toEqual({ expression: '1', uniqueContextId: 'unique-2' });
  expect(evaluate({ contextId: 3 })).toEqual({ expression: '1', uniqueContextId: 'unique-3' });
  for (const params of [
    { contextId: 1 },
    { contextId: 4 },
    { uniqueContextId: 'unique-1' },
    { uniqueContextId: 'x' },
  ]) {
    expect(() => evaluate(params)).toThrow(Refusal);
  }
});

test('objects of the page are refused, also deep in the arguments', () => {
  const { made } = wall();
  const call = (objectId: string) =>
    made.command(TAB, 'Runtime.callFunctionOn', { executionContextId: 2, arguments: [{ objectId }] });
  expect(call('-77.2.1')).toMatchObject({ uniqueContextId: 'unique-2' });
  expect(() => call('-77.1.1')).toThrow(Refusal);
  expect(() => call('{"injectedScriptId":1,"id":1}')).toThrow(Refusal);
  // A context that nobody has told of.
  expect(() => call('-77.9.1')).toThrow(Refusal);
  expect(() => made.command(TAB, 'Runtime.getProperties', { objectId: '-77.1.1' })).toThrow(Refusal);
});

test('scripts and bindings for new documents come into the world of the candidate', () => {
  const { made } = wall();
  const worldName = made.world;
  expect(made.command(TAB, 'Page.addScriptToEvaluateOnNewDocument', { source: '1' })).toEqual({
    source: '1',
    worldName,
  });
  expect(made.command(TAB, 'Runtime.addBinding', { name: 'fetch', executionContextId: 1 })).toEqual({
    name: 'fetch',
    executionContextName: worldName,
  });
  expect(made.command(TAB, 'Runtime.addBinding', { name: 'fetch', executionContextName: '' })).toEqual({
    name: 'fetch',
    executionContextName: worldName,
  });
});

test('calls of a binding from the world of the page are not told', () => {
  const { made } = wall();
  const called = (executionContextId: number) =>
    made.event(TAB, { method: 'Runtime.bindingCalled', params: { name: '__playgroundReport', executionContextId } });
  expect(called(1)).toBeUndefined();
  expect(called(2)).toBeDefined();
});

test('beside an object of the page is the world of the candidate in the same frame', () => {
  const { made } = wall();
  expect(made.worldBeside(TAB, '-77.1.1')).toBe(2);
  expect(made.worldBeside(TAB, '-77.9.1')).toBeUndefined();
  const gone = { method: 'Runtime.executionContextDestroyed', params: { executionContextUniqueId: 'unique-1' } };
  made.observe(TAB, gone);
  expect(made.worldBeside(TAB, '-77.1.1')).toBeUndefined();
});

// A trace has the text of all scripts, so also that of the recorder.
test.each([
  'Fetch.enable',
  'DOM.setOuterHTML',
  'Debugger.enable',
  'Tracing.start',
  'constructor.enable',
  'Nothing.at',
  '',
])('%s is refused', (method) => {
  expect(() => wall().made.command(TAB, method)).toThrow(`The exam refuses ${method}.`);
});

test.each(['file:///etc/hosts', 'view-source:http://localhost:3000', 'http://localhost:3001', 'data:text/html,x', 7])(
  'the address %s is refused',
  (url) => {
    const { made } = wall();
    expect(() => made.command(TAB, 'Page.navigate', { url })).toThrow(/opens only pages of the site/);
    expect(() => made.command(TAB, 'Target.createTarget', { url })).toThrow(/opens only pages of the site/);
  },
);

test('what the page logs comes without its objects', () => {
  const { made } = wall();
  const args = [
    { type: 'object', objectId: '-77.1.1', description: 'Object' },
    { type: 'string', value: 'x' },
  ];
  const seen = made.event(TAB, { method: 'Runtime.consoleAPICalled', params: { executionContextId: 1, args } });
  expect(seen?.params).toEqual({
    executionContextId: 2,
    args: [
      { type: 'string', value: 'Object', description: 'Object' },
      { type: 'string', value: 'x' },
    ],
  });
});

test('what a context logs that nobody has told of is not shown', () => {
  const event = { method: 'Runtime.consoleAPICalled', params: { executionContextId: 9, args: [] } };
  expect(wall().made.event(TAB, event)).toBeUndefined();
});

test('the scopes of a function are not shown', () => {
  const { made } = wall();
  const result = { result: [], internalProperties: [{ name: '[[Scopes]]', value: { objectId: '-77.2.1' } }] };
  expect(made.result('Runtime.getProperties', result)).toEqual({ result: [] });
  expect(made.result('Runtime.evaluate', result)).toBe(result);
});

test('a candidate on another machine chooses no files of this one', () => {
  const { made } = wall(false);
  expect(() => made.command(TAB, 'DOM.setFileInputFiles', { files: ['/etc/hosts'] })).toThrow(Refusal);
  const behaviour = { behavior: 'allow', downloadPath: '/etc' };
  expect(made.command(TAB, 'Browser.setDownloadBehavior', behaviour)).toEqual({ behavior: 'deny' });
});
