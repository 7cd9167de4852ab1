import { Places } from './places.ts';

/** How many of these addresses get a place, one after the other. */
const got = (places: Places, addresses: string[]) => addresses.map((address) => places.take(address)).filter(Boolean);

test('one visitor gets half of the places, and others the rest', () => {
  const places = new Places(4);
  expect(got(places, ['10.0.0.1', '10.0.0.1', '10.0.0.1'])).toHaveLength(2);
  expect(got(places, ['10.0.0.2', '10.0.0.3', '10.0.0.4'])).toHaveLength(2);
});

test('a place that is given back is free again, for the same visitor and for others', () => {
  const places = new Places(2);
  for (const next of ['10.0.0.1', '10.0.0.2', '10.0.0.1']) {
    const [leave] = got(places, ['10.0.0.1']);
    expect(got(places, ['10.0.0.1'])).toEqual([]);
    leave?.();
    got(places, [next])[0]?.();
  }
});

test.each([
  ['an IPv6 network', ['2001:db8::1', '2001:db8::ffff:1:2:3', '2001:db8:0:0:9::']],
  ['an IPv4 address, also when it is written as an IPv6 one', ['10.0.0.1', '::ffff:10.0.0.1', '::ffff:a00:1']],
])('%s is one visitor', (_, addresses) => {
  expect(got(new Places(4), addresses)).toHaveLength(2);
});

test('two IPv6 networks, and two mapped IPv4 addresses, are two visitors', () => {
  expect(got(new Places(4), ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])).toHaveLength(3);
  expect(got(new Places(2), ['::ffff:10.0.0.1', '::ffff:10.0.0.2'])).toHaveLength(2);
});
