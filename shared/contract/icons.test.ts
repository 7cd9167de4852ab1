import { readIcons } from './icons';

test('a file of icons keeps what is path data, and nothing else', () => {
  expect(
    readIcons({
      '/counter': ['M0 0h16'],
      '/evil': ['"><script>'],
      'no path': ['M0 0'],
      '/text': 'M0 0',
      '/number': [7],
    }),
  ).toEqual({
    '/counter': ['M0 0h16'],
  });
  for (const body of [null, 7, 'text', []]) expect(readIcons(body)).toEqual({});
});
