import { apiWithMail, closeAll } from '@playground/kit/server/test/api';

let url: string;

beforeAll(async () => {
  url = (await apiWithMail()).api.url;
});
afterAll(closeAll);

async function reverse(query: Record<string, string>) {
  const response = await fetch(`${url}/reverse?${new URLSearchParams(query)}`);
  return { status: response.status, body: await response.json() };
}

/** With the same parameters as the page. */
const at = (lat: number, lon: number) =>
  reverse({ format: 'json', lat: String(lat), lon: String(lon), zoom: '18', addressdetails: '1' });

test.each([
  ['Berlin, not its district Mitte', 52.52, 13.405, { city: 'Berlin', country_code: 'de' }],
  ['São Paulo, south and west', -23.5505, -46.6333, { city: 'São Paulo', country_code: 'br' }],
  ['Tübingen', 48.5216, 9.0576, { city: 'Tübingen', country_code: 'de' }],
  ['Vaduz, a small capital', 47.141, 9.5215, { city: 'Vaduz', country_code: 'li' }],
  ['Suva, near the line where longitudes turn', -18.1416, 178.4419, { city: 'Suva', country_code: 'fj' }],
])('names the city %s', async (_, lat, lon, address) => {
  expect(await at(lat, lon)).toEqual({ status: 200, body: { lat: String(lat), lon: String(lon), address } });
});

test('names a small place as a town', async () => {
  expect((await at(-25.34, 131.03)).body.address).toEqual({ town: 'Yulara', country_code: 'au' });
});

test.each([
  ['in the Gulf of Guinea', 0, 0],
  ['at the South Pole', -90, 0],
  ['on the line where longitudes turn', 0, 180],
])('says that there is no address %s, like Nominatim', async (_, lat, lon) => {
  expect(await at(lat, lon)).toEqual({ status: 200, body: { error: 'Unable to geocode' } });
});

test.each([
  ['a latitude beyond the pole', { lat: '90.01' }],
  ['a longitude beyond the line', { lon: '-180.5' }],
])('refuses %s with a message', async (_, wrong) => {
  const query = { format: 'json', lat: '48.5', lon: '9.05', zoom: '18', addressdetails: '1', ...wrong };
  expect(await reverse(query)).toEqual({ status: 400, body: { message: expect.stringMatching(/\w/) } });
});

test('accepts very small numbers as a browser writes them', async () => {
  expect((await at(1e-7, -1e-7)).status).toBe(200);
});
