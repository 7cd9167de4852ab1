import { demo } from '@playground/kit/test/manifest';
import { configOf, hintOf } from '../../test/groups';
import { readHint } from './hint';

const hint = hintOf(configOf('forms'), [demo('/counter')], 'abc');

afterEach(() => {
  document.head.innerHTML = '';
});

const written = (text: string) => {
  document.head.innerHTML = `<script type="application/json" id="hint">${text}</script>`;
};

test('is what the server wrote', () => {
  written(JSON.stringify(hint));
  expect(readHint()).toEqual(hint);
});

test('is none in a document that says nothing', () => {
  expect(readHint()).toBeUndefined();
  written('');
  expect(readHint()).toBeUndefined();
});
