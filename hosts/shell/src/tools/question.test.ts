import { CAPABILITIES } from '@playground/kit/contract/tools';
import { about, type Capability } from './question';

const capabilities: Capability[] = Object.entries(CAPABILITIES).map(([id, name]) => ({
  id,
  name,
  verdicts: {},
  stations: [],
}));

test.each([
  ['shadow dom', 'closed-roots', 'shadow-roots'],
  ['drag and drop', 'native-drag', 'pointer-drag'],
  ['read a downloaded file', 'downloads'],
  ['iframe of another domain', 'other-origin-frames'],
  ['basic auth popup', 'http-login'],
  ['right click', 'mouse-buttons'],
  ['geolocation', 'position'],
])('what people call it by leads to it: %s', (question, ...wanted) => {
  const found = about(question, capabilities).map(({ id }) => id);
  expect(found.slice(0, wanted.length).sort()).toEqual(wanted);
});
