import path from 'node:path';
import { optionsFromEnvironment } from './environment.ts';

const project = path.resolve(__dirname, '../../..');
const read = (environment: Record<string, string>) =>
  optionsFromEnvironment({ WORKSPACE: 'media', ...environment }, project);

test('the defaults are the addresses of npm start', () => {
  expect(read({})).toEqual({
    name: 'media',
    root: path.join(project, 'remotes/media/dist'),
    port: 3002,
    host: undefined,
    site: {
      shell: 'http://localhost:3000',
      remotes: expect.arrayContaining([expect.objectContaining({ name: 'media', url: 'http://localhost:3002' })]),
      services: {
        mail: 'http://localhost:3100',
        geocoder: 'http://localhost:3100',
        inbox: 'http://localhost:3101',
      },
    },
  });
});

test('everything can be said', () => {
  const remotes = [{ name: 'sixth', title: 'Sixth', url: 'https://sixth.example' }];
  const options = read({
    WORKSPACE: 'sixth',
    ROOT: '/srv',
    PORT: '80',
    HOST: '0.0.0.0',
    SHELL_URL: 'https://play.example/',
    REMOTES: JSON.stringify(remotes),
    API_URL: 'https://play.example/api/',
    INBOX_URL: 'https://mail.example',
    GEOCODER_URL: 'https://geo.example',
  });
  expect(options).toEqual({
    name: 'sixth',
    root: '/srv',
    port: 80,
    host: '0.0.0.0',
    site: {
      shell: 'https://play.example',
      remotes,
      services: { mail: 'https://play.example/api', geocoder: 'https://geo.example', inbox: 'https://mail.example' },
    },
  });
});

test('the address of one remote can be said alone, whatever table it stands in', () => {
  const { site, port } = read({ MEDIA_URL: 'http://localhost:4002/' });
  expect(site.remotes.map(({ url }) => url)).toEqual(
    [3001, 4002, 3003, 3004, 3005].map((n) => `http://localhost:${n}`),
  );
  expect(port).toBe(4002);
  const remotes = JSON.stringify([{ name: 'the-sixth', title: 'Sixth', url: 'http://localhost:3006' }]);
  const sixth = read({ WORKSPACE: 'the-sixth', REMOTES: remotes, THE_SIXTH_URL: 'https://sixth.example' });
  expect(sixth.site.remotes).toEqual([{ name: 'the-sixth', title: 'Sixth', url: 'https://sixth.example' }]);
});

test('an empty variable is as good as none: compose files pass those', () => {
  expect(read({ PORT: '', REMOTES: '', API_URL: ' ' })).toEqual(read({}));
});

test('an address without a port of its own leaves the usual one of containers', () => {
  expect(read({ WORKSPACE: 'shell', SHELL_URL: 'https://play.example' }).port).toBe(8080);
});

test.each([
  ['WORKSPACE', 'medium', "WORKSPACE must be one of shell, forms, media, frames, tables, async, not 'medium'."],
  ['WORKSPACE', '', /^WORKSPACE must be one of .*, not ''\.$/],
  ['PORT', '80a', "PORT must be a number from 0 to 65535, not '80a'."],
  ['PORT', '70000', "PORT must be a number from 0 to 65535, not '70000'."],
  ['SHELL_URL', 'localhost:3000', "SHELL_URL must be an address like http://localhost:3000, not 'localhost:3000'."],
  ['SHELL_URL', 'http://a/b', "SHELL_URL must be an origin, without a path, not 'http://a/b'."],
  ['MEDIA_URL', 'https://play.example/media', /^MEDIA_URL must be an origin/],
  ['API_URL', 'javascript:1', /^API_URL must be an address/],
  ['INBOX_URL', 'x', /^INBOX_URL must be an address/],
  ['GEOCODER_URL', 'http://user@geo', /^GEOCODER_URL must be an address/],
  ['REMOTES', '[', /^REMOTES must be a JSON list .*\.$/],
  ['REMOTES', '{}', /it is no list\.$/],
  ['REMOTES', '[null]', /entry 1 has no name/],
  ['REMOTES', '[{"name":"shell","title":"x","url":"http://a"}]', /entry 1 has no name/],
  ['REMOTES', '[{"name":"a","url":"http://a"}]', /a has no title\.$/],
  ['REMOTES', '[{"name":"a","title":"A"}]', /a has no url\.$/],
  ['REMOTES', '[{"name":"a","title":"A","url":"/a"}]', /^REMOTES, a must be an address/],
  [
    'REMOTES',
    '[{"name":"a","title":"A","url":"http://a"},{"name":"a","title":"B","url":"http://b"}]',
    /a stands in it twice\.$/,
  ],
])('%s=%s is refused in one line that names it', (variable, value, message) => {
  expect(() => read({ [variable]: value })).toThrow(message);
});
