import type { SiteConfig } from '../contract/site';
import { sample } from '../test/long';
import { oddValues } from '../test/oddValues';
import { obeyFaults, readFault } from './faults';
import { fetchFrom } from './fetchFrom';
import { underFault } from './underFault';

const site: SiteConfig = {
  shell: 'http://shell.test',
  remotes: [
    { name: 'forms', title: 'Forms', url: 'http://forms.test' },
    { name: 'media', title: 'Media', url: 'http://media.test' },
  ],
  services: { mail: 'http://api.test', geocoder: 'http://geo.test/base', inbox: 'http://inbox.test' },
};

afterEach(() => {
  window.history.replaceState(null, '', '/');
  globalThis.faultyAddress = undefined;
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

function obey(search: string) {
  window.history.replaceState(null, '', search);
  obeyFaults(site);
}

const MANIFEST = 'http://forms.test/mf-manifest.json';
const ENTRY = 'http://forms.test/static/remoteEntry.0123456789ab.js';
const CHUNK = 'http://forms.test/static/counter.0123456789ab.js';
const STYLE = 'http://forms.test/static/counter.0123456789ab.css';
const OTHER = 'http://forms.test/practice/counter.0123456789ab.json';
const FILES = [MANIFEST, ENTRY, CHUNK, STYLE, OTHER];
const API = ['http://api.test/send-email', 'http://api.test/verify-code', 'http://geo.test/base/reverse'];

test('without a fault an address is what it was', () => {
  expect(underFault(CHUNK)).toBe(CHUNK);
});

test.each([
  ['forms', FILES],
  ['forms/manifest', [MANIFEST]],
  ['forms/entry', [ENTRY]],
  ['forms/chunk', [CHUNK]],
  ['forms/style', [STYLE]],
  ['send-email', ['http://api.test/send-email']],
  ['verify-code', ['http://api.test/verify-code']],
  ['reverse', ['http://geo.test/base/reverse']],
])('%s is the target of these requests, and of no others', (target, meant) => {
  obey(`/?fault=${target}:503`);
  const others = ['http://media.test/static/video.0.js', 'http://shell.test/static/main.0.js', 'http://inbox.test/'];
  for (const address of [...FILES, ...API, ...others]) {
    expect(underFault(address)).toBe(meant.includes(address) ? `${address}?fault=503` : address);
  }
});

test('a call of a group’s backend is a target, also below the address of its group and over a WebSocket', () => {
  const services = { tally: 'http://tally.test', votes: 'http://forms.test/votes' };
  const [forms, media] = site.remotes as [(typeof site.remotes)[0], (typeof site.remotes)[0]];
  window.history.replaceState(null, '', '/?fault=tally/count:503&fault=votes/live:drop');
  obeyFaults({ ...site, remotes: [{ ...forms, services }, media] });
  const asked = ['http://tally.test/count', 'http://tally.test/counts', 'ws://forms.test/votes/live', CHUNK];
  expect(asked.map(underFault)).toEqual([
    'http://tally.test/count?fault=503',
    'http://tally.test/counts',
    'ws://forms.test/votes/live?fault=drop',
    CHUNK,
  ]);
});

test('an address that asks for something already goes on asking for it', () => {
  obey('/?fault=reverse:slow-3000&fault=forms/entry:drop');
  expect(underFault('http://geo.test/base/reverse?lat=48.5&lon=9')).toBe(
    'http://geo.test/base/reverse?lat=48.5&lon=9&fault=slow-3000',
  );
  expect(underFault(`${ENTRY}?attempt=1`)).toBe(`${ENTRY}?attempt=1&fault=drop`);
});

test('@n is the n-th request to that target, and no other', () => {
  obey('/?fault=forms/chunk:cut@2&fault=send-email:503@1');
  const asked = [CHUNK, ENTRY, CHUNK, CHUNK, API[0] as string, API[0] as string].map(underFault);
  expect(asked).toEqual([CHUNK, ENTRY, `${CHUNK}?fault=cut`, CHUNK, `${API[0]}?fault=503`, API[0]]);
});

test('of two faults for one request the first is asked for, and both have counted it', () => {
  obey('/?fault=forms:503@1&fault=forms/chunk:drop@2');
  expect([CHUNK, CHUNK].map(underFault)).toEqual([`${CHUNK}?fault=503`, `${CHUNK}?fault=drop`]);
});

test.each([
  ['', 'Unknown fault ‘’. Write a target and a failure: forms:503.'],
  ['forms', 'Unknown fault ‘forms’. Write a target and a failure: forms:503.'],
  ['forms:503:1', 'Unknown fault ‘forms:503:1’. Write a target and a failure: forms:503.'],
  [
    'from:503',
    `Unknown fault target ‘from’. Use one of forms, forms/manifest, forms/entry, forms/chunk, forms/style, media, send-email, verify-code, reverse.`,
  ],
  ['media/manifests:503', expect.stringMatching(/^Unknown fault target ‘media\/manifests’\. Use one of forms/)],
  ['forms:200', 'Unknown failure ‘200’. Use 400 to 599, slow-1 to slow-30000, hang, drop, cut or garbage.'],
  ['forms:slow-30001', expect.stringMatching(/^Unknown failure ‘slow-30001’/)],
  ['forms:503@0', '‘@0’ does not name a request. Use @1 for the first one.'],
  ['forms:503@', '‘@’ does not name a request. Use @1 for the first one.'],
  ['forms:503@two', '‘@two’ does not name a request. Use @1 for the first one.'],
])('of ‘%s’ it says what is wrong, and nothing fails', (text, said) => {
  expect(readFault(text, site)).toEqual(said);
  obey(`/?fault=${text}`);
  expect(FILES.map(underFault)).toEqual(FILES);
});

test('a call of a demo obeys', async () => {
  const block = Object.assign(document.createElement('script'), { id: 'playground', type: 'application/json' });
  block.textContent = JSON.stringify(site);
  document.head.append(block);
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const init = { method: 'POST' };
  await fetchFrom('mail', 'send-email', init);
  obey('/?fault=send-email:garbage');
  await fetchFrom('mail', 'send-email', init);
  expect(asked.mock.calls).toEqual([
    ['http://api.test/send-email', init],
    ['http://api.test/send-email?fault=garbage', init],
  ]);
});

test('odd values are a fault or a sentence, and every address stays one', () => {
  for (const value of oddValues(sample(5000))) {
    const fault = readFault(value, site);
    if (typeof fault === 'string') expect(fault).toMatch(/^(Unknown (fault|failure) |‘@)/);
    obey(`/?fault=${encodeURIComponent(value)}`);
    expect(new URL(underFault(MANIFEST)).pathname).toBe('/mf-manifest.json');
  }
});
