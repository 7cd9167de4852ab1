document.body.innerHTML = `
  <p role="status" id="first" aria-label="First">Ready</p>
  <div role="alert" aria-labelledby="title"><h2 id="title">Second</h2><output id="inner">1</output></div>
  <p id="other">Nothing</p>`;

const { seen } = require('./inputs') as typeof import('./inputs');

const element = (id: string) => document.getElementById(id) as HTMLElement;
const said = () => seen.inputs.said.map(({ role, name, text }) => [role, name, text]);

beforeEach(() => {
  seen.inputs.said = [];
});

test('it hears a status whose text changes, all that are around it, and those that come with other elements', async () => {
  element('first').textContent = 'Done';
  (element('inner').firstChild as Text).data = '2';
  element('other').innerHTML = '<ul><li role="alert">Third</li></ul>';
  element('other').append('more');
  await Promise.resolve();
  expect(new Set(said())).toEqual(
    new Set([
      ['status', 'First', 'Done'],
      ['status', '', '2'],
      ['alert', 'Second', 'Second2'],
      ['alert', '', 'Third'],
    ]),
  );
});

test('it does not hear a text that is hidden', async () => {
  element('first').innerHTML = '<p hidden>Later</p><p>Now</p>';
  await Promise.resolve();
  expect(said()).toEqual([['status', 'First', 'Now']]);
});

test('it does not hear what is gone at once, and looks through no more of the page than what changed', async () => {
  const search = jest.spyOn(document, 'querySelectorAll');
  const brief = document.createElement('output');
  brief.textContent = 'Gone';
  document.body.append(brief);
  brief.remove();
  element('other').textContent = 'Something';
  await Promise.resolve();
  expect(said()).toEqual([]);
  expect(search).not.toHaveBeenCalled();
});
